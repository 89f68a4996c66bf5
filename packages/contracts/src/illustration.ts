import { PROPS } from '@kahani/scene/objects'
import { guideSchema, settingSchema, shotSchema } from '@kahani/scene/shot'
import { ACTIONS, EXPRESSIONS, FRIENDS, PEOPLE, TIMES_OF_DAY } from '@kahani/scene/words'
import { z } from 'zod'
import { lookSchema } from './looks.ts'
import { ageBandSchema, characterTypeSchema, genderSchema, illustrationStyleSchema, petSchema } from './options.ts'
import { storyPersonSchema, storyPetSchema } from './people.ts'
import { regionSchema } from './region.ts'

/** Picture briefs, as a storyteller writes them, and illustration requests, as an illustrator receives them. */

/** One picture, described both in prose and as a scene of predefined parts. */
export const pictureBriefSchema = z.object({
  /** For an illustrator that takes a text prompt. */
  description: z.string(),
  /** One or two sentences for people who can't see the picture. */
  altText: z.string(),
  setting: settingSchema,
  timeOfDay: z.enum(TIMES_OF_DAY),
  action: z.enum(ACTIONS),
  expression: z.enum(EXPRESSIONS),
  /** Characters beside the child. Those who come along and `pet` only if the story has them. */
  cast: z.array(z.enum([...FRIENDS, 'pet', 'guide'])),
  guide: guideSchema.nullable(),
  props: z.array(z.enum(PROPS)).max(3),
  /** The staging in detail; null leaves it to the illustrator. */
  shot: shotSchema.nullish(),
})
export type PictureBrief = z.infer<typeof pictureBriefSchema>

/** The appearance of the characters, in prose: the same on every page. */
export const characterBibleSchema = z.object({
  /** Face, hair, build and clothes of the child. */
  child: z.string(),
  friend: z.string().nullable(),
  pet: z.string().nullable(),
})
export type CharacterBible = z.infer<typeof characterBibleSchema>

/** What a story without a provider told, so that later stories of the same child tell something else. It names no person. */
export const toldTaleSchema = z.object({
  /** Name of the tale: "moon-awake", or a frame and a plot: "open-book/last-train". */
  tale: z.string(),
  /** A value and the number of its turn, from 0: "kindness/1". */
  turn: z.string(),
  /** Hashes of the title and of the sentences, 32 bits each. */
  sentences: z.array(z.number().int()),
})
export type ToldTale = z.infer<typeof toldTaleSchema>

/** A generated story. `pages` are in reading order. */
export const storyDraftSchema = z.object({
  title: z.string(),
  bible: characterBibleSchema,
  cover: pictureBriefSchema,
  pages: z.array(z.object({ text: z.string(), picture: pictureBriefSchema })),
  told: toldTaleSchema.optional(),
})
export type StoryDraft = z.infer<typeof storyDraftSchema>

/** The characters of a book, as an illustrator needs them. */
export const castSchema = z.object({
  firstName: z.string(),
  age: ageBandSchema,
  gender: genderSchema,
  characterType: characterTypeSchema,
  customCharacter: z.string(),
  hasFriend: z.boolean(),
  /** As the story calls the friend, or else as the name suggests; neutral without a friend. */
  friendGender: genderSchema,
  pet: petSchema,
  bible: characterBibleSchema,
  /** How the people look that the family described or that are in several of its stories, by their figures. */
  people: z.partialRecord(z.enum(PEOPLE), storyPersonSchema).optional(),
  /** Wears the child's costume in another colour. */
  hasSecondHero: z.boolean().optional(),
  familyPet: storyPetSchema.nullish(),
  /** Seed of the home, the same in all stories of a family; the story's own if left out. */
  homeSeed: z.number().int().nonnegative().optional(),
})
export type Cast = z.infer<typeof castSchema>

/** Who besides the child can have a character sheet: those who come along, and the pet. */
export const COMPANION_FIGURES = [...FRIENDS, 'pet'] as const
export type CompanionFigure = (typeof COMPANION_FIGURES)[number]
/** Whose looks a character sheet shows. */
export type SheetFigure = 'child' | CompanionFigure

/** Page number of the cover picture. */
export const COVER = 0

/** A change of a picture. */
export const pictureEditSchema = z.object({
  /** Key of the picture to change, in the blob store. */
  baseKey: z.string(),
  wish: z.string(),
  /** Where, in shares of width and height; null if the wish says it. */
  region: regionSchema.nullable(),
})
export type PictureEdit = z.infer<typeof pictureEditSchema>

/** A picture to render. `key` is its key in the blob store. */
export const pictureRequestSchema = z.object({
  pageNumber: z.number().int().min(COVER),
  key: z.string(),
  brief: pictureBriefSchema,
  /** The provider refused the description before: the prompt is to be softened. */
  softened: z.boolean(),
  /** Of the picture, if the family requested another one; 0, the original, if left out. */
  version: z.number().int().min(0).optional(),
  /** The look of the child in this picture, if it is another one than in the others. */
  look: lookSchema.nullish(),
  /** How the picture differs from one that is there, in the words of the family: for an illustrator that takes a prompt. */
  edit: pictureEditSchema.nullish(),
})
export type PictureRequest = z.infer<typeof pictureRequestSchema>

/** The pending pictures of a story. A deterministic illustrator renders the same pictures for the same seed. */
export const illustrationRequestSchema = z.object({
  storyId: z.number().int(),
  /** Lettered on the cover; '' if the story has none. */
  title: z.string(),
  seed: z.number().int().nonnegative(),
  style: illustrationStyleSchema,
  cast: castSchema,
  /** Rendered with the premium model and quality, if the illustrator has them. */
  premium: z.boolean(),
  /** Keyed hash that identifies a family to the provider's abuse detection. */
  safetyId: z.string(),
  /** Whether the reference photo is still stored. */
  hasPhoto: z.boolean(),
  /** Key of the character sheet in the blob store. */
  sheetKey: z.string(),
  /** Key of the character sheet of an earlier story that is kept of the child, if one is: a reference for this one. */
  keptSheetKey: z.string().nullish(),
  /** The same of saved children who come along. */
  keptSheetKeys: z.partialRecord(z.enum(FRIENDS), z.string()).optional(),
  pictures: z.array(pictureRequestSchema),
})
export type IllustrationRequest = z.infer<typeof illustrationRequestSchema>
