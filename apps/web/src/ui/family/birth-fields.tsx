import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, FieldSet } from '../field.tsx'
import { Select } from '../input.tsx'
import { birthYears, MONTHS } from './birth-month.ts'

const messages = familyMemberMessages.fields

interface BirthFieldsProps {
  legend: string
  hint?: string
  error: string | undefined
  required: boolean
  month: UseFormRegisterReturn
  year: UseFormRegisterReturn
}

/** The month and the year in which a child was born. */
export function BirthFields({ legend, hint, error, required, month, year }: BirthFieldsProps) {
  const [years] = useState(() => birthYears(new Date()))
  return (
    <FieldSet legend={legend} hint={hint} error={error} required={required}>
      <div className="grid max-w-sm grid-cols-[1.4fr_1fr] gap-3">
        <Field label={messages.month} labelHidden>
          <Select {...month} aria-invalid={error ? true : undefined}>
            <option value="">{messages.month}</option>
            {MONTHS.map((value, index) => (
              <option key={value} value={value}>
                {messages.months[index]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={messages.year} labelHidden>
          <Select {...year} aria-invalid={error ? true : undefined}>
            <option value="">{messages.year}</option>
            {years.map(value => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </FieldSet>
  )
}
