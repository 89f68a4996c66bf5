import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import { pictureFaultSchema } from '@kahani/contracts/picture-checks'
import { focusBoxSchema } from '@kahani/contracts/picture-focus'
import { z } from 'zod'
import type { CompanionSheets } from '../illustrator/illustrator.ts'

/** Percent. */
const likeness = z.int().describe('0 to 100')

/** Share of the width or the height of the picture. */
const share = z.number().describe('0 to 1')

/** A box around what has to be seen. */
const boxSchema = z.object({
  part: focusBoxSchema.shape.part,
  /** Whether it is the face or the hands of the child. */
  ofChild: z.boolean(),
  left: share,
  top: share,
  right: share,
  bottom: share,
})

/** What a checker is asked for. Every key is required, as structured outputs ask for. */
export const answerFormat = z.object({
  /** How often the child is in the picture. */
  children: z.int(),
  /** Likeness to the character sheet, 0 if the child is missing. */
  face: likeness,
  clothes: likeness,
  style: likeness,
  /** Numbers of people and animals besides the child: told of but not there, and there but not told of. */
  missing: z.int(),
  extra: z.int(),
  /** Whether the picture shows what happens, and the things that it turns on. */
  showsEvent: z.boolean(),
  showsKeyThing: z.boolean(),
  /** Letters, numbers, signatures or watermarks. */
  writing: z.boolean(),
  handsRight: z.boolean(),
  eyesRight: z.boolean(),
  limbsRight: z.boolean(),
  fitForChild: z.boolean(),
  /** Where each fault is: a few words for the correction. */
  notes: z.array(z.object({ fault: pictureFaultSchema, where: z.string() })),
  boxes: z.array(boxSchema),
})

/** What a checker sees in a picture. Boxes that are missing or have another form are none: they are no fault of the picture. */
export const pictureAnswerSchema = answerFormat.extend({ boxes: answerFormat.shape.boxes.catch([]) })
export type PictureAnswer = z.infer<typeof pictureAnswerSchema>

/** PNG or JPEG. */
export interface CheckedImages {
  image: Buffer
  /** The character sheet of the child. */
  sheet: Buffer
  /** Those of others, also of some who are not in the picture. */
  companions: CompanionSheets
}

interface CheckOptions {
  signal: AbortSignal
  /** The picture was rendered with a softer prompt, which shows the alternative text. */
  softened: boolean
}

/** Port: looks for faults in rendered pictures. */
export interface PictureChecker {
  readonly model: string
  /** @throws AiError */
  check(
    request: IllustrationRequest,
    picture: PictureRequest,
    images: CheckedImages,
    options: CheckOptions,
  ): Promise<PictureAnswer>
}

/** How the pictures of one model are checked. */
interface PictureChecks {
  checker: PictureChecker
  /** The model that renders them. */
  pictureModel: string
}
/** How the pictures of an account are checked; null if they are not. */
export type ChecksOf = (premium: boolean) => PictureChecks | null
