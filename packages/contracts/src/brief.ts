import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { z } from 'zod'
import {
  ageBandSchema,
  characterTypeSchema,
  DEFAULT_STYLE,
  genderSchema,
  illustrationStyleSchema,
  petSchema,
  primaryValueSchema,
  storyFocusSchema,
  themeSchema,
} from './options.ts'

/** Longest entries, in characters. */
export const NAME_MAX = 40
export const PHRASE_MAX = 80
export const MESSAGE_MAX = 500
/** Largest reference photo, in characters of its data URL (about 7 MB of picture). */
export const PHOTO_URL_MAX = 10_000_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const clean = (text: string) => text.replace(CONTROL, '').trim()
const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ')

const phrase = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(most, messages.tooLong(most)))
const optionalPhrase = (most: number) => phrase(most).default('')
const required = (message: string) => ({ error: message })

/**
 * What a parent messages about the child and the story: the body of `POST /api/generate-story`.
 * `characterPhoto` is an image as a data URL. Whether a photo is required depends on the account and is not said here.
 */
export const storyBriefSchema = z
  .object({
    characterName: z
      .string(required(messages.nameRequired))
      .transform(oneLine)
      .pipe(z.string().min(1, messages.nameRequired).max(NAME_MAX, messages.tooLong(NAME_MAX))),
    characterAge: z.enum(ageBandSchema.options, messages.ageRequired),
    characterGender: z.enum(genderSchema.options, messages.genderRequired),
    characterType: characterTypeSchema.default('myself'),
    customCharacter: optionalPhrase(PHRASE_MAX),
    theme: themeSchema.default('space'),
    customTheme: optionalPhrase(PHRASE_MAX),
    friendName: optionalPhrase(NAME_MAX),
    pet: petSchema.default('none'),
    specialMessage: z
      .string()
      .transform(clean)
      .pipe(z.string().max(MESSAGE_MAX, messages.tooLong(MESSAGE_MAX)))
      .default(''),
    illustrationStyle: illustrationStyleSchema.default(DEFAULT_STYLE),
    characterPhoto: z.string().max(PHOTO_URL_MAX, messages.photoTooLarge).nullish(),
    /** Whether the sender may give the child's photo and agrees to its use; a photo is not taken without. */
    photoConsent: z.boolean().default(false),
    storyFocus: storyFocusSchema.default('values'),
    primaryValue: primaryValueSchema.default('kindness'),
    customValue: optionalPhrase(PHRASE_MAX),
    growthSeries: z.boolean().default(false),
    seriesPosition: z.string().max(20).default('first'),
    previousStories: z.array(z.number().int().positive()).max(20).default([]),
  })
  .superRefine((brief, ctx) => {
    if (brief.characterPhoto && !brief.photoConsent) {
      ctx.addIssue({ code: 'custom', path: ['photoConsent'], message: messages.photoConsentRequired })
    }
    const pairs = [
      ['characterType', 'customCharacter', messages.customCharacterRequired],
      ['theme', 'customTheme', messages.customThemeRequired],
      ['primaryValue', 'customValue', messages.customValueRequired],
    ] as const
    for (const [choice, entry, message] of pairs) {
      if (brief[choice] === 'custom' && brief[entry] === '') ctx.addIssue({ code: 'custom', path: [entry], message })
    }
  })

/** The brief as it is sent; every field with a default may be left out. */
export type StoryBriefInput = z.input<typeof storyBriefSchema>
/** The brief as it is worked with: cleaned, with every default filled in. */
export type StoryBrief = z.output<typeof storyBriefSchema>
