import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { systemVariables } from '../src/configuration.ts'
import type { LogLine } from '../src/log-lines.ts'
import { identifyProcess, isRunning, sendSignal } from '../src/process-table.ts'
import { type SupervisorOptions, supervise } from '../src/supervisor.ts'
import type { UserError } from '../src/user-error.ts'

const DUMMY = join(import.meta.dirname, 'dummy-service.ts')

interface StartOptions extends SupervisorOptions {
  isReady?: boolean
  onLine?: (line: LogLine) => void
}

function start(behaviour: string, { isReady = true, onLine, ...options }: StartOptions = {}) {
  const lines: LogLine[] = []
  const failures: string[] = []
  const failed = Promise.withResolvers<string>()
  const onFailure = ({ message }: UserError) => {
    failures.push(message)
    failed.resolve(message)
  }
  const spec = {
    name: 'dummy',
    args: [DUMMY, behaviour],
    env: systemVariables(),
    cwd: import.meta.dirname,
  }
  const hooks = {
    onLine(line: LogLine) {
      lines.push(line)
      onLine?.(line)
    },
    onFailure,
    isReady: () => isReady,
  }
  const dummy = supervise(spec, hooks, { minDelayMs: 10, maxDelayMs: 20, ...options })
  onTestFinished(() => dummy.stop(1_000))
  const output = () => lines.map(({ text }) => text)
  const isUp = (times = 1) => expect.poll(() => output().filter(text => text === 'up')).toHaveLength(times)
  return { dummy, failed: failed.promise, failures, isUp, output }
}
const pidOf = ({ pid }: { readonly pid: number | undefined }) => {
  if (pid === undefined) throw new Error('the process is not running')
  return pid
}

describe('a process that is killed', () => {
  test('is restarted', async () => {
    const { dummy, isUp, output } = start('runs')
    await isUp()
    const before = pidOf(dummy)
    sendSignal(before, 'SIGKILL')
    await isUp(2)
    expect(pidOf(dummy)).not.toBe(before)
    expect(output().join()).toContain('was ended by SIGKILL; restarting')
  })

  test('is restarted again and again if a minute passes between', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { dummy, isUp } = start('runs', { maxExits: 2 })
    for (const times of [1, 2, 3]) {
      await isUp(times)
      sendSignal(pidOf(dummy), 'SIGKILL')
      vi.advanceTimersByTime(61_000)
    }
    await isUp(4)
  })

  test('is restarted before the product is ready, too', async () => {
    const { dummy, failures, isUp } = start('runs', { isReady: false })
    await isUp()
    sendSignal(pidOf(dummy), 'SIGKILL')
    await isUp(2)
    expect(failures).toEqual([])
  })
})

describe('a process that exits with an error', () => {
  test('fails the start with its own message', async () => {
    const { failed } = start('fails-to-start', { isReady: false })
    expect(await failed).toBe('dummy could not start: the dummy can not be set up')
  })

  test('is no longer restarted after too many exits', async () => {
    const { failed } = start('exits', { maxExits: 3 })
    expect(await failed).toBe('dummy exited 3 times within a minute. Stopping.')
  })

  test('waits for the next change in watch mode', async () => {
    const { dummy, output } = start('exits', { watchMode: true })
    await expect.poll(() => output().join()).toContain('restarting on the next change')
    expect(dummy.pid).toBeUndefined()
    await dummy.restart()
    expect(dummy.pid).toBeDefined()
  })
})

describe('a process that is stopped', () => {
  test('shuts down cleanly and is not restarted', async () => {
    const { dummy, output } = start('runs')
    await dummy.up
    const identity = identifyProcess(pidOf(dummy))
    await dummy.stop(10 * 60_000)
    expect(identity && isRunning(identity)).toBe(false)
    await expect.poll(() => output().at(-1)).toBe('closing')
    expect(dummy.pid).toBeUndefined()
  })

  test('is killed after the timeout', async () => {
    const { dummy } = start('never-closes')
    await dummy.up
    const identity = identifyProcess(pidOf(dummy))
    await dummy.stop(100)
    expect(identity && isRunning(identity)).toBe(false)
  })

  test('is not restarted if it was waiting for its restart', async () => {
    const isStopped = Promise.withResolvers<void>()
    const onLine = ({ text }: LogLine) => {
      if (text.includes('restarting in')) stopped.stop(100).then(isStopped.resolve)
    }
    const { dummy: stopped } = start('runs', { onLine })
    const { dummy: other } = start('runs')
    await Promise.all([stopped.up, other.up])
    const before = pidOf(other)
    sendSignal(pidOf(stopped), 'SIGKILL')
    await isStopped.promise
    // The other one is killed later and has the same delay: once it is back, the first would be back too.
    sendSignal(before, 'SIGKILL')
    await expect.poll(() => other.pid && other.pid !== before).toBe(true)
    expect(stopped.pid).toBeUndefined()
  })
})

test('a restart replaces the process', async () => {
  const { dummy, isUp, output } = start('runs')
  await isUp()
  const before = pidOf(dummy)
  await dummy.restart()
  expect(pidOf(dummy)).not.toBe(before)
  await isUp(2)
  expect(output().join()).not.toContain('restarting in')
})
