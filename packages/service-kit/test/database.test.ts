import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { prepareDatabase } from '../src/database-roles.ts'
import { createLogger } from '../src/logger.ts'
import { isDatabaseOutage } from '../src/outages.ts'

const open = (url: string, schema: string) => {
  const db = openDatabase<Record<string, never>>({ url, schema, logger: createTestLogger(createLogger) })
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
  expect(isDatabaseOutage(outage)).toBe(true)
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const invalid = await sql`select nothing`.execute(open(urlFor('auth'), 'auth')).catch((error: unknown) => error)
  expect(isDatabaseOutage(invalid)).toBe(false)
})

test('reads bigints as numbers', async () => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const { rows } = await sql<{ n: number }>`select 9007199254740991::bigint as n`.execute(open(urlFor('auth'), 'auth'))
  expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }])
})
