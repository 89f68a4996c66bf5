import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { identifyProcess, isRunning, sendSignal } from '../src/process-table.ts'

const WATCHER = join(import.meta.dirname, 'ancestors-watcher.mjs')

/** Runs the watcher as npm does: a shell in the role of npm, which runs another shell, which runs the watcher. */
async function startUnder(variables: Record<string, string>) {
  const inner = `"${process.execPath}" "${WATCHER}"; true`
  const npm = spawn('sh', ['-c', `sh -c '${inner}'; true`], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(npm.stdout, 'data')
  const [pid, shell] = String(line).trim().split(' ').map(Number)
  const watcher = identifyProcess(pid ?? 0)
  if (!npm.pid || !shell || !watcher) throw new Error('the watcher did not start')
  onTestFinished(() => sendSignal(watcher.pid, 'SIGKILL'))
  return { npm: npm.pid, shell, watcher }
}

test.each(['SIGTERM', 'SIGKILL'] as const)('the process exits after %s to npm alone', async name => {
  const { npm, shell, watcher } = await startUnder({ npm_lifecycle_event: 'start' })
  expect(shell).not.toBe(npm)
  sendSignal(npm, name)
  await expect.poll(() => isRunning(watcher)).toBe(false)
})

test('the process exits after the shell of npm was killed', async () => {
  const { shell, watcher } = await startUnder({ npm_lifecycle_event: 'start' })
  sendSignal(shell, 'SIGKILL')
  await expect.poll(() => isRunning(watcher)).toBe(false)
})

test('without npm, the process outlives its parent', async () => {
  const [direct, byNpm] = await Promise.all([startUnder({}), startUnder({ npm_lifecycle_event: 'start' })])
  for (const { npm, shell } of [direct, byNpm]) {
    sendSignal(npm, 'SIGKILL')
    sendSignal(shell, 'SIGKILL')
  }
  // Once the one under npm has exited, the other would have exited too.
  await expect.poll(() => isRunning(byNpm.watcher)).toBe(false)
  expect(isRunning(direct.watcher)).toBe(true)
})
