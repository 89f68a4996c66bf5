import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { createLogger } from '../src/logger.ts'
import { type Migrations, migrate, requireSchema, SchemaError } from '../src/migrations.ts'

const SCHEMA = 'stories'

interface Database {
  stories: { title: string }
  schema_migrations: { name: string }
}

const first: Migrations[string] = {
  up: db => db.schema.createTable('stories').addColumn('title', 'text').execute(),
}
const second: Migrations[string] = {
  up: db => db.schema.alterTable('stories').addColumn('pages', 'integer').execute(),
}
const OLD = { '001-stories': first }
const NEW = { ...OLD, '002-pages': second }

async function setUp() {
  const { poolFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<Database>({ ...poolFor(SCHEMA), logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  return db
}

test('runs each migration once, although several processes migrate at once', async () => {
  const db = await setUp()
  const ran = await Promise.all([migrate(db, SCHEMA, NEW), migrate(db, SCHEMA, NEW), migrate(db, SCHEMA, NEW)])
  expect(ran.flat()).toEqual(['001-stories', '002-pages'])
  expect(await migrate(db, SCHEMA, NEW)).toEqual([])
})

test('runs all pending migrations or none', async () => {
  const db = await setUp()
  const broken = { ...OLD, '002-broken': { up: () => Promise.reject(new Error('broken')) } }
  await expect(migrate(db, SCHEMA, broken)).rejects.toThrow('could not migrate the schema stories')
  expect(await migrate(db, SCHEMA, NEW)).toEqual(['001-stories', '002-pages'])
})

test('the previous version accepts the schema of the next one, and neither migrates nor waits', async () => {
  const db = await setUp()
  await migrate(db, SCHEMA, NEW)
  expect(await migrate(db, SCHEMA, OLD)).toEqual([])
  await requireSchema(db, SCHEMA, OLD, { waitMs: 0 })
  const late = { ...OLD, '001-z-late': second }
  await expect(migrate(db, SCHEMA, late)).rejects.toThrow('already has migration 002-pages: 001-z-late can')
})

test('a version waits for its own migrations, and names those that are missing', async () => {
  const db = await setUp()
  const options = { waitMs: 0, pollMs: 10 }
  await expect(requireSchema(db, SCHEMA, NEW, options)).rejects.toThrow(
    new SchemaError('the schema stories lacks migration 001-stories, 002-pages: run migrate first'),
  )
  await migrate(db, SCHEMA, OLD)
  await expect(requireSchema(db, SCHEMA, NEW, options)).rejects.toThrow('lacks migration 002-pages')
  const waiting = requireSchema(db, SCHEMA, NEW, { pollMs: 10 })
  await migrate(db, SCHEMA, NEW)
  await waiting
})

test('a schema of an older version is left as it is, and the error says what to do', async () => {
  const db = await setUp()
  await migrate(db, SCHEMA, { '000-older': first })
  const message = "created by an older version and can't be upgraded: move or delete the data folder"
  await expect(migrate(db, SCHEMA, NEW)).rejects.toThrow(message)
  await db.deleteFrom('schema_migrations').execute()
  await expect(migrate(db, SCHEMA, NEW)).rejects.toThrow(message)
  await sql`drop table stories`.execute(db)
  expect(await migrate(db, SCHEMA, NEW)).toEqual(['001-stories', '002-pages'])
})

test('lets queries pass while a long transaction holds a table, and migrates once it has ended', async () => {
  const db = await setUp()
  await migrate(db, SCHEMA, OLD)
  const reader = await db.startTransaction().execute()
  await reader.selectFrom('stories').selectAll().execute()
  const options = { lockTimeoutMs: 100, retryDelaysMs: [20] }
  const failing = expect(migrate(db, SCHEMA, NEW, options)).rejects.toThrow('long transactions hold its tables')
  const queued = sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  await expect.poll(async () => (await queued.execute(db)).rows.length, { interval: 10 }).toBe(1)
  await db.selectFrom('stories').selectAll().execute()
  await failing
  const migrating = migrate(db, SCHEMA, NEW, { lockTimeoutMs: 50, retryDelaysMs: Array(500).fill(20) })
  await expect.poll(async () => (await queued.execute(db)).rows.length, { interval: 10 }).toBe(1)
  await reader.commit().execute()
  expect(await migrating).toEqual(['002-pages'])
})
