import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, pingDatabase } from '../src/database.ts'
import { prepareDatabase } from '../src/database-roles.ts'
import { createLogger } from '../src/logger.ts'
import { isOutage } from '../src/outages.ts'

const open = (url: string, schema: string, max = 10) => {
  const db = openDatabase<Record<string, never>>({ url, schema, max, logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  return db
}

test('a service cannot read another schema', async () => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const [auth, stories] = [open(urlFor('auth'), 'auth'), open(urlFor('stories'), 'stories')]
  await sql`create table secrets (word text)`.execute(auth)
  await sql`select * from auth.secrets`.execute(auth)
  await expect(sql`select * from auth.secrets`.execute(stories)).rejects.toThrow('permission denied')
  await expect(sql`create table public.mine (word text)`.execute(stories)).rejects.toThrow('permission denied')
})

test('preparing a database again keeps its data', async () => {
  const { adminUrl, urlFor } = await createTestDatabase({ template: 'empty' })
  await sql`create table existing (word text)`.execute(open(urlFor('auth'), 'auth'))
  await Promise.all(
    [1, 2, 3].map(() => prepareDatabase(adminUrl, { auth: 'auth', stories: 'stories', payments: 'payments' })),
  )
  await sql`select * from existing`.execute(open(urlFor('auth'), 'auth'))
})

test('distinguishes an outage from an invalid query', async () => {
  const unreachable = open(`postgres://a:b@${UNREACHABLE}/c`, 'auth')
  const outage = await sql`select 1`.execute(unreachable).catch((error: unknown) => error)
  expect(isOutage(outage)).toBe(true)
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const invalid = await sql`select nothing`.execute(open(urlFor('auth'), 'auth')).catch((error: unknown) => error)
  expect(isOutage(invalid)).toBe(false)
})

test('is not ready after it could not store data, until it can again', async () => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  // One connection, whose setting makes every transaction read-only, as on a server that was demoted.
  const db = open(urlFor('auth'), 'auth', 1)
  await sql`create table notes (word text)`.execute(db)
  const write = () => sql`insert into notes values ('a word')`.execute(db)
  await sql`set default_transaction_read_only = on`.execute(db)
  await pingDatabase(db)
  await expect(write()).rejects.toSatisfy(isOutage)
  await expect(pingDatabase(db)).rejects.toThrow('read-only transaction')
  await sql`set default_transaction_read_only = off`.execute(db)
  await pingDatabase(db)
  await write()
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'auth'`.execute(db)
  expect(rows).toEqual([{ tablename: 'notes' }])
})

test.each(['53100', '58030'])('an error of its disk is an outage: %s', async code => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const db = open(urlFor('auth'), 'auth')
  const fail = sql`do ${sql.raw(`$$ begin raise exception 'disk' using errcode = '${code}'; end $$`)}`.execute(db)
  await expect(fail).rejects.toSatisfy(isOutage)
})

test('reads bigints as numbers', async () => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const { rows } = await sql<{ n: number }>`select 9007199254740991::bigint as n`.execute(open(urlFor('auth'), 'auth'))
  expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }])
})
