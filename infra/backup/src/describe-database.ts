import { SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import pg from 'pg'
import type { Manifest, Table } from './manifest.ts'

/** Where migrations are recorded. Their rows are created by running the migrations. */
const MIGRATION_TABLE = 'schema_migrations'

/** The name of a table in SQL. */
export const quoteTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
export const quoteColumns = (columns: string[]) => columns.map(pg.escapeIdentifier).join(', ')

interface Reference {
  from: string
  to: string
}
/** The name of a table, and of its file in a backup. */
export const idOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

/** Sorts tables so that each follows those that it references. @throws if they reference each other */
function sortByReferences(tables: Table[], references: Reference[]): Table[] {
  const sorted: Table[] = []
  let pending = tables
  while (pending.length > 0) {
    const ids = new Set(pending.map(idOf))
    const isReady = (table: Table) =>
      !references.some(({ from, to }) => from === idOf(table) && from !== to && ids.has(to))
    const ready = pending.filter(isReady)
    if (ready.length === 0) throw new Error(`tables reference each other: ${[...ids].join(', ')}`)
    sorted.push(...ready)
    pending = pending.filter(table => !ready.includes(table))
  }
  return sorted
}

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns,
            coalesce(array_agg(attname::text order by array_position(indkey::smallint[], attnum))
              filter (where attnum = any(indkey)), '{}') as key
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
       left join pg_index on indrelid = pg_class.oid and indisprimary
      where relkind = 'r' and nspname = any($1) and relname <> $2
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by nspname, relname order by nspname, relname`,
    [SCHEMAS, MIGRATION_TABLE],
  )
  const { rows: references } = await client.query<Reference>(
    `select a.nspname || '.' || child.relname as "from", b.nspname || '.' || parent.relname as "to"
       from pg_constraint
       join pg_class child on child.oid = conrelid join pg_namespace a on a.oid = child.relnamespace
       join pg_class parent on parent.oid = confrelid join pg_namespace b on b.oid = parent.relnamespace
      where contype = 'f'`,
  )
  return sortByReferences(tables, references)
}

async function listMigrations(client: pg.Client, schema: Schema): Promise<string[]> {
  const table = quoteTable({ schema, name: MIGRATION_TABLE })
  const { rows } = await client.query<{ name: string }>(`select name from ${table} order by name`)
  return rows.map(({ name }) => name)
}

/** The structure of the database, as of the transaction of `client`. */
export async function describeDatabase(client: pg.Client): Promise<Omit<Manifest, 'version'>> {
  const migrations = {} as Manifest['migrations']
  for (const schema of SCHEMAS) migrations[schema] = await listMigrations(client, schema)
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
       from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return { migrations, tables: await listTables(client), sequences }
}
