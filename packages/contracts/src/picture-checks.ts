import { z } from 'zod'

/** Checks of rendered pictures, and the report of them for administrators. `docs/picture-checks.md` describes the rubric. */

/** What can be wrong with a picture. */
export const PICTURE_FAULTS = [
  'child-missing',
  'child-repeated',
  'person-missing',
  'person-extra',
  'event',
  'key-thing',
  'likeness',
  'writing',
  'hands',
  'eyes',
  'limbs',
  'unfit',
] as const
export const pictureFaultSchema = z.enum(PICTURE_FAULTS)
export type PictureFault = z.infer<typeof pictureFaultSchema>

const percent = z.number().int().min(0).max(100)
const count = z.number().int().min(0)
const model = z.string().max(200)

/** The result of one check. It contains no text about the picture. */
export const pictureCheckSchema = z.object({
  /** Made for the answer of the checker, so that a check that is reported again is recorded once. */
  id: z.uuid(),
  /** 1 is the picture as it was rendered, 2 its correction. */
  attempt: z.number().int().min(1).max(2),
  pictureModel: model,
  checkModel: model,
  /** Likeness to the character sheet. */
  face: percent,
  clothes: percent,
  style: percent,
  faults: z.array(pictureFaultSchema).max(PICTURE_FAULTS.length),
  /** Whether it is the picture that families see. */
  kept: z.boolean(),
})
export type PictureCheck = z.infer<typeof pictureCheckSchema>

/** `GET /api/admin/picture-checks`: the last `days` days. */
export const pictureChecksQuerySchema = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })
export const pictureChecksSchema = z.object({
  /** By day in Indian time and by model, newest first. The model is one that renders pictures, or one that checks them. */
  checks: z.array(
    z.object({
      day: z.iso.date(),
      model: z.string(),
      /** Pictures of the model that were checked, without their corrections. */
      pictures: count,
      /** Mean scores of these pictures; null if there are none. */
      face: z.number().nullable(),
      clothes: z.number().nullable(),
      style: z.number().nullable(),
      /** How many of these pictures had each fault. */
      faults: z.partialRecord(pictureFaultSchema, count),
      /** Corrections that were checked, and those of them that families see. */
      corrections: count,
      helped: count,
      /** Pictures that families had rendered again. */
      redraws: count,
      /** Of checks, corrections and redraws, in paise. */
      costPaise: count,
    }),
  ),
})
export type PictureChecks = z.infer<typeof pictureChecksSchema>
