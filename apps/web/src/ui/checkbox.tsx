import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  description?: ReactNode
  /** The error message; marks the checkbox as invalid. */
  error?: string | undefined
}

/** A styled native checkbox. Spread `register(name)` of react-hook-form on it. */
export function Checkbox({ label, description, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1.5">
      <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...input}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy(id, { about: description, error })}
            aria-invalid={error ? true : undefined}
            className="peer size-6 cursor-[inherit] appearance-none rounded-sm border-2 border-edge bg-card checked:border-peacock checked:bg-peacock disabled:opacity-55 aria-invalid:border-brick"
          />
          <Check
            className="pointer-events-none absolute size-4 scale-0 text-on-peacock transition-transform duration-150 ease-settle peer-checked:scale-100"
            strokeWidth={3.5}
            aria-hidden="true"
          />
        </span>
        <span className="min-w-0">
          <span id={`${id}-label`} className="block">
            {label}
          </span>
          {description && (
            <span id={`${id}-about`} className="block text-sm text-ink-soft">
              {description}
            </span>
          )}
        </span>
      </label>
      {error && (
        <div className="pl-9">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
