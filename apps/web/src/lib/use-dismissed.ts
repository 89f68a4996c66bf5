import { useState } from 'react'
import type { StoredValue } from './storage.ts'

/** Whether the user dismissed a banner, and a function that dismisses it. */
export function useDismissed(stored: StoredValue<boolean>): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(stored.read)
  const dismiss = () => {
    setDismissed(true)
    stored.write(true)
  }
  return [dismissed, dismiss]
}
