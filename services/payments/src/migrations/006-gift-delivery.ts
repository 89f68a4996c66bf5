import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table gifts add column if not exists deliver_at timestamptz;
      alter table gifts add column if not exists delivered_at timestamptz;
      create index if not exists gifts_to_deliver on gifts (deliver_at)
        where deliver_at is not null and delivered_at is null and available_at is not null
          and redeemed_at is null and cancelled_at is null`)
    .execute(db)
}
