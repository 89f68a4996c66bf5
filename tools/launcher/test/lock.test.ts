import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { acquireLock } from '../src/lock.ts'
import { identifyProcess } from '../src/process-table.ts'

const HOLDER = join(import.meta.dirname, 'lock-holder.ts')
// Above the highest pid that Linux assigns.
const UNUSED_PID = 2 ** 22 + 1

function createFolder(lock?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-lock-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'lock.json')
  if (lock !== undefined) writeFileSync(file, lock)
  return { dir, file }
}
const readHolder = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('locks a free folder, and releases it', async () => {
  const { dir, file } = createFolder()
  const lock = await acquireLock(dir)
  expect(readHolder(file)).toEqual(identifyProcess(process.pid))
  expect(lock.takenOver).toBe(false)
  lock.release()
  expect(readdirSync(dir)).toEqual([])
})

test('rejects a folder that a running process has locked, and names the process', async () => {
  const { dir, file } = createFolder(JSON.stringify(identifyProcess(process.ppid)))
  await expect(acquireLock(dir)).rejects.toThrow(`process ${process.ppid}`)
  expect(readHolder(file)).toEqual(identifyProcess(process.ppid))
})

test('takes over the lock of a dead process', async () => {
  const { dir, file } = createFolder(JSON.stringify({ pid: UNUSED_PID, started: '1' }))
  expect((await acquireLock(dir)).takenOver).toBe(true)
  expect(readHolder(file).pid).toBe(process.pid)
})

test('takes over a lock whose pid now belongs to another process', async () => {
  const { dir, file } = createFolder(JSON.stringify({ pid: process.ppid, started: 'at another time' }))
  await acquireLock(dir)
  expect(readHolder(file).pid).toBe(process.pid)
})

test.each(['', 'garbage', '{"pid":"1"}', '[]'])('names a damaged lock file (%j) and leaves it alone', async text => {
  const { dir, file } = createFolder(text)
  await expect(acquireLock(dir)).rejects.toThrow(`${file} can't be read. Delete it`)
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(readdirSync(dir)).toEqual(['lock.json'])
})

test.each([undefined, JSON.stringify({ pid: UNUSED_PID, started: '1' })])(
  'lets exactly one of several simultaneous starts lock the folder (lock file before: %s)',
  async lock => {
    const { dir, file } = createFolder(lock)
    const starts = Array.from({ length: 4 }, () => fork(HOLDER, [dir], { stdio: 'ignore' }))
    onTestFinished(() => {
      for (const start of starts) start.kill('SIGKILL')
    })
    const answers = await Promise.all(starts.map(async start => (await once(start, 'message'))[0]))
    expect(answers.filter(answer => answer === 'locked')).toHaveLength(1)
    expect(readHolder(file).pid).toBe(starts[answers.indexOf('locked')]?.pid)
  },
)
