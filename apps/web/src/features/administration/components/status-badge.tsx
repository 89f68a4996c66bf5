import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const variants = cva('inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', {
  variants: {
    tone: {
      neutral: 'bg-paper-deep text-ink',
      active: 'bg-peacock-wash text-peacock',
      waiting: 'bg-marigold-wash text-ink',
      good: 'bg-leaf-wash text-leaf',
      bad: 'bg-brick-wash text-brick',
    },
  },
})
export type Tone = NonNullable<VariantProps<typeof variants>['tone']>

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={variants({ tone })}>{children}</span>
}
