import type { AiCall } from '@kahani/contracts/ai-calls'
import type { StoryBrief } from '@kahani/contracts/brief'
import type { CharacterBible, PictureBrief } from '@kahani/contracts/illustration'
import type { ILLUSTRATION_STATUSES, PictureFailure } from '@kahani/contracts/stories'
import type { CreatedAt, Id, Migrations } from '@kahani/service-kit/database'
import { type OutboxTable, outboxMigration } from '@kahani/service-kit/outbox'
import type { ColumnType, Generated } from 'kysely'
import * as stories from './migrations/001-stories.ts'
import * as ai from './migrations/003-ai.ts'

/** A brief as it is kept: the photo lies elsewhere, encrypted, and not for long. */
export type KeptBrief = Omit<StoryBrief, 'characterPhoto' | 'photoConsent'>

/** A column of JSON: written as text, read as its value. */
type Json<T> = ColumnType<T, string, string>

export interface StoriesTable {
  id: Id
  user_id: number
  /** The browser's word that two calls are one; gone once the story failed, so that a new try is a new story. */
  idempotency_key: string | null
  brief: Json<KeptBrief>
  brief_hash: string
  seed: number
  /** `writing` until the text is there (`told`) or given up (`failed`). */
  state: Generated<'writing' | 'told' | 'failed'>
  /** Tries at writing. */
  attempts: Generated<number>
  /** Whoever writes holds the story until then, and renews it; after that another may. */
  claimed_until: Generated<Date>
  /** A credit may have been spent for a story that failed. */
  refund_due: Generated<boolean>
  title: string | null
  bible: Json<CharacterBible> | null
  drawing: Generated<(typeof ILLUSTRATION_STATUSES)[number]>
  /** When its pictures were last asked for or moved on. */
  drawing_moved_at: Date | null
  photo_key: string | null
  /** When the family agreed to the photo's use; it stays known after the photo is gone. */
  photo_consent_at: Date | null
  /** Ordered by a premium account. */
  premium: Generated<boolean>
  /** What it may still come to cost, with what it has cost, in paise. */
  budget_paise: Generated<number>
  /** When its pictures were first asked for, or asked for again by its owner. */
  drawing_since: Date | null
  /** When the credit was given back. */
  refunded_at: Date | null
  created_at: CreatedAt
}

export interface PagesTable {
  story_id: number
  page_number: number
  text: string
}

export interface PicturesTable {
  id: Id
  story_id: number
  /** 0 is the cover. */
  page_number: number
  /** What it is called on the web; not to be guessed. */
  name: string
  brief: Json<PictureBrief>
  state: Generated<'pending' | 'drawn' | 'failed'>
  /** Why it was given up; kept while it is asked for again. */
  failure: PictureFailure | null
  /** How often its owner asked for it again. */
  redraws: Generated<number>
  width_px: number | null
  height_px: number | null
}

/** Every call to an AI provider, and what it cost. */
export interface AiCallsTable {
  id: string
  story_id: number | null
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

export interface Database {
  stories: StoriesTable
  pages: PagesTable
  pictures: PicturesTable
  ai_calls: AiCallsTable
  outbox: OutboxTable
}

export const SCHEMA = 'stories'
export const migrations: Migrations = { '001-stories': stories, '002-outbox': outboxMigration, '003-ai': ai }
