import { z } from 'zod'

/** The options of the create-story form. Values are sent and stored; their labels are in `@kahani/messages`. */

export const CHARACTER_TYPES = [
  'myself',
  'astronaut',
  'princess',
  'superhero',
  'explorer',
  'pirate',
  'fairy',
  'dragon',
  'wizard',
  'custom',
] as const
export const THEMES = ['space', 'magical', 'underwater', 'jungle', 'farm', 'superhero', 'custom'] as const
export const GENDERS = ['boy', 'girl', 'neutral'] as const
export const AGE_BANDS = ['2-3', '4-6', '7-9', '10-12'] as const
export const PETS = ['none', 'Dog', 'Cat', 'Rabbit', 'Dragon', 'Unicorn'] as const
export const PRIMARY_VALUES = [
  'kindness',
  'honesty',
  'perseverance',
  'gratitude',
  'sharing',
  'courage',
  'respect',
  'responsibility',
  'curiosity',
  'friendship',
  'custom',
] as const
export const ILLUSTRATION_STYLES = ['vivid', 'ghibli', 'watercolor', 'fairytale', 'papercut', 'cartoon'] as const
/** The style that is always available; others are shown as Coming Soon unless the operator opens them. */
export const DEFAULT_STYLE = 'vivid'
export const STORY_FOCUSES = ['values', 'growth'] as const
export const DOWNLOAD_FORMATS = ['pdf', 'epub', 'fixed_epub', 'kf8'] as const

export const characterTypeSchema = z.enum(CHARACTER_TYPES)
export const themeSchema = z.enum(THEMES)
export const genderSchema = z.enum(GENDERS)
export const ageBandSchema = z.enum(AGE_BANDS)
export const petSchema = z.enum(PETS)
export const primaryValueSchema = z.enum(PRIMARY_VALUES)
export const illustrationStyleSchema = z.enum(ILLUSTRATION_STYLES)
export const storyFocusSchema = z.enum(STORY_FOCUSES)
export const downloadFormatSchema = z.enum(DOWNLOAD_FORMATS)

export type CharacterType = z.infer<typeof characterTypeSchema>
export type Theme = z.infer<typeof themeSchema>
export type Gender = z.infer<typeof genderSchema>
export type AgeBand = z.infer<typeof ageBandSchema>
export type Pet = z.infer<typeof petSchema>
export type PrimaryValue = z.infer<typeof primaryValueSchema>
export type IllustrationStyle = z.infer<typeof illustrationStyleSchema>
export type DownloadFormat = z.infer<typeof downloadFormatSchema>

/** Word limits of a page, by age band. */
export const WORDS_PER_PAGE: Record<AgeBand, readonly [min: number, max: number]> = {
  '2-3': [5, 10],
  '4-6': [15, 25],
  '7-9': [30, 50],
  '10-12': [60, 110],
}
/** Pages of text in a story, without the cover. */
export const PAGES_PER_STORY = 10
