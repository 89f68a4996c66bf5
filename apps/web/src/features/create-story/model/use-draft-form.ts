import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DraftStore } from './draft.ts'
import { type FilledBrief, type StoryForm, storyFormSchema } from './story-form.ts'

/** The form with the values of the draft, which is saved on every change. `photoLost`: the photo must be chosen again. */
export function useDraftForm(draft: DraftStore, photoRequired: boolean) {
  const [photoLost, setPhotoLost] = useState(() => draft.hadPhoto())
  const [defaultValues] = useState(() => draft.form())
  const resolver = useMemo(() => zodResolver(storyFormSchema(photoRequired)), [photoRequired])
  // `BriefForm` focuses the first invalid field by its position on the page; react-hook-form uses the mount order.
  const form = useForm<StoryForm, unknown, FilledBrief>({ resolver, defaultValues, shouldFocusError: false })

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
