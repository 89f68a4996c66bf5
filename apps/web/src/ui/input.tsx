import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'
import { useFieldControl } from './field.tsx'

const CONTROL_CLASSES =
  'w-full rounded-drawn-sm border-2 border-edge bg-card px-3.5 text-base text-ink placeholder:text-ink-soft placeholder:opacity-80 transition-colors duration-150 enabled:hover:border-ink-soft focus-visible:border-peacock focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-brick'

/** Linked to the label, hint and error of a surrounding `Field`. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} {...useFieldControl()} {...rest} className={cn(CONTROL_CLASSES, 'min-h-12', className)} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...useFieldControl()} {...rest} className={cn(CONTROL_CLASSES, 'py-2.5', className)} />
}

/** A native select, which works best on phones. Children are `option`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select {...useFieldControl()} {...rest} className={cn(CONTROL_CLASSES, 'min-h-12 appearance-none pr-11')}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
    </span>
  )
}
