import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from './lock.ts'
import { markOf } from './process-table.ts'

function folder(lock?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-lock-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'lock.json')
  if (lock !== undefined) writeFileSync(file, lock)
  return { dir, file }
}
const holder = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
// A number that no process has: they end below it.
const TAKER = join(import.meta.dirname, '../test/lock-taker.ts')
const NOBODY = 2 ** 22 + 1

test('a free folder is taken, and let go of', async () => {
  const { dir, file } = folder()
  const release = await takeLock(dir)
  expect(holder(file)).toEqual(markOf(process.pid))
  release()
  expect(readdirSync(dir)).toEqual([])
})

test('a folder that a living start holds is refused, naming it', async () => {
  const { dir, file } = folder(JSON.stringify(markOf(process.ppid)))
  await expect(takeLock(dir)).rejects.toThrow(`process ${process.ppid}`)
  expect(holder(file)).toEqual(markOf(process.ppid))
})

test("a dead start's lock is taken over", async () => {
  const { dir, file } = folder(JSON.stringify({ pid: NOBODY, started: '1' }))
  await takeLock(dir)
  expect(holder(file).pid).toBe(process.pid)
})

test('a number that another process has by now holds nothing', async () => {
  const { dir, file } = folder(JSON.stringify({ pid: process.ppid, started: 'at another time' }))
  await takeLock(dir)
  expect(holder(file).pid).toBe(process.pid)
})

test.each(['', 'garbage', '{"pid":"1"}', '[]'])(
  'a lock file of other content (%j) is named and left alone',
  async text => {
    const { dir, file } = folder(text)
    await expect(takeLock(dir)).rejects.toThrow(`${file} can't be read; delete it`)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(readdirSync(dir)).toEqual(['lock.json'])
  },
)

test.each([undefined, JSON.stringify({ pid: NOBODY, started: '1' })])(
  'of many starts at once only one gets the folder (before: %s)',
  async lock => {
    const { dir, file } = folder(lock)
    const starts = Array.from({ length: 4 }, () => fork(TAKER, [dir], { stdio: 'ignore' }))
    onTestFinished(() => {
      for (const start of starts) start.kill('SIGKILL')
    })
    const answers = await Promise.all(starts.map(async start => (await once(start, 'message'))[0]))
    expect(answers.filter(answer => answer === 'taken')).toHaveLength(1)
    expect(holder(file).pid).toBe(starts[answers.indexOf('taken')]?.pid)
  },
)
