import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { createLogger } from '../src/logger.ts'
import { measureReplica, openReadReplica } from '../src/read-replica.ts'
import { addTombstones, type WithTombstones } from '../src/tombstones.ts'

/** Two databases with different rows stand for a primary and its replica, and show which one a query reads. */
async function setUp({ isUp = true } = {}) {
  const logger = createTestLogger(createLogger)
  const open = async (id: number) => {
    const { poolFor } = await createTestDatabase()
    const db = openDatabase<WithTombstones>({ ...poolFor('stories'), logger })
    onTestFinished(() => db.destroy())
    await addTombstones(db, [id])
    return { db, pool: poolFor('stories') }
  }
  const primary = await open(1)
  const replica = await open(2)
  const { createPool: _, ...pool } = primary.pool
  const replicaUrl = isUp ? replica.pool.url : `postgres://stories:stories@${UNREACHABLE}/kahani`
  const reads = openReadReplica(primary.db, { ...pool, logger, replicaUrl })
  onTestFinished(() => reads.destroy())
  const readIds = async () => (await reads.selectFrom('tombstones').select('id').execute()).map(({ id }) => id)
  return { db: primary.db, reads, readIds, logger }
}

test('lists are read from the replica', async () => {
  const { readIds } = await setUp()
  expect(await readIds()).toEqual([2])
})

test('lists are read from the primary while the replica is unavailable', async () => {
  const { db, reads, readIds } = await setUp({ isUp: false })
  expect(await readIds()).toEqual([1])
  expect(await readIds()).toEqual([1])
  const registry = new Registry()
  measureReplica(registry, db, reads)
  expect(await registry.metrics()).toMatch(/^database_replica_lag_seconds nan$/im)
})

test('without a replica there is one pool, and no metric of a replica', async () => {
  const { db, logger } = await setUp()
  expect(openReadReplica(db, { replicaUrl: undefined, url: '', schema: 'stories', logger })).toBe(db)
  const registry = new Registry()
  measureReplica(registry, db, db)
  expect(await registry.metrics()).not.toContain('replica')
})
