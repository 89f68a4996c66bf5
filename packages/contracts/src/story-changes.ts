import { type CAMERAS, TIMES_OF_DAY } from '@kahani/scene/words'
import { z } from 'zod'
import { MESSAGE_MAX } from './brief.ts'
import { lookSchema } from './looks.ts'
import { genderSchema } from './options.ts'
import { clean, oneLine, printed } from './printed-text.ts'
import { regionSchema } from './region.ts'
import { pictureFailureSchema, storyParamsSchema } from './stories.ts'

/**
 * The calls with which a family changes a finished book: `/api/stories/{id}/…`. Texts carry the number of the version that they
 * change, so that of two devices that change the same text, the second one gets a 409 `edit_conflict` with what is stored.
 */

export const TITLE_MAX = 120
/** Maximum length of the text of a page, in characters; it also has a limit of words, `maxWords`. */
export const PAGE_TEXT_MAX = 1_500
/** Maximum length of what a family asks for, in characters. */
export const WISH_MAX = 300
/** Pictures of a page that a family can choose from, the original one included. */
export const MAX_PICTURE_VERSIONS = 4

const version = z.number().int().min(0)

/** What a picture can be changed to. Every illustrator understands these. */
export const REDRAW_CAMERAS = [
  'medium',
  'wide',
  'close-up',
  'from-above',
  'from-below',
] as const satisfies readonly (typeof CAMERAS)[number][]
export const REDRAW_ACTIONS = [
  'standing',
  'walking',
  'running',
  'jumping',
  'dancing',
  'sitting',
  'waving',
  'pointing',
  'looking-up',
  'cheering',
  'clapping',
  'hugging-knees',
] as const

/** How a picture is to differ from the version that it is based on. */
export const pictureChangeSchema = z.object({
  basedOn: version,
  /** In the words of the family. Only if `canDescribe`. */
  wish: printed(WISH_MAX, clean).optional(),
  /** Where the wish applies. */
  region: regionSchema.optional(),
  camera: z.enum(REDRAW_CAMERAS).optional(),
  action: z.enum(REDRAW_ACTIONS).optional(),
  timeOfDay: z.enum(TIMES_OF_DAY).optional(),
  /** The look of the child in this picture. */
  look: lookSchema.optional(),
})
export type PictureChange = z.infer<typeof pictureChangeSchema>

/**
 * `PUT /api/stories/{id}/pages/{pageNumber}`: `version` is the one that is changed. Answers with what is stored then, which is
 * also `current` of a conflict.
 */
export const changePageSchema = z.object({
  content: printed(PAGE_TEXT_MAX, clean).refine(text => text !== ''),
  version,
})
export const pageTextSchema = z.object({ content: z.string(), version })
export type PageText = z.infer<typeof pageTextSchema>

/**
 * `POST /api/stories/{id}/pages/{pageNumber}/rewrite` takes a request of `rewrites.ts` and answers with other words for the page,
 * which are not stored.
 */
export const rewrittenPageSchema = z.object({ content: z.string() })

/** `PUT /api/stories/{id}/details`, likewise. An empty dedication leaves it out of the book. */
export const changeDetailsSchema = z.object({
  title: printed(TITLE_MAX, oneLine).refine(title => title !== ''),
  dedication: printed(MESSAGE_MAX, clean),
  version,
})
export const storyDetailsSchema = z.object({ title: z.string(), dedication: z.string(), version })
export type StoryDetails = z.infer<typeof storyDetailsSchema>

export const changedPageParamsSchema = storyParamsSchema.extend({ pageNumber: z.coerce.number().int().min(1) })
export const changedPictureParamsSchema = storyParamsSchema.extend({ pageNumber: z.coerce.number().int().min(0) })

/**
 * `PUT /api/stories/{id}/illustrations/{pageNumber}/version` shows another version of a picture in the book, in place of
 * `replaces`. A 409 if the book shows another one by now.
 */
export const choosePictureSchema = z.object({ version, replaces: version })
export type ChoosePicture = z.infer<typeof choosePictureSchema>

/** A picture that the book shows or can show instead. */
export const pictureVersionSchema = z.object({ version, imageUrl: z.string(), altText: z.string() })

/**
 * `GET /api/stories/{id}/changes`: what a family can change, and the answer of `PUT …/version` and of
 * `POST …/illustrations/{pageNumber}/versions` (202), which requests another version of a picture.
 */
export const storyChangesSchema = z.object({
  details: storyDetailsSchema,
  pages: z.array(
    z.object({
      pageNumber: z.number().int().min(1),
      content: z.string(),
      version,
      /** Earlier wordings, newest first. */
      earlier: z.array(z.string()),
    }),
  ),
  /** Most words that a page can have. */
  maxWords: z.number().int(),
  pictures: z.array(
    z.object({
      /** 0 is the cover. */
      pageNumber: z.number().int().min(0),
      /** The version that the book shows. */
      chosen: version,
      /** In the order in which they were made. */
      versions: z.array(pictureVersionSchema),
      /** Whether another version is being rendered. */
      pending: z.boolean(),
      /** Whether that is the picture of the book with a new title, which then takes its place. */
      lettering: z.boolean().default(false),
      /** Why the last one that was requested could not be rendered; null if it could. */
      failure: pictureFailureSchema.nullable(),
    }),
  ),
  /** Pictures that can still be requested without a credit, and how many there are for a story: 0 if they are switched off. */
  redrawsLeft: z.number().int().min(0),
  redrawsPerStory: z.number().int().min(0),
  /** Whether a picture can be changed by words and a region, beside camera, action, light and look. */
  canDescribe: z.boolean(),
  /** Whether a page can be rewritten by a wish in the family's own words, beside the kinds of `rewrites.ts`. */
  canRewriteFreely: z.boolean(),
  /** Of the child, for a preview of its look. */
  gender: genderSchema,
  /** Of the child; empty if the family chose nothing. */
  look: lookSchema,
})
export type StoryChanges = z.infer<typeof storyChangesSchema>
