import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'

const badgeVariants = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold leading-normal whitespace-nowrap',
  {
    variants: {
      variant: {
        highlight: 'bg-marigold text-on-marigold',
        quiet: 'border border-edge text-ink-soft',
        onPicture: 'border border-edge bg-card text-ink-soft',
        info: 'bg-peacock-wash text-peacock',
      },
    },
    defaultVariants: { variant: 'highlight' },
  },
)

export function Badge({ variant, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span {...rest} className={cn(badgeVariants({ variant }), className)} />
}
