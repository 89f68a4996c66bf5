import type { StoryBrief } from '@kahani/contracts/brief'
import { type PictureBrief, PROPS, pictureBriefSchema, type StoryDraft } from '@kahani/contracts/illustration'
import { z } from 'zod'
import { firstName } from '../first-name.ts'

// Props are counted afterwards: one too many is no reason to lose a story.
const pictureSchema = pictureBriefSchema.extend({ props: z.array(z.enum(PROPS)) })

/** The form in which a story is asked for. Strict: every key is required, and what there may be none of is null. */
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
  /** The page on which the child shows the value by a deed: asked for, so that there is one. */
  valuePage: z.int(),
})
export type StoryResponse = z.infer<typeof storyResponseSchema>

/** The draft that was told, with nobody in it whom the brief doesn't have. */
export function draftOf(brief: StoryBrief, { title, bible, cover, pages }: StoryResponse): StoryDraft {
  const has = { friend: brief.friendName !== '', pet: brief.pet !== 'none' }
  const picture = ({ cast, guide, ...seen }: StoryResponse['cover']): PictureBrief => {
    const there = { ...has, guide: cast.includes('guide') && guide !== null }
    return { ...seen, cast: cast.filter(who => there[who]), guide: there.guide ? guide : null }
  }
  const [face, hair, clothes] = [bible.face, bible.hair, bible.clothes].map(part =>
    part.trim().replace(/[\s.;,]+$/, ''),
  )
  const looks = [face, hair, clothes && `wearing ${clothes}`].filter(Boolean).join('; ')
  return {
    title: title.trim(),
    bible: {
      child: looks && `${firstName(brief.characterName)}: ${looks}.`,
      friend: has.friend ? bible.friend : null,
      pet: has.pet ? bible.pet : null,
    },
    cover: picture(cover),
    pages: pages.map(page => ({ text: page.text.trim(), picture: picture(page.picture) })),
  }
}
