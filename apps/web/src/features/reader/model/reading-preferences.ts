import { storedValue } from '../../../lib/storage.ts'

export const TEXT_SIZES = ['small', 'regular', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** When the bedtime theme is used. */
export const BEDTIMES = ['off', 'on', 'sunset'] as const

/** Of speech; 1 is normal. */
export const RATES = [0.7, 0.8, 0.9, 1, 1.2] as const

/** The reading settings of this device. */
export interface ReadingPreferences {
  bedtime: (typeof BEDTIMES)[number]
  textSize: TextSize
  rate: (typeof RATES)[number]
  /** The URI of the chosen voice; null for the best one. */
  voice: string | null
}

const DEFAULTS: ReadingPreferences = { bedtime: 'off', textSize: 'regular', rate: 0.9, voice: null }

/** Parses stored preferences; missing and invalid values get their defaults. */
export function parsePreferences(stored: unknown): ReadingPreferences {
  const { bedtime, textSize, rate, voice } = { ...(stored as Record<string, unknown> | null | undefined) }
  return {
    // Version 1 stored whether it is on.
    bedtime: bedtime === true ? 'on' : (BEDTIMES.find(value => value === bedtime) ?? DEFAULTS.bedtime),
    textSize: TEXT_SIZES.find(size => size === textSize) ?? DEFAULTS.textSize,
    rate: RATES.find(value => value === rate) ?? DEFAULTS.rate,
    voice: typeof voice === 'string' ? voice : null,
  }
}

/** The preferences of this device. */
export const storedPreferences = storedValue('device', 'reading', parsePreferences)
