import { PHRASE_MAX } from '@kahani/contracts/brief'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { StoryForm } from '../model/story-form.ts'

interface CustomTextProps {
  name: 'customCharacter' | 'customValue' | 'customTheme'
  label: string
  hint: string
}

/** The text of the parent's own idea, below the options. */
export function CustomText({ name, label, hint }: CustomTextProps) {
  const { register, formState } = useFormContext<StoryForm>()
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} required className="max-w-md animate-rise">
      <Input {...register(name)} maxLength={PHRASE_MAX} autoComplete="off" enterKeyHint="done" />
    </Field>
  )
}
