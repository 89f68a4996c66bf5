import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

const LOOKS = {
  default: { icon: TriangleAlert, box: 'border-marigold bg-marigold-wash', mark: 'text-ink' },
  info: { icon: Info, box: 'border-peacock bg-peacock-wash', mark: 'text-peacock' },
  success: { icon: CircleCheck, box: 'border-leaf bg-leaf-wash', mark: 'text-leaf' },
  destructive: { icon: CircleAlert, box: 'border-brick bg-brick-wash', mark: 'text-brick' },
}

export interface AlertProps {
  variant?: keyof typeof LOOKS
  title: ReactNode
  className?: string
  children?: ReactNode
}

/** A notice inside the page. A destructive one is announced at once, the others when the reader gets there. */
export function Alert({ variant = 'default', title, className, children }: AlertProps) {
  const { icon: Icon, box, mark } = LOOKS[variant]
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'note'}
      className={cn('flex gap-3 rounded-drawn border-2 p-4', box, className)}
    >
      <Icon className={cn('mt-0.5 size-5 shrink-0', mark)} aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        <p className="font-display text-lg font-semibold leading-snug">{title}</p>
        {children && <div className="text-sm">{children}</div>}
      </div>
    </div>
  )
}
