import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runVitest, type VitestOptions } from '../src/run-vitest.ts'

const CONFIG = join(import.meta.dirname, 'vitest-fixture/vitest.config.ts')
// These must not reach the vitest of the fixture, which would believe that it is a worker of this one.
const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, VITEST_MODE: ____, NODE_ENV: _____, ...env } = process.env

const run = (args: string[], options: VitestOptions = {}) =>
  runVitest(['--config', CONFIG, ...args], { env, ...options })

test('counts the tests of each file, and a file that can not be loaded as a failed one', async () => {
  const { tally, files } = await run(['failing', 'unloadable'])
  expect(tally).toEqual({ passed: 1, failed: 2 })
  const folder = 'tools/launcher/test/vitest-fixture'
  expect(Object.fromEntries(files)).toEqual({
    [`${folder}/failing.case.ts`]: { passed: 1, failed: 1 },
    [`${folder}/unloadable.case.ts`]: { passed: 0, failed: 1 },
  })
})

test('a run fails whose teardown hangs', async () => {
  const { tally } = await run(['passing'], { env: { ...env, FIXTURE_HANG: 'teardown' } })
  expect(tally).toEqual({ passed: 1, failed: 1 })
})

test('a run that takes too long is ended and fails', async () => {
  expect((await run(['blocking'], { limitMs: 1_000 })).tally).toEqual({ passed: 0, failed: 1 })
})
