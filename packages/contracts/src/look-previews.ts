import { z } from 'zod'
import { PHOTO_URL_MAX, storyBriefSchema } from './brief.ts'
import { coatSchema, lookSchema } from './looks.ts'
import { ageBandSchema, characterTypeSchema, genderSchema, petSchema } from './options.ts'
import { relationSchema } from './people.ts'

/** Previews of a look, and the look that a photo proposes. */

const person = {
  /** Of a saved person, whose open traits are its own; else they follow from the name. */
  memberId: z.uuid().nullish(),
  name: storyBriefSchema.shape.characterName.or(z.literal('')),
  gender: genderSchema,
  look: lookSchema,
}
/** Body of `POST /api/looks/preview`. */
export const lookPreviewSchema = z.discriminatedUnion('kind', [
  /** In the costume of the character. */
  z.object({
    kind: z.literal('child'),
    ...person,
    age: ageBandSchema,
    characterType: characterTypeSchema.default('myself'),
    customCharacter: storyBriefSchema.shape.customCharacter,
  }),
  z.object({ kind: z.literal('grown-up'), ...person, relation: relationSchema }),
  z.object({
    kind: z.literal('pet'),
    memberId: z.uuid().nullish(),
    pet: petSchema.exclude(['none']),
    coat: coatSchema,
  }),
])
export type LookPreview = z.input<typeof lookPreviewSchema>
/** Width and height of a preview in px. It is a WebP image of the type `image/webp`. */
export const PREVIEW_SIZE_PX = 400

/** Body of `POST /api/looks/from-photo`: an image as a data URL. It is not stored. */
export const lookFromPhotoSchema = z.object({ photo: z.string().max(PHOTO_URL_MAX) })
/** What the photo shows of a face; null if no face was found in it. */
export const proposedLookSchema = z.object({
  look: lookSchema.pick({ skin: true, hairColour: true, hairLength: true, glasses: true }).nullable(),
})
export type ProposedLook = z.infer<typeof proposedLookSchema>
