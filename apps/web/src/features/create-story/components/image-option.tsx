import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/class-names.ts'

interface ImageOptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  value: string
  label: string
  art: ReactNode
  /** Shown on the picture, such as a `Badge`. */
  mark?: ReactNode
}

/** A radio button as an image with a label. */
export function ImageOption({ label, art, mark, className, ...input }: ImageOptionProps) {
  return (
    <label
      className={cn(
        'group relative grid cursor-pointer content-start gap-1.5 rounded-drawn-sm border-2 border-line bg-card p-1.5 pb-2 text-center transition-[border-color,background-color,transform] duration-150 ease-gentle hover:border-edge active:scale-[0.97]',
        'has-checked:border-peacock has-checked:bg-peacock-wash has-checked:shadow-soft has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-transparent has-disabled:active:scale-100',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
        className,
      )}
    >
      <input
        type="radio"
        {...input}
        className="absolute inset-0 z-1 size-full cursor-[inherit] appearance-none opacity-0"
      />
      <span className="col-start-1 row-start-1 overflow-hidden rounded-sm group-has-disabled:opacity-55">{art}</span>
      <span className="text-sm leading-tight font-semibold group-has-disabled:text-ink-soft">{label}</span>
      {mark && <span className="relative col-start-1 row-start-1 mb-1 self-end">{mark}</span>}
      <span className="absolute -top-2 -right-2 grid size-7 scale-0 place-items-center rounded-full border-2 border-card bg-peacock text-on-peacock transition-transform duration-150 ease-settle group-has-checked:scale-100">
        <Check className="size-4" strokeWidth={3.5} aria-hidden="true" />
      </span>
    </label>
  )
}
