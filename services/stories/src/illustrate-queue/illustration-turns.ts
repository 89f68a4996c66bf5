import { addToOutbox } from '@kahani/service-kit/outbox'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { illustrateStoryMessage } from './illustrate-messages.ts'

const processing = sql`state = 'text_ready' and illustration_status = 'processing'`
/** Others wait for it. Stories in the bin are drawn too, but no other story waits for them. */
const queued = sql`${processing} and illustrations_queued_at is not null and binned_at is null`

/**
 * Queues the pictures of the account's oldest story that waits for them, unless those of another one are queued: so a family
 * with many stories delays the others by one book. Call it at the end of every transaction in which a story of the account is
 * written, illustrated, deleted, or moved to the bin.
 */
export async function queueNextStory(trx: Transaction<Database>, userId: number): Promise<void> {
  // Of two transactions, one would not see what the other one is about to commit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`illustrations of ${userId}`}, 0))`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    update stories set illustrations_queued_at = now(), illustrations_updated_at = now()
    where id = (
      select id from stories
      where user_id = ${userId} and ${processing} and illustrations_queued_at is null and not exists (
        select from stories where user_id = ${userId} and ${queued})
      order by binned_at is not null, illustrations_requested_at, id
      limit 1
      for update skip locked)
    returning id`.execute(trx)
  for (const { id } of rows) await addToOutbox(trx, illustrateStoryMessage(id))
}

/** Accounts with waiting stories and none that is queued: a story was locked at its turn, or an earlier version wrote it. */
export async function findIdleAccounts(db: Kysely<Database>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from stories waiting
    where ${processing} and illustrations_queued_at is null and not exists (
      select from stories where user_id = waiting.user_id and ${queued})
    limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}
