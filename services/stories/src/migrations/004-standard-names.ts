import { type Kysely, sql } from 'kysely'

/** Renames states and columns to standard terms, and moves pending illustration work to the renamed queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await renameStoryColumns(db)
  await renamePictureColumns(db)
  await sql`alter table ai_calls drop constraint ai_calls_outcome_check`.execute(db)
  await sql`update ai_calls set outcome = 'started' where outcome = 'begun'`.execute(db)
  await sql`alter table ai_calls add constraint ai_calls_outcome_check
    check (outcome in ('started', 'answered', 'refused', 'failed'))`.execute(db)
  await requeueIllustrations(db)
}

async function renameStoryColumns(db: Kysely<unknown>): Promise<void> {
  await sql`drop index stories_being_written, stories_being_drawn`.execute(db)
  await sql`alter table stories drop constraint stories_state_check`.execute(db)
  await sql`update stories set state = 'text_ready' where state = 'told'`.execute(db)
  await sql`alter table stories add constraint stories_state_check
    check (state in ('writing', 'text_ready', 'failed'))`.execute(db)
  await sql`alter table stories rename constraint stories_drawing_check to stories_illustration_status_check`.execute(
    db,
  )
  await sql`alter table stories rename column drawing to illustration_status`.execute(db)
  await sql`alter table stories rename column drawing_moved_at to illustrations_updated_at`.execute(db)
  await sql`alter table stories rename column drawing_since to illustrations_requested_at`.execute(db)
  await sql`alter table stories rename column claimed_until to lease_expires_at`.execute(db)
  await sql`create index stories_lease_expiry on stories (lease_expires_at) where state = 'writing'`.execute(db)
  await sql`create index stories_illustrations_processing on stories (illustrations_updated_at)
    where state = 'text_ready' and illustration_status = 'processing'`.execute(db)
}

async function renamePictureColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures drop constraint pictures_state_check`.execute(db)
  await sql`update pictures set state = 'completed' where state = 'drawn'`.execute(db)
  await sql`alter table pictures add constraint pictures_state_check
    check (state in ('pending', 'completed', 'failed'))`.execute(db)
  await sql`alter table pictures rename column redraws to retries`.execute(db)
}

/**
 * The queue `draw` is retired together with the jobs in it, so every story with pending pictures is queued again.
 * The job lists all pending pictures of its story, retried ones included.
 */
async function requeueIllustrations(db: Kysely<unknown>): Promise<void> {
  await sql`update outbox set queue = 'illustrate' where queue = 'draw'`.execute(db)
  await sql`insert into outbox (queue, name, payload, job_id)
    select 'illustrate', 'sheet', jsonb_build_object('kind', 'sheet', 'storyId', id), 'sheet-' || id
    from stories
    where state = 'text_ready' and illustration_status = 'processing'
      and not exists (select from outbox where job_id = 'sheet-' || stories.id)
    order by id`.execute(db)
}
