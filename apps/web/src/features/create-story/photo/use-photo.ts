import { createStoryMessages } from '@kahani/messages/en/create-story'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FilledBrief, StoryForm } from '../story-form.ts'
import { PhotoError, preparePhoto } from './prepare-photo.ts'

const messages = createStoryMessages.photo
const FIELD = 'characterPhoto'
const CONSENT = 'photoConsent'

/** Chooses and removes the form's reference photo. */
export function usePhoto({
  setValue,
  setError,
  clearErrors,
  setFocus,
}: UseFormReturn<StoryForm, unknown, FilledBrief>) {
  const [opening, setOpening] = useState(false)
  const [news, setNews] = useState('')
  const latest = useRef(Promise.resolve())

  function put(photo: string | null): void {
    setValue(FIELD, photo, { shouldDirty: true })
    // Another photo may show another child.
    setValue(CONSENT, false)
    clearErrors([FIELD, CONSENT])
    setNews(photo ? messages.added : messages.removed)
  }

  async function open(file: File, isLatest: () => boolean): Promise<void> {
    setOpening(true)
    setNews(messages.opening)
    clearErrors(FIELD)
    try {
      const photo = await preparePhoto(file)
      if (isLatest()) put(photo)
    } catch (refusal) {
      if (!(refusal instanceof PhotoError)) throw refusal
      if (!isLatest()) return
      setError(FIELD, { message: refusal.message })
      setNews('')
    } finally {
      if (isLatest()) setOpening(false)
    }
  }

  return {
    /** Whether a file is being opened, which takes a slow phone a second or two. */
    opening,
    /** What a screen reader is told of the last change. */
    news,
    /** Puts the picture in `file` into the form, or says at the field why not; the photo before then stays. */
    choose(file: File | undefined): void {
      if (!file) return
      const mine: Promise<void> = open(file, () => latest.current === mine)
      latest.current = mine
    },
    remove(): void {
      latest.current = Promise.resolve()
      setOpening(false)
      put(null)
      setFocus(FIELD)
    },
    /** Resolves once no file is being opened any more. */
    settled: () => Promise.allSettled([latest.current]),
  }
}
export type Photo = ReturnType<typeof usePhoto>
