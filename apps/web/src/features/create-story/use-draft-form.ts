import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Drafts } from './draft.ts'
import { type FilledBrief, type StoryForm, storyFormSchema } from './story-form.ts'

/** The form as it was left, kept on every change. `photoLost`: it had a photo, which has to be chosen again. */
export function useDraftForm(drafts: Drafts, photoRequired: boolean) {
  const [photoLost, setPhotoLost] = useState(() => drafts.hadPhoto())
  const [defaultValues] = useState(() => drafts.form())
  const resolver = useMemo(() => zodResolver(storyFormSchema(photoRequired)), [photoRequired])
  // The first invalid field is found by its place on the page, not by when it was first shown.
  const form = useForm<StoryForm, unknown, FilledBrief>({ resolver, defaultValues, shouldFocusError: false })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const stillLost = photoLost && values.characterPhoto === null
          drafts.saveForm(values, stillLost)
          setPhotoLost(stillLost)
        },
      }),
    [form, drafts, photoLost],
  )
  return { form, photoLost }
}
