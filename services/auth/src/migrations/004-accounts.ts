import { type Kysely, sql } from 'kysely'

/** Email verification, sign-in without a password, and links in emails that prove who has an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .alterColumn('password_hash', col => col.dropNotNull())
    .addColumn('email_verified_at', 'timestamptz')
    .execute()

  await db.schema
    .createTable('user_identities')
    .addColumn('provider', 'text', col => col.notNull())
    .addColumn('subject', 'text', col => col.notNull())
    .addColumn('user_id', 'bigint', col => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('user_identities_pkey', ['provider', 'subject'])
    .addUniqueConstraint('user_identities_one_per_provider', ['user_id', 'provider'])
    .execute()

  await db.schema
    .createTable('email_links')
    .addColumn('id', 'uuid', col => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('purpose', 'text', col => col.notNull().check(sql`purpose in ('verify-email', 'reset-password')`))
    .addColumn('user_id', 'bigint', col => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', col => col.notNull())
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('email_links_by_user').on('email_links').columns(['user_id', 'purpose']).execute()
  await db.schema.createIndex('email_links_by_expiry').on('email_links').column('expires_at').execute()
}
