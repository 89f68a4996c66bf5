import type { StoryBrief } from '@kahani/contracts/brief'
import { type PictureBrief, pictureBriefSchema, type StoryDraft } from '@kahani/contracts/illustration'
import { PROPS } from '@kahani/contracts/scene'
import { z } from 'zod'
import { firstName } from '../first-name.ts'

// The limit on props is applied by repairDraft: one too many does not invalidate a story.
const pictureSchema = pictureBriefSchema.omit({ shot: true }).extend({ props: z.array(z.enum(PROPS)) })

/** Structured output format. In strict mode every key is required, and optional values are null. */
export const storyResponseSchema = z.object({
  title: z.string(),
  bible: z.object({
    face: z.string(),
    hair: z.string(),
    clothes: z.string(),
    friend: z.string().nullable(),
    pet: z.string().nullable(),
  }),
  cover: pictureSchema,
  pages: z.array(z.object({ text: z.string(), picture: pictureSchema })),
  /** The page on which the child shows the value by a deed. Asked for to make the model write such a page. */
  valuePage: z.int(),
})
export type StoryResponse = z.infer<typeof storyResponseSchema>

/** Converts a response to a draft, without characters that the brief doesn't have. */
export function toDraft(brief: StoryBrief, { title, bible, cover, pages }: StoryResponse): StoryDraft {
  const inBrief = { friend: brief.friendName !== '', pet: brief.pet !== 'none' }
  const toPicture = ({ cast, guide, ...picture }: StoryResponse['cover']): PictureBrief => {
    const present = { ...inBrief, guide: cast.includes('guide') && guide !== null }
    return { ...picture, cast: cast.filter(who => present[who]), guide: present.guide ? guide : null }
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
    pages: pages.map(page => ({ text: page.text.trim(), picture: toPicture(page.picture) })),
  }
}
