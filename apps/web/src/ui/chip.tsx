import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

interface ChipProps extends ComponentProps<'input'> {
  /** Default: `radio`. */
  type?: 'radio' | 'checkbox'
  label: ReactNode
  /** An icon before the label. */
  art?: ReactNode
}

/** A radio button or a checkbox as a pill, at least 44 px high. Its colours change at once: halfway, the text would be illegible. */
export function Chip({ label, art, className, ...input }: ChipProps) {
  return (
    <label
      className={cn(
        'relative inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-full border-2 border-edge bg-card px-4 font-semibold transition-[border-color,transform] duration-150 ease-gentle hover:bg-marigold-wash active:scale-[0.97]',
        'has-checked:border-peacock has-checked:bg-peacock has-checked:text-on-peacock',
        'has-disabled:cursor-not-allowed has-disabled:opacity-55',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
        className,
      )}
    >
      <input
        type="radio"
        {...input}
        className="absolute inset-0 z-1 size-full cursor-[inherit] appearance-none rounded-full opacity-0"
      />
      {art}
      {label}
    </label>
  )
}
