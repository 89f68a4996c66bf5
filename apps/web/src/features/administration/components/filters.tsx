import { adminListMessages as messages } from '@kahani/messages/en/admin-lists'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Select } from '../../../ui/input.tsx'
import { useTypedText } from '../../../ui/use-typed-text.ts'

/** Two beside each other on a phone. */
const FILTER_WIDTH = 'max-sm:w-[calc(50%-0.375rem)] sm:w-40'

interface FilterBarProps {
  /** Whether there is anything to clear. */
  active: boolean
  onClear: () => void
  children: ReactNode
}

export function FilterBar({ active, onClear, children }: FilterBarProps) {
  return (
    <search aria-label={messages.filters} className="flex flex-wrap items-end gap-3">
      {children}
      {active && (
        <Button variant="ghost" onClick={onClear} className="max-sm:grow">
          {messages.clear}
        </Button>
      )}
    </search>
  )
}

interface SelectFilterProps {
  label: string
  value: string
  /** The text of each value. */
  options: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

/** A list whose first option is no filter. */
export function SelectFilter({ label, value, options, onChange }: SelectFilterProps) {
  return (
    <Field label={label} className={FILTER_WIDTH}>
      <Select value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{messages.all}</option>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface TextFilterProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'maxLength'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Applied to every input. */
  clean?: (text: string) => string
  className?: string
}

/** Applies its text when the user stops typing. */
export function TextFilter({
  label,
  value,
  onChange,
  clean = text => text,
  className = FILTER_WIDTH,
  ...input
}: TextFilterProps) {
  const { text, type } = useTypedText(value, onChange)
  return (
    <Field label={label} className={className}>
      <Input {...input} value={text} onChange={event => type(clean(event.currentTarget.value))} autoComplete="off" />
    </Field>
  )
}

export const UserIdFilter = (filter: Pick<TextFilterProps, 'value' | 'onChange'>) => (
  <TextFilter
    {...filter}
    label={messages.userId}
    clean={text => text.replaceAll(/\D/g, '')}
    inputMode="numeric"
    maxLength={15}
  />
)
