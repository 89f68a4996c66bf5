import type { Kysely } from 'kysely'

/** Whether a deleted account had proved that its address is its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_deletions')
    .addColumn('email_verified', 'boolean', col => col.notNull().defaultTo(false))
    .execute()
}
