import { z } from 'zod'
import { ageBandSchema, characterTypeSchema, genderSchema, illustrationStyleSchema, petSchema } from './options.ts'

/** What a storyteller says about each picture, and what an illustrator is given to draw a book. */

/** Where a picture takes place. */
export const SETTINGS = [
  'bedroom',
  'home',
  'garden',
  'hilltop',
  'village',
  'riverside',
  'moon',
  'planet',
  'starfield',
  'rocket',
  'enchanted-forest',
  'castle',
  'cloud-kingdom',
  'beach',
  'reef',
  'deep-sea',
  'jungle',
  'waterfall',
  'treehouse',
  'farmyard',
  'meadow',
  'barn',
  'city-roof',
  'city-street',
  'park',
  'cave',
  'ship',
] as const
export const TIMES_OF_DAY = ['morning', 'day', 'sunset', 'dusk', 'night'] as const
/** What the child is doing. */
export const ACTIONS = [
  'standing',
  'walking',
  'running',
  'jumping',
  'flying',
  'swimming',
  'sitting',
  'sleeping',
  'waving',
  'hugging',
  'pointing',
  'holding',
  'looking-up',
  'reaching',
  'thinking',
] as const
export const EXPRESSIONS = ['happy', 'curious', 'worried', 'brave', 'surprised', 'proud', 'sleepy'] as const
/** Things that a page can be about. */
export const PROPS = [
  'star',
  'lantern',
  'map',
  'boat',
  'book',
  'kite',
  'seed',
  'flower',
  'key',
  'bell',
  'shell',
  'feather',
  'telescope',
  'treasure-chest',
  'wand',
  'crown',
  'ball',
  'blanket',
  'fruit-basket',
  'cake',
  'broken-bridge',
  'bridge',
  'nest',
  'egg',
  'pearl',
  'flute',
  'drum',
  'balloon',
  'toolbox',
  'diya',
] as const
/** Someone the child meets on the way. */
export const GUIDES = [
  'owl',
  'elephant',
  'parrot',
  'turtle',
  'calf',
  'star-child',
  'dolphin',
  'monkey',
  'robot',
  'little-bird',
  'firefly',
  'fish',
  'lamb',
  'tiger-cub',
  'cloud',
] as const

export const settingSchema = z.enum(SETTINGS)
export const guideSchema = z.enum(GUIDES)
export type Setting = (typeof SETTINGS)[number]
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export type Action = (typeof ACTIONS)[number]
export type Expression = (typeof EXPRESSIONS)[number]
export type Prop = (typeof PROPS)[number]
export type Guide = (typeof GUIDES)[number]

/** One picture as the storyteller imagines it: once in words, once as the parts of a scene. */
export const pictureBriefSchema = z.object({
  /** What is to be seen, for an illustrator that reads. */
  description: z.string(),
  /** What is to be seen, for a person who can't see it: one sentence. */
  altText: z.string(),
  setting: settingSchema,
  timeOfDay: z.enum(TIMES_OF_DAY),
  action: z.enum(ACTIONS),
  expression: z.enum(EXPRESSIONS),
  /** Who is there beside the child. `friend` and `pet` only where the story has them. */
  cast: z.array(z.enum(['friend', 'pet', 'guide'])),
  guide: guideSchema.nullable(),
  props: z.array(z.enum(PROPS)).max(3),
})
export type PictureBrief = z.infer<typeof pictureBriefSchema>

/** How the people of a book look, in words: the same on every page. */
export const characterBibleSchema = z.object({
  /** Face, hair, build and clothes of the child. */
  child: z.string(),
  friend: z.string().nullable(),
  pet: z.string().nullable(),
})
export type CharacterBible = z.infer<typeof characterBibleSchema>

/** What a storyteller delivers. `pages` are in reading order. */
export const storyDraftSchema = z.object({
  title: z.string(),
  bible: characterBibleSchema,
  cover: pictureBriefSchema,
  pages: z.array(z.object({ text: z.string(), picture: pictureBriefSchema })),
})
export type StoryDraft = z.infer<typeof storyDraftSchema>

/** Everybody in a book, as an illustrator needs to know them. */
export const castSchema = z.object({
  firstName: z.string(),
  age: ageBandSchema,
  gender: genderSchema,
  characterType: characterTypeSchema,
  customCharacter: z.string(),
  hasFriend: z.boolean(),
  pet: petSchema,
  bible: characterBibleSchema,
})
export type Cast = z.infer<typeof castSchema>

/** Page number of the cover among a book's pictures. */
export const COVER = 0

/** One picture to be drawn and where it belongs. `key` is its place in the blob store. */
export const pictureRequestSchema = z.object({
  pageNumber: z.number().int().min(COVER),
  key: z.string(),
  brief: pictureBriefSchema,
  /** It was refused before as it is described: it is to be asked for in milder words. */
  softened: z.boolean().default(false),
})
export type PictureRequest = z.infer<typeof pictureRequestSchema>

/** A whole book to be drawn. The same book with the same seed gives the same pictures. */
export const illustrationRequestSchema = z.object({
  storyId: z.number().int(),
  seed: z.number().int().nonnegative(),
  style: illustrationStyleSchema,
  cast: castSchema,
  /** Drawn with the larger model and the higher quality, where the illustrator has them. */
  premium: z.boolean().default(false),
  /** A family's name for a provider's abuse watch: a keyed hash that leads nobody back to them. */
  safetyId: z.string().default(''),
  /** Whether there is a reference photo still. */
  hasPhoto: z.boolean().default(true),
  /** Place of the character sheet in the blob store. */
  sheetKey: z.string(),
  pictures: z.array(pictureRequestSchema),
})
export type IllustrationRequest = z.infer<typeof illustrationRequestSchema>
