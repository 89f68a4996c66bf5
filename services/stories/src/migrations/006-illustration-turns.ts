import { type Kysely, sql } from 'kysely'

/** When the pictures of a story were queued; null while those of another story of the account are. All unfinished ones are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table stories add column illustrations_queued_at timestamptz').execute(db)
  await sql`
    update stories set illustrations_queued_at = illustrations_requested_at
    where state = 'text_ready' and illustration_status = 'processing'`.execute(db)
}
