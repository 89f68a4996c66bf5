import type { StoryBrief } from '@kahani/contracts/brief'
import type { Gender } from '@kahani/contracts/options'
import { firstName } from '@kahani/wishes/first-name'
import { nameGender } from './name-gender.ts'
import { findEvidence } from './pronoun-evidence.ts'

/** What a story says about the friend. */
export interface FriendTexts {
  /** The friend's appearance in the character bible. */
  description: string | null
  /** Page texts and picture descriptions. */
  passages: readonly string[]
}

/**
 * The gender that the friend is drawn with: what the story says, else what the name suggests. Neutral without a friend, and
 * if the story contradicts itself.
 */
export function friendGender(
  brief: Pick<StoryBrief, 'friendName' | 'characterName' | 'characterGender'>,
  { description, passages }: FriendTexts = { description: null, passages: [] },
): Gender {
  if (brief.friendName === '') return 'neutral'
  const described = describedGender(description ?? '')
  if (described !== null) return described

  const name = firstName(brief.friendName)
  const child = { name: firstName(brief.characterName), gender: brief.characterGender }
  const { certain, possible } = findEvidence(passages, name, child)
  if (certain.girl > 0 || certain.boy > 0) return majority(certain)
  const suggested = nameGender(brief.friendName)
  const contradicted = suggested !== 'neutral' && possible[suggested] === 0 && possible[OTHER[suggested]] > 0
  return contradicted ? 'neutral' : suggested
}

const OTHER = { girl: 'boy', boy: 'girl' } as const

/** A description is of nobody else, so that each of its words counts. */
function describedGender(description: string): Gender | null {
  const girl = /\b(girl|she|her|hers|herself)\b/i.test(description)
  const boy = /\b(boy|he|him|his|himself)\b/i.test(description)
  return girl === boy ? null : girl ? 'girl' : 'boy'
}

/** Neutral unless one is clearly more frequent. */
const majority = ({ girl, boy }: Record<'girl' | 'boy', number>): Gender =>
  girl >= 3 * boy ? 'girl' : boy >= 3 * girl ? 'boy' : 'neutral'
