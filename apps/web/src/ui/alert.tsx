import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

const VARIANTS = {
  default: { icon: TriangleAlert, box: 'border-marigold bg-marigold-wash', iconColor: 'text-ink' },
  info: { icon: Info, box: 'border-peacock bg-peacock-wash', iconColor: 'text-peacock' },
  success: { icon: CircleCheck, box: 'border-leaf bg-leaf-wash', iconColor: 'text-leaf' },
  destructive: { icon: CircleAlert, box: 'border-brick bg-brick-wash', iconColor: 'text-brick' },
}

interface AlertProps {
  variant?: keyof typeof VARIANTS
  title: ReactNode
  className?: string
  children?: ReactNode
}

/** A notice in the page. Screen readers announce a destructive one at once, others when they reach it. */
export function Alert({ variant = 'default', title, className, children }: AlertProps) {
  const { icon: Icon, box, iconColor } = VARIANTS[variant]
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'note'}
      className={cn('flex gap-3 rounded-drawn border-2 p-4', box, className)}
    >
      <Icon className={cn('mt-0.5 size-5 shrink-0', iconColor)} aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        <p className="font-display text-lg font-semibold leading-snug">{title}</p>
        {children && <div className="text-sm">{children}</div>}
      </div>
    </div>
  )
}
