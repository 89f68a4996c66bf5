import type { PeopledBrief } from '@kahani/contracts/brief'
import { type PictureBrief, pictureBriefSchema, type StoryDraft } from '@kahani/contracts/illustration'
import { PROPS } from '@kahani/scene/objects'
import { recast } from '@kahani/storyteller/recast'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import { z } from 'zod'
import { shotResponseSchema, toShot } from './shot-schema.ts'
import { varyCameras } from './vary-cameras.ts'

// Props are free text, because a format may not have more than 1,000 words to choose from. `toDraft` drops unknown ones,
// and repairDraft applies their limit: one too many does not invalidate a story.
const pictureSchema = pictureBriefSchema.omit({ shot: true }).extend({ props: z.array(z.string()) })

const propSchema = z.enum(PROPS)

/** Structured output format. In strict mode every key is required, and optional values are null. */
const createResponseSchema = <Picture extends z.ZodObject>(picture: Picture) =>
  z.object({
    title: z.string(),
    bible: z.object({
      face: z.string(),
      hair: z.string(),
      clothes: z.string(),
      friend: z.string().nullable(),
      pet: z.string().nullable(),
    }),
    cover: picture,
    pages: z.array(z.object({ text: z.string(), picture })),
    /** The page on which the child shows the value by a deed. Asked for to make the model write such a page. */
    valuePage: z.int(),
  })

export const storyResponseSchema = createResponseSchema(pictureSchema)
/** With the staging of each picture, which the built-in illustrator and staging sketches need, and others don't pay for. */
export const stagedStoryResponseSchema = createResponseSchema(
  pictureSchema.extend({ shot: shotResponseSchema.nullable() }),
)
export type StoryResponse = z.infer<typeof storyResponseSchema> | z.infer<typeof stagedStoryResponseSchema>

/** Converts a response to a draft, without characters that the brief doesn't have. */
export function toDraft(brief: PeopledBrief, { title, bible, cover, pages }: StoryResponse): StoryDraft {
  const { companion, others, pet, wearsGlasses } = readWishes(brief)
  const companions = brief.people?.companions.length ?? (companion === null ? 0 : 1 + others.length)
  const inBrief = {
    friend: companions > 0,
    'second-friend': companions > 1,
    'third-friend': companions > 2,
    pet: pet !== 'none',
  }
  const toPicture = (response: StoryResponse['cover']): PictureBrief => {
    const { cast, guide, props, shot: stagedShot, ...picture } = { shot: null, ...response }
    const present = { ...inBrief, guide: cast.includes('guide') && guide !== null }
    const staged = stagedShot && toShot(stagedShot)
    const shot = staged && recast(staged, { companion, others, wearsGlasses })
    return {
      ...picture,
      props: props.flatMap(prop => propSchema.safeParse(prop).data ?? []),
      cast: cast.filter(who => present[who]),
      guide: present.guide ? guide : null,
      ...(shot && { shot }),
    }
  }
  const [face, hair, clothes] = [bible.face, bible.hair, bible.clothes].map(part =>
    part.trim().replace(/[\s.;,]+$/, ''),
  )
  const looks = [face, hair, clothes && `wearing ${clothes}`].filter(Boolean).join('; ')
  return {
    title: title.trim(),
    bible: {
      child: looks && `${firstName(brief.characterName)}: ${looks}.`,
      friend: inBrief.friend ? bible.friend : null,
      pet: inBrief.pet ? bible.pet : null,
    },
    cover: toPicture(cover),
    pages: varyCameras(pages.map(page => ({ text: page.text.trim(), picture: toPicture(page.picture) }))),
  }
}
