import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runVitest } from '../src/run-vitest.ts'

const CONFIG = join(import.meta.dirname, 'vitest-fixture/vitest.config.ts')
// These must not reach the vitest of the fixture, which would believe that it is a worker of this one.
const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, VITEST_MODE: ____, NODE_ENV: _____, ...env } = process.env

async function run(files: string[], { hang = '', exitTimeoutMs = 1_500 } = {}) {
  const lines: string[] = []
  const startedAt = performance.now()
  const tally = await runVitest(['--config', CONFIG, ...files], {
    env: { ...env, FIXTURE_HANG: hang },
    print: line => lines.push(line),
    output: 'ignore',
    exitTimeoutMs,
  })
  return { tally, output: lines.join('\n'), ms: performance.now() - startedAt }
}

describe('a run that ends', () => {
  test('counts its tests, and a file that can not be loaded as a failed one', async () => {
    const { tally, output } = await run(['passing', 'failing', 'unloadable'], { exitTimeoutMs: 10_000 })
    expect(tally).toEqual({ passed: 3, failed: 2 })
    expect(output).toBe('')
  })

  test('counts as a failed test if vitest fails before it runs any', async () => {
    const { tally } = await run(['--no-such-option'], { exitTimeoutMs: 10_000 })
    expect(tally).toEqual({ passed: 0, failed: 1 })
  })
})

describe('a run that hangs', () => {
  test('in a teardown is ended, fails, and names its processes', async () => {
    const { tally, output } = await run(['passing'], { hang: 'teardown' })
    expect(tally).toEqual({ passed: 2, failed: 1 })
    expect(output).toMatch(/vitest has not exited \d+ s after its last test/)
    expect(output).toMatch(/Resources of vitest: .*Timeout/)
  })

  test('in a hook is ended, fails, and names the hook', async () => {
    const { tally, output } = await run(['hanging-hook'])
    expect(tally).toEqual({ passed: 1, failed: 1 })
    expect(output).toMatch(/vitest has not exited/)
    expect(output).toContain('afterAll of hanging-hook.case.ts')
  })

  test('in a test that blocks its thread is ended, fails, and names the file', async () => {
    const { tally, output } = await run(['blocking'])
    expect(tally).toEqual({ passed: 0, failed: 1 })
    expect(output).toMatch(/no test has started or finished/)
    expect(output).toContain('blocking.case.ts')
    expect(output).toMatch(/Process \d+: .*vitest/)
  })
})
