import { useState } from 'react'

const TEXT_SIZES = ['small', 'regular', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** The reading settings of this device. */
interface ReadingPreferences {
  bedtime: boolean
  textSize: TextSize
}

const DEFAULTS: ReadingPreferences = { bedtime: false, textSize: 'regular' }
const STORAGE_KEY = 'kahani.reading'

/** Parses stored preferences; missing and invalid values get their defaults. */
export function parsePreferences(stored: string | null): ReadingPreferences {
  try {
    const { bedtime, textSize } = { ...JSON.parse(stored ?? '{}') } as Record<string, unknown>
    return { bedtime: bedtime === true, textSize: TEXT_SIZES.find(size => size === textSize) ?? DEFAULTS.textSize }
  } catch {
    return DEFAULTS
  }
}

/** The text size `steps` larger, or smaller if negative; undefined past either end. */
export const adjustTextSize = (size: TextSize, steps: number): TextSize | undefined =>
  TEXT_SIZES[TEXT_SIZES.indexOf(size) + steps]

/** The preferences of this device, and a function that updates them. */
export function useReadingPreferences() {
  const [preferences, setPreferences] = useState(() => parsePreferences(readStorage()))
  const update = (change: Partial<ReadingPreferences>) => {
    const next = { ...preferences, ...change }
    setPreferences(next)
    writeStorage(JSON.stringify(next))
  }
  return { ...preferences, update }
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function writeStorage(value: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, value)
  } catch {
    // Storage is full or blocked; the preferences last until the page is closed.
  }
}
