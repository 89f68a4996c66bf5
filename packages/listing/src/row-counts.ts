import { type Kysely, sql } from 'kysely'

/** Row counts that triggers keep in the transaction of each change, so that nothing scans a table to count its rows. */
export interface WithRowCounts {
  row_counts: { name: string; slot: number; value: number }
}

// A transaction locks its slot until it commits, so concurrent transactions use different ones. A count is their sum.
const SLOTS = 16
/** SQL expression: the slot of a connection. */
export const SLOT = `pg_backend_pid() % ${SLOTS}`

/** For migrations: existing ones depend on its SQL. */
export async function createRowCounts<DB>(db: Kysely<DB>): Promise<void> {
  await db.schema
    .createTable('row_counts')
    .addColumn('name', 'text', col => col.notNull())
    .addColumn('slot', 'smallint', col => col.notNull())
    .addColumn('value', 'bigint', col => col.notNull())
    .addPrimaryKeyConstraint('row_counts_pkey', ['name', 'slot'])
    .execute()
}

/**
 * Keeps the number of rows of `table` that match `condition` as `name`. For migrations: existing ones depend on its SQL.
 * @param condition SQL
 */
export async function maintainRowCount<DB>(
  db: Kysely<DB>,
  { name, table, condition = 'true' }: { name: string; table: string; condition?: string },
): Promise<void> {
  const raw = (text: string) => sql.raw(text).execute(db)
  await raw(`
    create function count_${name}() returns trigger language plpgsql set search_path from current as $$
    declare
      difference bigint := 0;
    begin
      if tg_op <> 'DELETE' then
        difference := (select count(*) from new_rows where ${condition});
      end if;
      if tg_op <> 'INSERT' then
        difference := difference - (select count(*) from old_rows where ${condition});
      end if;
      if difference <> 0 then
        insert into row_counts as counts (name, slot, value) values ('${name}', ${SLOT}, difference)
          on conflict (name, slot) do update set value = counts.value + excluded.value;
      end if;
      return null;
    end $$`)
  const trigger = (event: string, rows: string) =>
    raw(`create trigger count_${name}_${event} after ${event} on ${table}
      referencing ${rows} for each statement execute function count_${name}()`)
  await trigger('insert', 'new table as new_rows')
  await trigger('update', 'new table as new_rows old table as old_rows')
  await trigger('delete', 'old table as old_rows')
  // The triggers lock the table until the migration is committed, so no change is missed or counted twice.
  await raw(`insert into row_counts (name, slot, value) select '${name}', 0, count(*) from ${table} where ${condition}`)
}

export async function readRowCount<DB extends WithRowCounts>(db: Kysely<DB>, name: string): Promise<number> {
  const { count } = await (db as unknown as Kysely<WithRowCounts>)
    .selectFrom('row_counts')
    .select(sql<number>`coalesce(sum(value), 0)::bigint`.as('count'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return count
}
