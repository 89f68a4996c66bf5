export const TEXT_SIZES = ['small', 'regular', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How somebody likes to read on this device. */
export interface ReadingPreferences {
  bedtime: boolean
  textSize: TextSize
}

const USUAL: ReadingPreferences = { bedtime: false, textSize: 'regular' }

/** What was kept, with the usual for everything that is missing or makes no sense. */
export function readPreferences(kept: string | null): ReadingPreferences {
  try {
    const { bedtime, textSize } = { ...JSON.parse(kept ?? '{}') } as Record<string, unknown>
    return { bedtime: bedtime === true, textSize: TEXT_SIZES.find(size => size === textSize) ?? USUAL.textSize }
  } catch {
    return USUAL
  }
}

/** The size `steps` larger (or smaller, below 0), or undefined where there is none. */
export const adjustTextSize = (size: TextSize, steps: number): TextSize | undefined =>
  TEXT_SIZES[TEXT_SIZES.indexOf(size) + steps]
