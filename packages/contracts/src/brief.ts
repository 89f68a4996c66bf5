import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { z } from 'zod'
import { lookSchema } from './looks.ts'
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
import { COMPANIONS_MAX, type StoryPeople } from './people.ts'
import { clean, oneLine, printed } from './printed-text.ts'

/** Maximum lengths, in characters as people count them: a letter with its vowel signs, or an emoji, is one. */
export const NAME_MAX = 40
export const PHRASE_MAX = 80
export const MESSAGE_MAX = 500
/** Maximum length of the photo's data URL (an image of about 7 MB). */
export const PHOTO_URL_MAX = 10_000_000

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
    /** What the pet is called. A saved pet keeps its own name. */
    petName: printed(NAME_MAX, oneLine).optional(),
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
    /** Id of the saved child that the story is about. */
    childId: z.uuid().nullish(),
    /**
     * Ids of the saved people and of the pet that come along. `friendName` and `pet` are the first person and the pet among them;
     * whom they name beside these comes along unsaved.
     */
    companionIds: z
      .array(z.uuid())
      .max(COMPANIONS_MAX + 1)
      .optional(),
    /** The look of the child; without it, that of the saved child. */
    look: lookSchema.nullish(),
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
/** A brief with its people; without them if it is from before people had looks. */
export type PeopledBrief = StoryBrief & { people?: StoryPeople | undefined }
