import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'
import { PAGES_PER_STORY } from '@kahani/contracts/options'

/** A brief of the youngest age band. */
export const createBrief = (input: Partial<StoryBriefInput> = {}) =>
  storyBriefSchema.parse({ characterName: 'Asha Rao', characterAge: '2-3', characterGender: 'girl', ...input })

export const picture: PictureBrief = {
  description: 'Asha waves at the moon. It is night.',
  altText: 'Asha waves.',
  setting: 'home',
  timeOfDay: 'day',
  action: 'waving',
  expression: 'happy',
  cast: [],
  guide: null,
  props: [],
}
export const page = { text: 'Up, up, up goes Asha today.', picture }

/** A valid draft for `createBrief()`. */
export const validDraft: StoryDraft = {
  title: 'Asha and the Moon',
  bible: { child: 'Asha is small.', friend: null, pet: null },
  cover: picture,
  pages: Array.from({ length: PAGES_PER_STORY }, () => page),
}
