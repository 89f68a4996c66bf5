import { openDatabase } from '@kahani/service-kit/database'
import { createDerivedTokens } from '@kahani/service-kit/derived-tokens'
import { createLogger } from '@kahani/service-kit/logger'
import { migrate } from '@kahani/service-kit/migrations'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createAdminAccounts } from '../src/administration/admin-accounts.ts'
import { type Database, migrations, SCHEMA } from '../src/database.ts'
import { createNotificationService } from '../src/notifications/notification-service.ts'
import { createPrintRepository } from '../src/prints/print-repository.ts'

const OLD_MIGRATIONS = ['001-ledger', '002-outbox', '003-orders']

/** Names of constraints, indexes and sequences of the schema that begin with `mails_`. */
const oldNames = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where connamespace = 'payments'::regnamespace and conname like 'mails%'
    union select relname from pg_class where relnamespace = 'payments'::regnamespace and relname like 'mails%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

test('migrates the rows of a database from before notifications', async () => {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const logger = createTestLogger(createLogger)
  const db = openDatabase<Database>({ url: urlFor(SCHEMA), schema: SCHEMA, logger })
  onTestFinished(() => db.destroy())
  const oldEntries = Object.entries(migrations).filter(([name]) => OLD_MIGRATIONS.includes(name))
  await migrate(db, SCHEMA, Object.fromEntries(oldEntries))
  await sql`
    insert into orders (user_id, purpose, package_id, amount, currency, receipt, provider_order_id, status, payment_id, paid_at)
      values (1, 'package', 'digital', 150000, 'INR', 'KH-AAAA-BBBB-CCCC', 'order_1', 'paid', 'pay_1', now())
  `.execute(db)
  await sql`insert into accounts (user_id) values (1), (2), (3)`.execute(db)
  await sql`
    insert into ledger (user_id, kind, amount, ref) values
      (1, 'story', 1, 'signup:1'), (1, 'story', 5, 'order:1'), (2, 'story', 1, 'signup:2'),
      (2, 'printed_copy', 1, 'order:2'), (3, 'story', 1, 'gift:0'), (3, 'printed_copy', 1, 'gift:0')
  `.execute(db)
  await sql`
    insert into printed_copies (user_id, story_id, shipping_address, status, print_file_key)
      values (1, 1, 'Church Street', 'placed', 'prints/1.pdf')
  `.execute(db)
  await sql`
    insert into mails (key, subject, asked_at, settled_at) values
      ('receipt:1', '{"kind": "receipt", "orderId": 1}', now() - interval '1 hour', null),
      ('print:1:0', '{"kind": "print", "printId": 1, "status": "placed", "courier": null, "trackingNumber": null}', now() - interval '1 hour', now())
  `.execute(db)
  expect(await oldNames(db)).not.toEqual([])

  await migrate(db, SCHEMA, migrations)
  expect(await oldNames(db)).toEqual([])
  const notifications = createNotificationService(db, createDerivedTokens(['a key for gift tokens'], 'gift'))
  expect(await notifications.find(1)).toMatchObject({
    to: { userId: 1 },
    content: { kind: 'receipt', orderNumber: 'KH-AAAA-BBBB-CCCC' },
  })
  expect(await createPrintRepository(db).getById(1)).toMatchObject({ shipping_address: 'Church Street' })
  await requeueNotifications(db, 'payments', logger)
  const jobs = await db.selectFrom('outbox').select(['queue', 'job_id', 'payload']).execute()
  expect(jobs).toEqual([{ queue: 'mail', job_id: 'mail-payments-1', payload: { source: 'payments', mailId: 1 } }])
  await notifications.complete(1)
  const added = await db
    .insertInto('notifications')
    .values({ key: 'receipt:2', subject: '{"kind": "receipt", "orderId": 1}' })
    .returning(['id', 'completed_at'])
    .executeTakeFirstOrThrow()
  expect(added).toEqual({ id: 3, completed_at: null })

  const accounts = createAdminAccounts(db)
  const statuses = (await accounts.summaries([1, 2, 3])).map(({ subscriptionStatus }) => subscriptionStatus)
  expect(statuses).toEqual(['premium', 'free', 'premium'])
  expect(await accounts.countPaid()).toEqual({ paidUserCount: 2 })
})
