import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import type { DraftStore } from './draft.ts'
import type { Start } from './start-form.ts'
import { type FilledBrief, type StoryForm, storyFormSchema } from './story-form.ts'

interface DraftFormOptions {
  draft: DraftStore
  start: Start
  /** Whether the address names the child. */
  hasChild: boolean
  needsPhoto: (form: StoryForm) => boolean
}

/** The form with the values of the draft, which is saved on every change. `photoLost`: the photo must be chosen again. */
export function useDraftForm({ draft, start, hasChild, needsPhoto }: DraftFormOptions) {
  const [photoLost, setPhotoLost] = useState(() => draft.hadPhoto())
  const resolver: Resolver<StoryForm, unknown, FilledBrief> = (values, ...context) =>
    zodResolver(storyFormSchema(needsPhoto(values)))(values, ...context)
  // `BriefForm` focuses the first invalid field by its position on the page; react-hook-form uses the mount order.
  const form = useForm<StoryForm, unknown, FilledBrief>({
    resolver,
    defaultValues: start.form,
    shouldFocusError: false,
  })

  // A reload keeps what is changed afterwards.
  useEffect(() => {
    draft.saveSurprise(start.proposed)
    if (start.origin === 'started' || hasChild) draft.saveForm(form.getValues(), draft.hadPhoto())
    if (hasChild) window.history.replaceState(window.history.state, '', paths.createStory())
  }, [hasChild, draft, form, start])
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
