import type { AiCall } from '@kahani/contracts/ai-calls'
import type { PeopledBrief } from '@kahani/contracts/brief'
import type { AiProvider, ConsentSource } from '@kahani/contracts/child-consents'
import type { FamilyMemberKind } from '@kahani/contracts/family'
import type { CharacterBible, PictureBrief, ToldTale } from '@kahani/contracts/illustration'
import type { Coat, Look } from '@kahani/contracts/looks'
import type { AgeBand, Gender, Pet } from '@kahani/contracts/options'
import type { Relation } from '@kahani/contracts/people'
import type { PictureFault } from '@kahani/contracts/picture-checks'
import type { IllustrationStatus, PictureFailure } from '@kahani/contracts/stories'
import type { PictureChange } from '@kahani/contracts/story-changes'
import type { WithRowCounts } from '@kahani/listing/row-counts'
import type { CreatedAt, Id } from '@kahani/service-kit/database'
import type { Migrations } from '@kahani/service-kit/migrations'
import type { WithNotifications } from '@kahani/service-kit/notifications'
import type { WithTombstones } from '@kahani/service-kit/tombstones'
import type { ColumnType, Generated } from 'kysely'
import * as initial from './migrations/001-initial.ts'
import * as tombstones from './migrations/002-tombstones.ts'
import * as childConsents from './migrations/003-child-consents.ts'
import * as toldTales from './migrations/004-told-tales.ts'
import * as family from './migrations/005-family.ts'
import * as illustrationTurns from './migrations/006-illustration-turns.ts'
import * as vacuumSettings from './migrations/007-vacuum-settings.ts'
import * as changes from './migrations/008-changes.ts'
import * as pictureChecks from './migrations/009-picture-checks.ts'
import * as shelf from './migrations/010-shelf.ts'

/** What a notification is about. */
interface NotificationSubject {
  kind: 'story-ready' | 'story-failed'
  storyId: number
}

/** A brief as it is stored, with its people. The photo is kept elsewhere, encrypted, and the consents in their own columns. */
export type StoredBrief = Omit<PeopledBrief, 'characterPhoto' | 'photoConsent' | 'detailsConsent' | 'noticeVersion'>

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
  /** Attempts to write the text. The number of the current one identifies the holder of the lease. */
  attempts: Generated<number>
  /** Attempts that an outage ended. */
  outages: Generated<number>
  /** While `writing`: the process that writes renews its lease; any process may take over an expired one. */
  lease_expires_at: Generated<Date>
  /** An outage ended the last attempt, and the next one starts when the lease expires. */
  postponed: Generated<boolean>
  /** The credit of a failed story is not refunded yet. */
  refund_due: Generated<boolean>
  refund_attempts: Generated<number>
  refund_next_attempt_at: Generated<Date>
  title: string | null
  /** As the family changed it; null for the special message of the brief. */
  dedication: string | null
  /** Number of changes of title and dedication. */
  details_version: Generated<number>
  /** Versions of pictures that the family requested, without those that failed. */
  redraws: Generated<number>
  /** Of all versions of pictures, those that are being rendered. */
  redraws_pending: Generated<number>
  bible: Json<CharacterBible> | null
  /** What it told; null for stories of a provider. */
  told: Json<ToldTale> | null
  illustration_status: Generated<IllustrationStatus>
  /** When the character sheet was rendered. */
  sheet_ready_at: Date | null
  /** Last progress of the illustration job. Every change of what is shown of the pictures changes it. */
  illustrations_updated_at: Date | null
  /** While the pictures are processing: when they were queued; null while another story of the account is illustrated. */
  illustrations_queued_at: Date | null
  photo_key: string | null
  /** When the family consented to the use of the photo; kept after the photo is deleted. */
  photo_consent_at: Date | null
  photo_consent_withdrawn_at: Date | null
  photo_consent_source: Generated<ConsentSource>
  photo_deleted_at: Date | null
  photo_deletion_attempts: Generated<number>
  photo_deletion_next_attempt_at: Generated<Date>
  /** How the family consented, with this request, to the use of the child's details. */
  consent_source: Generated<ConsentSource>
  /** Date of the privacy policy that was shown, or was current; null for stories from before. */
  consent_notice: string | null
  /** The provider that was named; null if there was none. */
  consent_provider: Json<AiProvider> | null
  /** Nothing is generated for the story from then on. */
  consent_withdrawn_at: Date | null
  /** Generated for a premium account. */
  premium: Generated<boolean>
  /** Estimated total cost, in paise. */
  budget_paise: Generated<number>
  /** When the pictures were first requested, or last retried by the owner. */
  illustrations_requested_at: Date | null
  /** When the pictures were first completed, or at least some of them. */
  illustrated_at: Date | null
  refunded_at: Date | null
  favourite: Generated<boolean>
  /** When the family moved it to the bin; null while it is on the shelf. */
  binned_at: Date | null
  created_at: CreatedAt
}

/** Where a family stopped reading a story. */
interface ReadingsTable {
  story_id: number
  page_number: number
  read_at: Generated<Date>
}

interface PagesTable {
  story_id: number
  page_number: number
  text: string
  /** Number of changes by the family. */
  version: Generated<number>
}

/** What the family replaced. */
interface EarlierTextsTable {
  story_id: number
  page_number: number
  version: number
  text: string
}

/** What the book shows. */
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
  /** Which of its versions it is. */
  version: Generated<number>
  /** The title that is lettered on a cover; null for the title of the story, if that was never changed. */
  title: string | null
}

/** What the family can choose from: the other versions that it requested of a picture, and the one that they began with. */
interface PictureVersionsTable {
  story_id: number
  page_number: number
  version: number
  name: string
  brief: Json<PictureBrief>
  /** What the family asked for; null for the original picture. */
  change: Json<PictureChange> | null
  title: string | null
  state: Generated<'pending' | 'completed' | 'failed'>
  failure: PictureFailure | null
  /** The version of a cover that it replaces as soon as it is rendered, because the title of the story has changed. */
  replaces: number | null
  created_at: CreatedAt
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
}

/** What checkers found in pictures. */
interface PictureChecksTable {
  id: string
  /** Null if the story was deleted. */
  story_id: number | null
  page_number: number
  version: number
  /** 1 is the picture as it was rendered, 2 its correction. */
  attempt: number
  picture_model: string
  check_model: string
  face: number
  clothes: number
  style: number
  faults: PictureFault[]
  /** Whether it is the picture that the family sees. */
  kept: boolean
  created_at: CreatedAt
}

/** What remains to be done for stories whose rows are deleted, and for sheets that are not kept any more. */
interface DeletionsTable {
  id: Id
  story_id: number | null
  /** The child whose kept character sheet is to be deleted. */
  sheet_of: string | null
  photo_key: string | null
  /** The account whose credit for the story is still to be refunded. */
  refund_user_id: number | null
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
}

/** What a family saved of a person or pet. What its kind does not have is null. */
interface FamilyMembersTable {
  id: Generated<string>
  user_id: number
  kind: FamilyMemberKind
  name: string
  gender: Gender | null
  birth_month: string | null
  relation: Relation | null
  pet: Exclude<Pet, 'none'> | null
  look: Json<Look> | null
  coat: Json<Coat> | null
  seed: number
  /** How the family consented to keeping the details; null for grown-ups and pets. */
  consent_at: Date | null
  consent_source: ConsentSource | null
  consent_notice: string | null
  consent_provider: Json<AiProvider> | null
  /** When the family consented to keeping the character sheet. */
  keeps_sheet_since: Date | null
  /** Age band of the child on the sheet that is kept; null if none is. */
  sheet_age: AgeBand | null
  created_at: CreatedAt
}

/** Ids of deleted members. */
interface MemberTombstonesTable {
  id: string
  deleted_at: CreatedAt
}

/** When the credit of a story became due for a refund, kept by a trigger. */
interface FailuresTable {
  user_id: number
  failed_at: Generated<Date>
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

/** What unfinished stories may still cost, kept by triggers. */
interface BudgetReservationsTable {
  story_id: number
  paise: number
  premium: boolean
}

/** One row, kept by triggers: what is spent on `day`, and the sum of the reservations. */
interface BudgetCounterTable {
  day: Date
  spent_paise: number
  free_spent_paise: number
  reserved_paise: number
  free_reserved_paise: number
}

export interface Database extends WithNotifications<NotificationSubject>, WithRowCounts, WithTombstones {
  stories: StoriesTable
  readings: ReadingsTable
  pages: PagesTable
  earlier_texts: EarlierTextsTable
  pictures: PicturesTable
  picture_versions: PictureVersionsTable
  ai_calls: AiCallsTable
  picture_checks: PictureChecksTable
  deletions: DeletionsTable
  ai_costs_by_day: AiCostsByDayTable
  budget_reservations: BudgetReservationsTable
  budget_counter: BudgetCounterTable
  failures: FailuresTable
  family_members: FamilyMembersTable
  member_tombstones: MemberTombstonesTable
}

export const SCHEMA = 'stories'
export const migrations: Migrations = {
  '001-initial': initial,
  '002-tombstones': tombstones,
  '003-child-consents': childConsents,
  '004-told-tales': toldTales,
  '005-family': family,
  '006-illustration-turns': illustrationTurns,
  '007-vacuum-settings': vacuumSettings,
  '008-changes': changes,
  '009-picture-checks': pictureChecks,
  '010-shelf': shelf,
}
