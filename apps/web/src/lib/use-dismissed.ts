import { useState } from 'react'

/** Whether the user dismissed a notice in this tab, and a function that dismisses it. */
export function useDismissed(storageKey: string): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => isDismissed(storageKey))
  const dismiss = () => {
    setDismissed(true)
    storeDismissed(storageKey)
  }
  return [dismissed, dismiss]
}

function isDismissed(storageKey: string): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function storeDismissed(storageKey: string): void {
  try {
    window.sessionStorage.setItem(storageKey, 'yes')
  } catch {
    // Storage is full or blocked; the notice appears again after a reload.
  }
}
