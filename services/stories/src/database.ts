import type { AiCall } from '@kahani/contracts/ai-calls'
import type { StoryBrief } from '@kahani/contracts/brief'
import type { CharacterBible, PictureBrief } from '@kahani/contracts/illustration'
import type { IllustrationStatus, PictureFailure } from '@kahani/contracts/stories'
import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import { notificationsMigration, type WithNotifications } from '@kahani/service-kit/notifications'
import { outboxMigration } from '@kahani/service-kit/outbox'
import type { WithRowCounts } from '@kahani/service-kit/row-counts'
import type { ColumnType, Generated } from 'kysely'
import * as stories from './migrations/001-stories.ts'
import * as ai from './migrations/003-ai.ts'
import * as standardNames from './migrations/004-standard-names.ts'
import * as illustratedAt from './migrations/006-illustrated-at.ts'
import * as freeCosts from './migrations/007-free-costs.ts'
import * as deletions from './migrations/008-deletions.ts'
import * as photoConsents from './migrations/009-photo-consents.ts'
import * as administration from './migrations/010-administration.ts'
import type { NotificationSubject } from './notifications/notification-subject.ts'

/** A brief as it is stored. The photo is kept elsewhere, encrypted. */
export type StoredBrief = Omit<StoryBrief, 'characterPhoto' | 'photoConsent'>

/** A JSON column: written as text, read as a value. */
type Json<T> = ColumnType<T, string, string>

interface StoriesTable {
  id: Id
  user_id: number
  /** Cleared when the story fails, so that a retry creates a new story. */
  idempotency_key: string | null
  brief: Json<StoredBrief>
  brief_hash: string
  seed: number
  state: Generated<'writing' | 'text_ready' | 'failed'>
  /** Attempts to write the text. */
  attempts: Generated<number>
  /** While `writing`: the process that writes renews its lease; any process may take over an expired one. */
  lease_expires_at: Generated<Date>
  /** The credit of a failed story is not refunded yet. */
  refund_due: Generated<boolean>
  title: string | null
  bible: Json<CharacterBible> | null
  illustration_status: Generated<IllustrationStatus>
  /** Last progress of the illustration job. */
  illustrations_updated_at: Date | null
  photo_key: string | null
  /** When the family consented to the use of the photo; kept after the photo is deleted. */
  photo_consent_at: Date | null
  photo_consent_withdrawn_at: Date | null
  photo_deleted_at: Date | null
  /** Generated for a premium account. */
  premium: Generated<boolean>
  /** Estimated total cost, in paise. */
  budget_paise: Generated<number>
  /** When the pictures were first requested, or last retried by the owner. */
  illustrations_requested_at: Date | null
  /** When the pictures were first completed, or at least some of them. */
  illustrated_at: Date | null
  refunded_at: Date | null
  created_at: CreatedAt
}

interface PagesTable {
  story_id: number
  page_number: number
  text: string
}

interface PicturesTable {
  id: Id
  story_id: number
  /** 0 is the cover. */
  page_number: number
  /** Random file name in the picture's URL. */
  name: string
  brief: Json<PictureBrief>
  state: Generated<'pending' | 'completed' | 'failed'>
  /** Why it failed; kept while it is retried. */
  failure: PictureFailure | null
  /** Retries by the owner. */
  retries: Generated<number>
  width_px: number | null
  height_px: number | null
}

/** Calls to AI providers and their cost. */
interface AiCallsTable {
  id: string
  /** Null if there is no story yet, or it was deleted. */
  story_id: number | null
  /** Whether the story is one of a premium account; null if there was no story yet. */
  premium: boolean | null
  kind: AiCall['kind']
  page_number: number | null
  model: string
  outcome: AiCall['outcome']
  input_tokens: number
  input_image_tokens: number
  output_tokens: number
  images: number
  price_paise: number
  created_at: CreatedAt
  ended_at: Date | null
}

/** What remains to be done for stories whose rows are deleted. */
interface DeletionsTable {
  story_id: number
  photo_key: string | null
  /** The account whose credit for the story is still to be refunded. */
  refund_user_id: number | null
  next_attempt_at: Generated<Date>
}

/** Sums of the calls of an Indian day, kept by triggers in one row per slot. */
interface AiCostsByDayTable {
  day: Date
  slot: number
  calls: number
  unanswered: number
  images: number
  input_tokens: number
  output_tokens: number
  cost_paise: number
  /** The part for accounts that never paid. */
  free_cost_paise: number
}

export interface Database extends WithNotifications<NotificationSubject>, WithRowCounts {
  stories: StoriesTable
  pages: PagesTable
  pictures: PicturesTable
  ai_calls: AiCallsTable
  deletions: DeletionsTable
  ai_costs_by_day: AiCostsByDayTable
}

export const SCHEMA = 'stories'
export const migrations: Migrations = {
  '001-stories': stories,
  '002-outbox': outboxMigration,
  '003-ai': ai,
  '004-standard-names': standardNames,
  '005-notifications': notificationsMigration,
  '006-illustrated-at': illustratedAt,
  '007-free-costs': freeCosts,
  '008-deletions': deletions,
  '009-photo-consents': photoConsents,
  '010-administration': administration,
}
