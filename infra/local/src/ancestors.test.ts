import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gone, isAlive, markOf, signal } from './process-table.ts'

const WATCHER = join(import.meta.dirname, '../test/ancestors-watcher.mjs')
const WITHIN_MS = 5_000

/** A shell in the place of npm, with a shell of its own that runs the watcher, as npm has. */
async function startUnder(variables: Record<string, string>) {
  const inner = `"${process.execPath}" "${WATCHER}"; true`
  const npm = spawn('sh', ['-c', `sh -c '${inner}'; true`], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(npm.stdout, 'data')
  const [pid, shell] = String(line).trim().split(' ').map(Number)
  const watcher = markOf(pid ?? 0)
  if (!npm.pid || !shell || !watcher) throw new Error('the watcher did not start')
  onTestFinished(() => signal(watcher.pid, 'SIGKILL'))
  return { npm: npm.pid, shell, watcher }
}

test.each(['SIGTERM', 'SIGKILL'] as const)('%s to npm alone ends what it runs', async name => {
  const { npm, shell, watcher } = await startUnder({ npm_lifecycle_event: 'start' })
  expect(shell).not.toBe(npm)
  signal(npm, name)
  expect(await gone(watcher, WITHIN_MS)).toBe(true)
})

test("the end of npm's shell ends what it runs", async () => {
  const { shell, watcher } = await startUnder({ npm_lifecycle_event: 'start' })
  signal(shell, 'SIGKILL')
  expect(await gone(watcher, WITHIN_MS)).toBe(true)
})

test('started by hand, it outlives who started it', async () => {
  const [byHand, byNpm] = await Promise.all([startUnder({}), startUnder({ npm_lifecycle_event: 'start' })])
  for (const { npm, shell } of [byHand, byNpm]) {
    signal(npm, 'SIGKILL')
    signal(shell, 'SIGKILL')
  }
  // By the time at which the one under npm has noticed, the other would have too.
  expect(await gone(byNpm.watcher, WITHIN_MS)).toBe(true)
  expect(isAlive(byHand.watcher)).toBe(true)
})
