import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { LogLine } from './log-lines.ts'
import { isAlive, markOf, signal } from './process-table.ts'
import { type Patience, supervise } from './supervisor.ts'
import type { UserError } from './user-error.ts'

const DUMMY = join(import.meta.dirname, '../test/dummy-service.ts')

function start(behaviour: string, { settled = true, ...patience }: Patience & { settled?: boolean } = {}) {
  const lines: LogLine[] = []
  const failures: string[] = []
  const failed = Promise.withResolvers<string>()
  const onFailure = ({ message }: UserError) => {
    failures.push(message)
    failed.resolve(message)
  }
  const part = {
    name: 'dummy',
    args: [DUMMY, behaviour],
    env: { PATH: process.env.PATH ?? '' },
    cwd: import.meta.dirname,
  }
  const hooks = { onLine: (line: LogLine) => void lines.push(line), onFailure, settled: () => settled }
  const dummy = supervise(part, hooks, { firstWaitMs: 10, longestWaitMs: 20, ...patience })
  onTestFinished(() => dummy.stop(1_000))
  const said = () => lines.map(({ text }) => text)
  const isUp = (times = 1) =>
    expect.poll(() => said().filter(text => text === 'up'), { timeout: 20_000 }).toHaveLength(times)
  return { dummy, failed: failed.promise, failures, isUp, said }
}
const pidOf = ({ pid }: { readonly pid: number | undefined }) => {
  if (pid === undefined) throw new Error('it does not run')
  return pid
}

describe('a part that is killed', () => {
  test('is started again', async () => {
    const { dummy, isUp, said } = start('lives')
    await isUp()
    const before = pidOf(dummy)
    signal(before, 'SIGKILL')
    await isUp(2)
    expect(pidOf(dummy)).not.toBe(before)
    expect(said().join()).toContain('was ended by SIGKILL; starting again')
  })

  test('is started again also before the product was ready', async () => {
    const { dummy, failures, isUp } = start('lives', { settled: false })
    await isUp()
    signal(pidOf(dummy), 'SIGKILL')
    await isUp(2)
    expect(failures).toEqual([])
  })
})

describe('a part that fails', () => {
  test('ends a start, with its own words', async () => {
    const { failed } = start('refuses', { settled: false })
    expect(await failed).toBe('dummy could not start: the dummy can not be set up')
  })

  test('again and again is given up', async () => {
    const { failed } = start('dies')
    expect(await failed).toBe('dummy ended 10 times within a minute: giving up.')
  })

  test('while somebody mends it waits for the next change', async () => {
    const { dummy, said } = start('dies', { watchMode: true })
    await expect.poll(() => said().join(), { timeout: 10_000 }).toContain('starts again on the next change')
    expect(dummy.pid).toBeUndefined()
    await dummy.restart()
    expect(dummy.pid).toBeDefined()
  })
})

describe('a part that is stopped', () => {
  test('ends in good order, and is not started again', async () => {
    const { dummy, said } = start('lives')
    await dummy.up
    const mark = markOf(pidOf(dummy))
    await dummy.stop(5_000)
    expect(mark && isAlive(mark)).toBe(false)
    await expect.poll(() => said().at(-1)).toBe('closing')
    expect(dummy.pid).toBeUndefined()
  })

  test('is ended by force once patience is over', async () => {
    const { dummy } = start('clings')
    await dummy.up
    const mark = markOf(pidOf(dummy))
    await dummy.stop(100)
    expect(mark && isAlive(mark)).toBe(false)
  })

  test('between two starts stays ended', async () => {
    const [stopped, other] = [start('lives').dummy, start('lives').dummy]
    await Promise.all([stopped.up, other.up])
    const before = pidOf(other)
    signal(pidOf(stopped), 'SIGKILL')
    await expect.poll(() => stopped.pid, { interval: 1 }).toBeUndefined()
    await stopped.stop(100)
    // Another that died later is back by the time at which this one would have been.
    signal(before, 'SIGKILL')
    await expect.poll(() => other.pid && other.pid !== before).toBe(true)
    expect(stopped.pid).toBeUndefined()
  })
})

test('a restart puts a new process in the place of the old', async () => {
  const { dummy, isUp, said } = start('lives')
  await isUp()
  const before = pidOf(dummy)
  await dummy.restart()
  expect(pidOf(dummy)).not.toBe(before)
  await isUp(2)
  expect(said().join()).not.toContain('starting again')
})
