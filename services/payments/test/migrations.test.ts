import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { migrate } from '@kahani/service-kit/migrations'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, migrations, SCHEMA } from '../src/database.ts'

const initial = { '001-initial': migrations['001-initial'] ?? { up: async () => undefined } }

async function setUp() {
  const { poolFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<Database>({ ...poolFor(SCHEMA), logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  await migrate(db, SCHEMA, initial)
  return db
}

test('002 finds the grants of printed copies, and ends the paid plans of accounts whose purchases were all refunded', async () => {
  const db = await setUp()
  const order = (id: number, user: number, purpose: string, refunded = false) =>
    `(${user}, '${purpose}', ${purpose === 'printed_copy' ? 'null' : "'printed'"}, 100, 'INR', 'KH-${id}', 'order_${id}', 'paid',
      'pay_${id}', now(), ${refunded ? 'now()' : 'null'})`
  const copy = (id: number, user: number, status: string, orderId: number | null = null) =>
    `(${user}, ${id}, ${orderId}, '${status}', '{}')`
  const row = (user: number, ref: string, amount: number) => `(${user}, 'printed_copy', ${amount}, '${ref}')`
  await sql
    .raw(`
      insert into accounts (user_id, paid_at) select id, now() from generate_series(1, 4) as id;
      insert into orders (user_id, purpose, package_id, amount, currency, receipt, provider_order_id, status, payment_id,
        paid_at, cancelled_at) values
        ${[
          order(1, 1, 'package'),
          order(2, 1, 'printed_copy'),
          order(3, 1, 'package'),
          order(4, 2, 'package', true),
          order(5, 3, 'package', true),
          order(6, 4, 'gift'),
          order(7, 3, 'package'),
        ].join()};
      insert into gifts (order_id, package_id, redeemed_by) values (6, 'printed', 4);
      insert into printed_copies (user_id, story_id, order_id, status, preflight) values
        ${[copy(1, 1, 'placed'), copy(2, 1, 'shipped', 2), copy(3, 1, 'cancelled'), copy(4, 1, 'placed'), copy(5, 1, 'placed')].join()};
      insert into ledger (user_id, kind, amount, ref) values
        ${[
          ...[row(1, 'order:1', 3), row(1, 'print:1', -1), row(1, 'order:2', 1), row(1, 'print:2', -1)],
          ...[row(1, 'print:3', -1), row(1, 'refund:print:3', 1), row(1, 'refund:order:1:rfnd', -1)],
          ...[row(1, 'order:3', 3), row(1, 'print:4', -1), row(1, 'print:5', -1)],
        ].join()}`)
    .execute(db)

  expect(await migrate(db, SCHEMA, migrations)).toContain('002-printed-copy-grants')
  const copies = await db.selectFrom('printed_copies').select(['id', 'grant_ref']).orderBy('id').execute()
  expect(copies.map(({ grant_ref: ref }) => ref)).toEqual(['order:1', 'order:2', null, 'order:1', 'order:3'])
  const paid = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('paid_at', 'is not', null)
    .orderBy('user_id')
    .execute()
  expect(paid.map(({ user_id: id }) => id)).toEqual([1, 3, 4])
  const { rows } = await sql<{ value: number }>`select sum(value)::int as value from row_counts`.execute(db)
  expect(rows).toEqual([{ value: 3 }])
})
