import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { BATCH_SIZE, changeInBatches, inBatch } from '../src/batches.ts'
import { openDatabase } from '../src/database.ts'
import { createLogger } from '../src/logger.ts'
import type { WithTombstones } from '../src/tombstones.ts'

const isOld = sql<boolean>`deleted_at < now() - interval '400 days'`

async function setUp(oldRows: number) {
  const { poolFor } = await createTestDatabase()
  const db = openDatabase<WithTombstones>({ ...poolFor('stories'), logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  await sql`insert into tombstones (id, deleted_at)
    select n, now() - interval '401 days' from generate_series(1, ${oldRows}) as n
    union all select ${oldRows + 1}, now()`.execute(db)
  const listIds = async () => (await db.selectFrom('tombstones').select('id').execute()).map(({ id }) => id)
  const deleteBatch = (from = db) =>
    from.deleteFrom('tombstones').where(inBatch('tombstones', isOld)).executeTakeFirst()
  return { db, listIds, deleteBatch }
}

test('all rows that match are deleted, in statements of a batch each', async () => {
  const { listIds, deleteBatch } = await setUp(2 * BATCH_SIZE + 10)
  const counts: bigint[] = []
  await changeInBatches(async () => {
    const result = await deleteBatch()
    counts.push(result.numDeletedRows)
    return result
  })
  expect(counts).toEqual([BigInt(BATCH_SIZE), BigInt(BATCH_SIZE), 10n])
  expect(await listIds()).toEqual([2 * BATCH_SIZE + 11])
})

test('rows that another transaction changes are left to it', async () => {
  const { db, listIds, deleteBatch } = await setUp(3)
  await db.transaction().execute(async trx => {
    await trx.selectFrom('tombstones').select('id').where('id', '=', 2).forUpdate().execute()
    await changeInBatches(() => deleteBatch())
  })
  expect(await listIds()).toEqual([2, 4])
})
