import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { createMetrics } from '@kahani/service-kit/metrics'
import { measureReplica, openReadReplica } from '@kahani/service-kit/read-replica'
import { createTombstones, type WithTombstones } from '@kahani/service-kit/tombstones'
import { FULL } from '@kahani/testing/full'
import { createTestLogger } from '@kahani/testing/logger'
import getPort from 'get-port'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { postgresUrl, startPostgres } from '../src/postgres-server.ts'

async function startServer(dir: string, settings: string[] = []) {
  const options = { dir, port: await getPort(), password: 'test', settings }
  const server = await startPostgres(options)
  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  onTestFinished(stop)
  return { port: options.port, url: postgresUrl(options), stop }
}

function createFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-replica-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A primary, and a hot standby that was copied from it while it was stopped. */
async function startWithStandby() {
  const [primaryDir, standbyDir] = [createFolder(), createFolder()]
  await (await startServer(primaryDir)).stop()
  execFileSync('cp', ['-a', `${primaryDir}/.`, standbyDir])
  writeFileSync(join(standbyDir, 'cluster/standby.signal'), '')
  const primary = await startServer(primaryDir)
  const source = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=kahani password=test`
  return { primary, standby: await startServer(standbyDir, [source]) }
}

test.runIf(FULL)('lists are read from a streaming standby, and from the primary once it is down', async () => {
  const { primary, standby } = await startWithStandby()
  const logger = createTestLogger(createLogger)
  const options = { url: primary.url, schema: 'public', logger }
  const db = openDatabase<WithTombstones>(options)
  const reads = openReadReplica(db, { ...options, replicaUrl: standby.url })
  onTestFinished(async () => void (await Promise.all([db.destroy(), reads.destroy()])))
  await createTombstones(db)
  const isStandby = async () =>
    (await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(reads)).rows[0]?.standby

  await expect
    .poll(() =>
      reads
        .selectFrom('tombstones')
        .select('id')
        .execute()
        .catch(() => null),
    )
    .toEqual([])
  expect(await isStandby()).toBe(true)
  const registry = createMetrics('test')
  measureReplica(registry, db, reads)
  expect(await registry.metrics()).toMatch(/^database_replica_lag_seconds\S* \d/m)

  await standby.stop()
  await expect.poll(() => isStandby().catch(() => null)).toBe(false)
  expect(await reads.selectFrom('tombstones').select('id').execute()).toEqual([])
  expect(logger.lines.join()).toContain('the read replica is unavailable')
})
