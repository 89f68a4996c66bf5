import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { sharePools } from './shared-pools.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the Postgres of the test run, as superuser. */
    postgresUrl: string
  }
}

/** Template databases of a test run: with roles and empty schemas, and with every migration applied. */
export const TEMPLATES = { empty: 'template_empty', migrated: 'template_migrated' } as const

/** Copies the files of the template. The default strategy writes every page to the WAL, and makes the drop slower. */
export const cloneDatabase = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy`

/** In the test Postgres the password of a role is its name. */
const roleUrl = (databaseUrl: string, role: string) => {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = role
  return url.href
}

async function connectAsSuperuser(database?: string): Promise<pg.Client> {
  const url = new URL(inject('postgresUrl'))
  if (database) url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  // At the end of the run Postgres stops with open connections.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function asSuperuser(statement: string): Promise<void> {
  const client = await connectAsSuperuser()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

interface Reusable {
  name: string
  client: pg.Client
  createPool: ReturnType<typeof sharePools>
}

/**
 * Migrated databases that passed tests of this worker left behind. Deleting their rows takes a tenth of the time of
 * cloning the template, and a third of it over a connection that stays open. Postgres itself is deleted at the end of the
 * run.
 */
const reusable: Reusable[] = []

// A function of the session plans its statements once.
const PREPARE_RESET = `
  do $$
  declare statements text;
  begin
    select string_agg(statement, '; ') into statements from (
      select format('delete from %I.%I', schemaname, tablename) as statement from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'schema_migrations'
      union all
      select format('perform setval(%L, 1, false)', format('%I.%I', schemaname, sequencename)) from pg_sequences
    ) as resets;
    execute format('create function pg_temp.reset() returns void language plpgsql as %L', 'begin ' || statements || '; end');
  end $$`

// Idle connections are those of the shared pools. As a replica a session fires no triggers and checks no foreign keys, so
// tables are emptied in any order.
const RESET = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle';
  set session_replication_role = replica;
  select pg_temp.reset()`

const FULL_DISK = `
  create function public.full_disk() returns event_trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create event trigger full_disk on ddl_command_start execute function public.full_disk();`

async function connectToReset(database: string): Promise<pg.Client> {
  const client = await connectAsSuperuser(database)
  await client.query(PREPARE_RESET)
  return client
}

/** The part of a vitest context that tells whether the test passed. */
interface Finished {
  task: { result?: { state: string } | undefined }
}

export interface TestDatabaseOptions {
  template?: keyof typeof TEMPLATES
  /** Registers the work that releases the database. */
  cleanUp?: (work: (finished?: Finished) => Promise<void>) => void
}

/** An empty database that no other test uses, with the schema of the template. */
export async function createTestDatabase({
  template = 'migrated',
  cleanUp = onTestFinished,
}: TestDatabaseOptions = {}) {
  const serverUrl = inject('postgresUrl')
  if (!serverUrl) throw new Error('Move the test to a test/ folder: only the integration project starts Postgres.')
  const reused = template === 'migrated' ? reusable.pop() : undefined
  const name = reused?.name ?? `test_${randomUUID().replaceAll('-', '')}`
  const createPool = reused?.createPool ?? sharePools()
  if (reused) await reused.client.query(RESET)
  else await asSuperuser(cloneDatabase(name, TEMPLATES[template]))
  cleanUp(async finished => {
    // A failed test may leave an altered schema.
    if (template === 'migrated' && finished?.task.result?.state !== 'fail') {
      reusable.push(reused ?? { name, client: await connectToReset(name), createPool })
    } else {
      await reused?.client.end()
      await asSuperuser(`drop database if exists ${name} with (force)`)
    }
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const urlFor = (schema: string) => roleUrl(url.href, schema)
  return {
    adminUrl: url.href,
    urlFor,
    /** Tables can't be created until the returned function is called, with the error of a full disk. */
    async fill() {
      const client = await connectAsSuperuser(name)
      await client.query(FULL_DISK)
      return async () => {
        await client.query('drop event trigger full_disk; drop function public.full_disk')
        await client.end()
      }
    },
    /** Options of a pool for a schema. On a slow machine its requests wait long for each other. */
    poolFor: (schema: string) => ({ url: urlFor(schema), schema, connectionTimeoutMs: 10 * 60_000, createPool }),
  }
}
export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>
