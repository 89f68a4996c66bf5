import { type PeopledBrief, storyBriefSchema } from '@kahani/contracts/brief'
import type { IllustrationRequest, StoryDraft } from '@kahani/contracts/illustration'
import { castOf } from '@kahani/stories/illustrations/cast'

/** A child that does not exist. */
export const SAMPLE_BRIEF: PeopledBrief = storyBriefSchema.parse({
  characterName: 'Asha',
  characterAge: '4-6',
  characterGender: 'girl',
})
export const SAMPLE_SENTENCE = 'Asha waves at the moon.'

/** Not stored anywhere. */
const STORY_ID = 1
/** Identifies the calls to the provider's abuse detection, instead of a family. */
const SAFETY_ID = 'check-provider'

export const SAMPLE_OPTIONS = { storyId: STORY_ID, safetyId: SAFETY_ID, seed: 1, told: [] }

export const sampleRequest = (draft: StoryDraft, premium: boolean): IllustrationRequest => ({
  storyId: STORY_ID,
  title: draft.title,
  seed: 1,
  style: SAMPLE_BRIEF.illustrationStyle,
  cast: castOf({ brief: SAMPLE_BRIEF, bible: draft.bible, told: draft.told ?? null }, []),
  premium,
  safetyId: SAFETY_ID,
  hasPhoto: false,
  sheetKey: '',
  pictures: [],
})

/** The first page of a draft. */
export function samplePicture({ pages: [page] }: StoryDraft) {
  if (!page) throw new Error('Expected a draft with pages')
  return { pageNumber: 1, key: '', brief: page.picture, softened: false }
}
