import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../lib/class-names.ts'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  value: string
  label: ReactNode
  description?: ReactNode
  /** Shown below the description, such as a `Badge`. */
  mark?: ReactNode
}

/** A native radio button in a card. Cards with the same `name` form a group; spread `register(name)` on each. */
export function RadioCard({ label, description, mark, ...input }: RadioCardProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'relative flex cursor-pointer flex-col gap-2 rounded-drawn border-2 border-line bg-card p-3 transition-colors duration-150 hover:border-edge',
        'has-checked:border-peacock has-checked:bg-peacock-wash has-checked:shadow-soft has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-transparent',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
      )}
    >
      <span className="flex items-start gap-2.5">
        <input
          type="radio"
          {...input}
          aria-labelledby={`${id}-label`}
          aria-describedby={description || mark ? `${id}-about` : undefined}
          className="mt-0.75 grid size-5 shrink-0 cursor-[inherit] appearance-none place-items-center rounded-full border-2 border-edge bg-card outline-none before:size-2.5 before:scale-0 before:rounded-full before:bg-peacock before:transition-transform before:duration-150 before:ease-settle checked:border-peacock checked:before:scale-100"
        />
        <span className="min-w-0 grow">
          <span id={`${id}-label`} className="block font-semibold leading-snug">
            {label}
          </span>
          <span id={`${id}-about`}>
            {description && <span className="mt-0.5 block text-sm text-ink-soft">{description}</span>}
            {mark && <span className="mt-1.5 block max-[22rem]:-ml-7.5">{mark}</span>}
          </span>
        </span>
      </span>
    </label>
  )
}
