import { useState } from 'react'
import { type ReadingPreferences, storedPreferences } from './reading-preferences.ts'

/** The preferences of this device, and a function that updates them. */
export function useReadingPreferences() {
  const [preferences, setPreferences] = useState(storedPreferences.read)
  const update = (change: Partial<ReadingPreferences>) => {
    const next = { ...preferences, ...change }
    setPreferences(next)
    storedPreferences.write(next)
  }
  return { preferences, update }
}
