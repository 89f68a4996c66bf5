import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Members, type Renaming, renameChild } from './saved-people.ts'
import type { FilledBrief, StoryForm } from './story-form.ts'
import { applyChanges } from './use-changes.ts'

/** Whether the name that was typed is still that of the saved child that was chosen. */
export function useRenaming(form: UseFormReturn<StoryForm, unknown, FilledBrief>, members: Members) {
  const [said, setSaid] = useState<Renaming['said']>(null)
  const settled = useRef('')
  const state = () => JSON.stringify(form.getValues(['childId', 'characterName']))
  return {
    /** What the form says about the last name. */
    said,
    /** Called when a name has been typed. */
    settle(): void {
      if (state() === settled.current) return
      const renaming = renameChild(form.getValues(), members)
      applyChanges(form, renaming.changes, form.formState.isSubmitted)
      setSaid(renaming.said)
      settled.current = state()
    },
    /** Called when the parent has corrected it. */
    correct(): void {
      setSaid(null)
      settled.current = state()
    },
  }
}
