import { SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import pg from 'pg'
import { ROWS, SHELF } from './rows.ts'

/** Fills one table without triggers and foreign keys, and builds its indexes afterwards. */
async function fillTable(client: pg.Client, table: string, statement: string, stories: number): Promise<void> {
  await client.query('begin')
  await client.query('set local allow_system_table_mods = on')
  await client.query('set local session_replication_role = replica')
  await client.query(`update pg_index set indisready = false, indisvalid = false where indrelid = '${table}'::regclass`)
  // A table that is emptied in the same transaction is filled without WAL.
  await client.query(`truncate ${table} cascade`)
  await client.query(statement, statement.includes('$1') ? [stories] : [])
  await client.query('commit')
  await client.query(`reindex table ${table}`)
}

/** Does what the triggers of a table with a word search and row counts would have done. */
async function fillDerived(client: pg.Client, schema: string): Promise<void> {
  const { rows: searches } = await client.query<{ name: string; expression: string }>(
    `select substring(proname from 'index_(.*)_words') as name, substring(prosrc from 'select id, (.*) from \\(select new') as expression
    from pg_proc where pronamespace = $1::regnamespace and proname like 'index_%_words'`,
    [schema],
  )
  for (const { name, expression } of searches) {
    const statement = `insert into ${schema}.${name}_words select id, ${expression} from ${schema}.${name}`
    await fillTable(client, `${schema}.${name}_words`, statement, 0)
  }
  const { rows: counts } = await client.query<{ name: string; table: string; condition: string }>(
    `select tgname as name, tgrelid::regclass as table, substring(prosrc from 'from new_rows where ([^\\n]*)\\);') as condition
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where pronamespace = $1::regnamespace and tgname like 'count_%_insert'`,
    [schema],
  )
  for (const { name, table, condition } of counts) {
    await client.query(
      `update ${schema}.row_counts set value = (select count(*) from ${table} where ${condition})
      where name = $1`,
      [name.slice('count_'.length, -'_insert'.length)],
    )
  }
  const { rows: sequences } = await client.query<{ statement: string }>(
    `select format('select setval(%L, greatest(1, (select max(id) from %I.%I)))',
      pg_get_serial_sequence(format('%I.%I', table_schema, table_name), 'id'), table_schema, table_name) as statement
    from information_schema.columns where table_schema = $1 and is_identity = 'YES'`,
    [schema],
  )
  for (const { statement } of sequences) await client.query(statement)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("set work_mem = '256MB'")
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query('select setseed(0.5)')
  return client
}

async function fillSchema(url: string, schema: Schema, stories: number): Promise<void> {
  const client = await connect(url)
  try {
    for (const [table, statement] of ROWS[schema]) await fillTable(client, `${schema}.${table}`, statement, stories)
    await fillDerived(client, schema)
  } finally {
    await client.end()
  }
}

/** Fills the migrated schemas of an empty database. Its server should not sync to the disk, and write little WAL. */
export async function fillDatabase(url: string, stories: number): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(SHELF, [stories])
    await Promise.all(SCHEMAS.map(schema => fillSchema(url, schema, stories)))
    await client.query('drop table public.shelf')
    // As autovacuum does in the background.
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}
