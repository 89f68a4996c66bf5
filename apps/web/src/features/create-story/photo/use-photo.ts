import { createStoryMessages } from '@kahani/messages/en/create-story'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FilledBrief, StoryForm } from '../model/story-form.ts'
import { PhotoError, preparePhoto } from './prepare-photo.ts'

const messages = createStoryMessages.photo
const FIELD = 'characterPhoto'
const CONSENT = 'photoConsent'

/** Sets and removes the reference photo of the form. */
export function usePhoto({
  setValue,
  setError,
  clearErrors,
  setFocus,
}: UseFormReturn<StoryForm, unknown, FilledBrief>) {
  const [opening, setOpening] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef(Promise.resolve())

  function setPhoto(photo: string | null): void {
    setValue(FIELD, photo, { shouldDirty: true })
    // Consent applies to one photo only.
    setValue(CONSENT, false)
    clearErrors([FIELD, CONSENT])
    setAnnouncement(photo ? messages.added : messages.removed)
  }

  async function open(file: File, isLatest: () => boolean): Promise<void> {
    setOpening(true)
    setAnnouncement(messages.opening)
    clearErrors(FIELD)
    try {
      const photo = await preparePhoto(file)
      if (isLatest()) setPhoto(photo)
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error
      if (!isLatest()) return
      setError(FIELD, { message: error.message })
      setAnnouncement('')
    } finally {
      if (isLatest()) setOpening(false)
    }
  }

  return {
    /** Whether a file is being prepared, which takes a second or two on a slow phone. */
    opening,
    /** Announces the last change to screen readers. */
    announcement,
    /** Sets the photo, or shows an error at the field and keeps the previous photo. */
    choose(file: File | undefined): void {
      if (!file) return
      const current: Promise<void> = open(file, () => latest.current === current)
      latest.current = current
    },
    remove(): void {
      latest.current = Promise.resolve()
      setOpening(false)
      setPhoto(null)
      setFocus(FIELD)
    },
    /** Resolves when no file is being prepared. */
    settled: () => Promise.allSettled([latest.current]),
  }
}
export type Photo = ReturnType<typeof usePhoto>
