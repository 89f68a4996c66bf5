import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { StoryForm } from './story-form.ts'

/** Sets answers together. Errors that a submission has shown are checked again. */
export function useChanges(): (changes: Partial<StoryForm>) => void {
  const form = useFormContext<StoryForm>()
  const { isSubmitted } = form.formState
  return changes => applyChanges(form, changes, isSubmitted)
}

export function applyChanges(
  { setValues, trigger }: Pick<UseFormReturn<StoryForm>, 'setValues' | 'trigger'>,
  changes: Partial<StoryForm>,
  isSubmitted: boolean,
): void {
  const names = Object.keys(changes) as (keyof StoryForm)[]
  if (names.length === 0) return
  setValues(changes)
  // What a look says of a child decides whether a photo is needed.
  if (isSubmitted) void trigger([...names, 'characterPhoto'])
}
