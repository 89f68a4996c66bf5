import { type Kysely, sql, type Transaction } from 'kysely'
import { changeInBatches, inBatch } from './batches.ts'
import type { CreatedAt } from './database.ts'

/** Ids of what families have deleted, without any other data, so that a restored backup does not bring it back. */
export interface WithTombstones {
  tombstones: { id: number; deleted_at: CreatedAt }
}

/** Longer than a backup can be kept (`BACKUP_KEEP_DAYS`). */
const RETENTION_DAYS = 400

/** For migrations: existing ones depend on its SQL. */
export async function createTombstones<DB>(db: Kysely<DB>): Promise<void> {
  await sql`
    create table tombstones (
      id bigint primary key,
      deleted_at timestamptz not null default now()
    );
    create index tombstones_by_time on tombstones (deleted_at)`.execute(db)
}

/** Call it in the transaction that deletes the rows. A trigger would also record rows that are lost by mistake. */
export async function addTombstones<DB extends WithTombstones>(
  db: Kysely<DB> | Transaction<DB>,
  ids: readonly number[],
): Promise<void> {
  await sql`insert into tombstones (id) select unnest(${ids}::bigint[]) on conflict do nothing`.execute(db)
}

/** @param table `tombstones`, or another one with a column `deleted_at` */
export async function deleteOldTombstones<DB>(db: Kysely<DB>, table = 'tombstones'): Promise<void> {
  const isOld = sql<boolean>`deleted_at < now() - make_interval(days => ${RETENTION_DAYS})`
  const tables = db as unknown as Kysely<WithTombstones>
  await changeInBatches(() =>
    tables
      .deleteFrom(table as 'tombstones')
      .where(inBatch(table, isOld))
      .executeTakeFirst(),
  )
}
