import { createTombstones } from '@kahani/service-kit/tombstones'
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTombstones(db)
  await sql`alter table account_deletions alter column kept drop not null`.execute(db)
}
