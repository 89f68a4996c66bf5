import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { isLongerThan } from '@kahani/unicode/text-length'
import { unprintableCharacters } from '@kahani/unicode/unprintable-characters'
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

/** Maximum lengths, in characters as people count them: a letter with its vowel signs, or an emoji, is one. */
export const NAME_MAX = 40
export const PHRASE_MAX = 80
export const MESSAGE_MAX = 500
/** Maximum length of the photo's data URL (an image of about 7 MB). */
export const PHOTO_URL_MAX = 10_000_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const clean = (text: string) => text.replace(CONTROL, '').trim()
const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ')

/** Number of characters that a message names at most. */
const MAX_NAMED = 8

/** What keeps a text from being printed in a book; null if nothing does. */
export function printProblem(text: string, max: number): string | null {
  if (isLongerThan(text, max)) return messages.tooLong(max)
  const unprintable = unprintableCharacters(text)
  if (unprintable.length === 0) return null
  const named = unprintable.length > MAX_NAMED ? [...unprintable.slice(0, MAX_NAMED), '…'] : unprintable
  return messages.unprintable(named.join(' '))
}

/** A text that is printed in a book. It is refused rather than cut. */
const printed = (max: number, tidy: (text: string) => string, error?: { error: string }) =>
  z
    .string(error)
    .transform(tidy)
    .superRefine((text, ctx) => {
      const message = printProblem(text, max)
      if (message) ctx.addIssue({ code: 'custom', message })
    })
const phrase = (max: number) => printed(max, oneLine).default('')

/**
 * The body of `POST /api/generate-story`. `characterPhoto` is an image as a data URL; whether it is required depends on the
 * account and is not validated here.
 */
export const storyBriefSchema = z
  .object({
    characterName: printed(NAME_MAX, oneLine, { error: messages.nameRequired }).refine(
      name => name !== '',
      messages.nameRequired,
    ),
    characterAge: z.enum(ageBandSchema.options, messages.ageRequired),
    characterGender: z.enum(genderSchema.options, messages.genderRequired),
    characterType: characterTypeSchema.default('myself'),
    customCharacter: phrase(PHRASE_MAX),
    theme: themeSchema.default('space'),
    customTheme: phrase(PHRASE_MAX),
    friendName: phrase(NAME_MAX),
    pet: petSchema.default('none'),
    specialMessage: printed(MESSAGE_MAX, clean).default(''),
    illustrationStyle: illustrationStyleSchema.default(DEFAULT_STYLE),
    characterPhoto: z.string().max(PHOTO_URL_MAX, messages.photoTooLarge).nullish(),
    /** Consent to the use of the child's photo. Left out, it is given with the terms; only `false` is refused. */
    photoConsent: z.boolean().optional(),
    /** Consent to the use of the child's name, age, gender and wishes, likewise. */
    detailsConsent: z.boolean().optional(),
    /** Date of the privacy policy that the form showed. */
    noticeVersion: z.iso.date().optional(),
    storyFocus: storyFocusSchema.default('values'),
    primaryValue: primaryValueSchema.default('kindness'),
    customValue: phrase(PHRASE_MAX),
    growthSeries: z.boolean().default(false),
    seriesPosition: z.string().max(20).default('first'),
    previousStories: z.array(z.number().int().positive()).max(20).default([]),
  })
  .superRefine((brief, ctx) => {
    if (brief.detailsConsent === false) {
      ctx.addIssue({ code: 'custom', path: ['detailsConsent'], message: messages.detailsConsentRequired })
    }
    if (brief.characterPhoto && brief.photoConsent === false) {
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

/** The brief as it is sent. Fields with a default are optional. */
export type StoryBriefInput = z.input<typeof storyBriefSchema>
/** The parsed brief: trimmed, with all defaults. */
export type StoryBrief = z.output<typeof storyBriefSchema>
