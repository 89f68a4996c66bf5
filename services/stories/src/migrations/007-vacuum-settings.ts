import { type Kysely, sql } from 'kysely'

/**
 * Periodic tasks read the partial indexes of stories, which keep an entry of each former version of a row until the table is
 * vacuumed. By default that is after a fifth of all rows have changed.
 */
const vacuumSettings = `
  alter table stories set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.01);
  alter table pictures set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01, fillfactor = 90);`

const indexes = 'create index if not exists deletions_due on deletions (next_attempt_at)'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [vacuumSettings, indexes]) await sql.raw(statements).execute(db)
}
