import { uiMessages } from '@kahani/messages/en/shell'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { cn } from '../lib/class-names.ts'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}
const ControlContext = createContext<FieldControl | null>(null)

/** Attributes that link a control to the label, hint and error of its `Field`; empty outside a `Field`. */
export const useFieldControl = (): Partial<FieldControl> => use(ControlContext) ?? {}

/** The ids of the texts that a control has, such as `{id}-hint`. */
export const describedBy = (id: string, texts: Record<string, ReactNode>): string | undefined =>
  Object.keys(texts)
    .filter(name => texts[name])
    .map(name => `${id}-${name}`)
    .join(' ') || undefined

interface FieldProps {
  label: ReactNode
  /** Shown below the label. */
  hint?: ReactNode
  /** The error message; marks the control as invalid. */
  error?: string | undefined
  required?: boolean
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  className?: string
  /** One control: `Input`, `Textarea` or `Select`. */
  children: ReactNode
}

export function Field({ label, hint, error, required = false, labelHidden = false, className, children }: FieldProps) {
  const id = useId()
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy(id, { hint, error }),
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold text-ink'}>
        {label}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <ControlContext value={control}>{children}</ControlContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface FieldSetProps {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  legendHidden?: boolean
  /** A group of controls: `RadioCard`s or `Checkbox`es. */
  children: ReactNode
}

export function FieldSet({ legend, hint, error, required, legendHidden, children }: FieldSetProps) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 content-start gap-2" aria-describedby={describedBy(id, { hint, error })}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold text-ink'}>
        {legend}
        {required && <span className="sr-only"> ({uiMessages.required})</span>}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-brick">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}
