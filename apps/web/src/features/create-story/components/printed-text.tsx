import { printProblem } from '@kahani/contracts/printed-text'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import type { StoryForm } from '../model/story-form.ts'

interface PrintedTextProps extends Omit<ComponentProps<typeof Field>, 'error' | 'children'> {
  name:
    | 'characterName'
    | 'friendName'
    | 'petName'
    | 'customCharacter'
    | 'customTheme'
    | 'customValue'
    | 'specialMessage'
  /** In characters. A longer text is not cut: the field says so. */
  max: number
  onFocus?: () => void
  onBlur?: () => void
}

/** A text that is printed in the book. What can't be printed is named while it is typed. */
export function PrintedText({ name, max, onFocus, onBlur, ...field }: PrintedTextProps) {
  const { register, control, formState } = useFormContext<StoryForm>()
  const text = useWatch({ control, name })
  const error = printProblem(text.trim(), max) ?? formState.errors[name]?.message
  return (
    <Field {...field} error={error}>
      {name === 'specialMessage' ? (
        <Textarea {...register(name)} rows={3} className="min-h-[120px]" />
      ) : (
        <Input
          {...register(name, { ...(onBlur && { onBlur }) })}
          onFocus={onFocus}
          autoComplete="off"
          autoCapitalize={name.endsWith('Name') ? 'words' : undefined}
          enterKeyHint="done"
        />
      )}
    </Field>
  )
}
