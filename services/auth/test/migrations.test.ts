import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { migrate } from '@kahani/service-kit/migrations'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, migrations, SCHEMA } from '../src/database.ts'
import { createEmailDeliveryRepository } from '../src/email-delivery/email-delivery-repository.ts'

const OLD_MIGRATIONS = ['001-users', '002-mails']

const oldNames = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where connamespace = 'auth'::regnamespace and conname like 'mails%'
    union select relname from pg_class where relnamespace = 'auth'::regnamespace and relname like 'mails%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

test('migrates the deliveries of a database from before email_deliveries', async () => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<Database>({ url: urlFor(SCHEMA), schema: SCHEMA, logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  const oldEntries = Object.entries(migrations).filter(([name]) => OLD_MIGRATIONS.includes(name))
  await migrate(db, SCHEMA, Object.fromEntries(oldEntries))
  await sql`
    insert into mails (key, state, claimed_until, settled_at) values
      ('payments:1', 'sent', now(), now()),
      ('payments:2', 'refused', now(), now()),
      ('payments:3', 'sending', now() + interval '1 minute', null),
      ('payments:4', 'sending', now() - interval '1 minute', null)
  `.execute(db)
  expect(await oldNames(db)).not.toEqual([])

  await migrate(db, SCHEMA, migrations)
  expect(await oldNames(db)).toEqual([])
  const deliveries = createEmailDeliveryRepository(db)
  const leases = []
  for (const id of [1, 2, 3, 4, 5]) leases.push(await deliveries.acquireLease(`payments:${id}`))
  expect(leases).toEqual(['completed', 'completed', 'held', 'acquired', 'acquired'])
  await deliveries.complete('payments:4', 'rejected')
  const rows = await db.selectFrom('email_deliveries').select('state').orderBy('key').execute()
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'rejected', 'sending', 'rejected', 'sending'])
})
