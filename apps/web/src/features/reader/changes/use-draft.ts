import { useRef, useState } from 'react'
import type { z } from 'zod'
import { storedValue } from '../../../lib/storage.ts'

interface Draft<T> {
  value: T
  change: (value: T) => void
  discard: () => void
  /** Whether the draft is from before the dialog was closed or the page was reloaded. */
  restored: boolean
}

/**
 * What is typed, which this tab keeps until it is saved or discarded. Without a draft, `stored` is the value.
 * @param schema of a draft in any state, also one that can't be saved
 */
export function useDraft<T>(name: string, schema: z.ZodType<T>, stored: T): Draft<T> {
  const storage = useRef(
    storedValue('tab', `story-changes.${name}`, value =>
      schema
        .nullable()
        .catch(null)
        .parse(value ?? null),
    ),
  ).current
  const [draft, setDraft] = useState(storage.read)
  const [restored, setRestored] = useState(draft !== null)
  return {
    value: draft ?? stored,
    change: next => {
      storage.write(next)
      setDraft(next)
    },
    discard: () => {
      storage.remove()
      setDraft(null)
      setRestored(false)
    },
    restored,
  }
}
