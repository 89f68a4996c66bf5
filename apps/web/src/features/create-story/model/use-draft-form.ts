import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import type { DraftStore } from './draft.ts'
import { type Members, startForm } from './saved-people.ts'
import { type FilledBrief, type StoryForm, storyFormSchema } from './story-form.ts'

interface DraftFormOptions {
  draft: DraftStore
  members: Members
  /** The saved child that the story is about from the start. */
  childId: string | null
  needsPhoto: (form: StoryForm) => boolean
}

/** The form with the values of the draft, which is saved on every change. `photoLost`: the photo must be chosen again. */
export function useDraftForm({ draft, members, childId, needsPhoto }: DraftFormOptions) {
  const [photoLost, setPhotoLost] = useState(() => draft.hadPhoto())
  const [defaultValues] = useState(() => startForm(draft.form(), members, childId))
  const resolver: Resolver<StoryForm, unknown, FilledBrief> = (values, ...context) =>
    zodResolver(storyFormSchema(needsPhoto(values)))(values, ...context)
  // `BriefForm` focuses the first invalid field by its position on the page; react-hook-form uses the mount order.
  const form = useForm<StoryForm, unknown, FilledBrief>({ resolver, defaultValues, shouldFocusError: false })

  // A reload keeps what is changed afterwards.
  useEffect(() => {
    if (childId === null) return
    draft.saveForm(form.getValues(), draft.hadPhoto())
    window.history.replaceState(window.history.state, '', paths.createStory())
  }, [childId, draft, form])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const stillLost = photoLost && values.characterPhoto === null
          draft.saveForm(values, stillLost)
          setPhotoLost(stillLost)
        },
      }),
    [form, draft, photoLost],
  )
  return { form, photoLost }
}
