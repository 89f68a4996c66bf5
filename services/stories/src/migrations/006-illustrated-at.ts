import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stories').addColumn('illustrated_at', 'timestamptz').execute()
  await sql`update stories set illustrated_at = illustrations_updated_at
    where illustration_status in ('completed', 'partial')`.execute(db)
}
