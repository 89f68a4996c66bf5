import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, FieldSet } from '../field.tsx'
import { Select } from '../input.tsx'
import { type Birth, birthYears, MONTHS } from './birth-month.ts'

const messages = familyMemberMessages.fields

interface BirthFieldsProps {
  legend: string
  hint?: string
  required: boolean
}

/** The month and the year in which a child was born, of a form with these fields. */
export function BirthFields({ legend, hint, required }: BirthFieldsProps) {
  const { register, formState } = useFormContext<Birth>()
  const error = formState.errors.birthMonth?.message
  const [years] = useState(() => birthYears(new Date()))
  return (
    <FieldSet legend={legend} hint={hint} error={error} required={required}>
      <div className="grid max-w-sm grid-cols-[1.4fr_1fr] gap-3">
        <Field label={messages.month} labelHidden>
          <Select {...register('birthMonth')} aria-invalid={error ? true : undefined}>
            <option value="">{messages.month}</option>
            {MONTHS.map((value, index) => (
              <option key={value} value={value}>
                {messages.months[index]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={messages.year} labelHidden>
          <Select {...register('birthYear')} aria-invalid={error ? true : undefined}>
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
