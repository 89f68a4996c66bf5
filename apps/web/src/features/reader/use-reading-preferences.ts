import { useState } from 'react'
import { type ReadingPreferences, readPreferences } from './reading-preferences.ts'

const KEY = 'kahani.reading'

/** The preferences of this device, and a way to change some of them. */
export function useReadingPreferences() {
  const [preferences, setPreferences] = useState(() => readPreferences(kept()))
  const prefer = (change: Partial<ReadingPreferences>) => {
    const next = { ...preferences, ...change }
    setPreferences(next)
    keep(JSON.stringify(next))
  }
  return { ...preferences, prefer }
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(value: string): void {
  try {
    window.localStorage.setItem(KEY, value)
  } catch {
    // Storage may be closed to the page; the choice then lasts as long as the page.
  }
}
