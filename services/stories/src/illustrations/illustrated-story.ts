import type { CharacterBible, ToldTale } from '@kahani/contracts/illustration'
import type { IllustrationStatus } from '@kahani/contracts/stories'
import type { StoredBrief } from '../database.ts'

/** The fields of a story that its illustrations depend on. */
export interface IllustratedStory {
  id: number
  userId: number
  title: string | null
  brief: StoredBrief
  bible: CharacterBible | null
  /** Null for stories of a provider. */
  told: ToldTale | null
  seed: number
  premium: boolean
  photoKey: string | null
  illustrationStatus: IllustrationStatus
  sheetReadyAt: Date | null
  /** Null while another story of the account is illustrated. */
  illustrationsQueuedAt: Date | null
  refundDue: boolean
  refundedAt: Date | null
  /** When the family withdrew the consent to the use of the child's details. Nothing is rendered from then on. */
  consentWithdrawnAt: Date | null
}

/** Whether a story has no picture, so that its credit was or is about to be refunded. */
export const isRefunded = (story: Pick<IllustratedStory, 'illustrationStatus' | 'refundDue' | 'refundedAt'>) =>
  story.illustrationStatus === 'failed' && (story.refundDue || story.refundedAt !== null)
