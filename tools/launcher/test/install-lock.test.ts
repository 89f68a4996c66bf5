import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const HOLDER = join(import.meta.dirname, 'install-lock-holder.mjs')
// Above the highest pid that Linux assigns.
const UNUSED_PID = 2 ** 22 + 1

function createFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-install-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return { dir, file: join(dir, 'lock') }
}

function startHolder(file: string) {
  const holder = fork(HOLDER, [file])
  onTestFinished(() => void holder.kill('SIGKILL'))
  return { holder, locked: once(holder, 'message') }
}

async function end({ holder, locked }: ReturnType<typeof startHolder>, request: 'release' | 'exit'): Promise<void> {
  await locked
  const exited = once(holder, 'exit')
  holder.send(request)
  await exited
}

test('installations hold the lock one after the other, and leave nothing', async () => {
  const { dir, file } = createFolder()
  const waiting = new Set(Array.from({ length: 3 }, () => startHolder(file)))
  while (waiting.size > 0) {
    const first = await Promise.race([...waiting].map(each => each.locked.then(() => each)))
    expect(Number(readlinkSync(file))).toBe(first.holder.pid)
    waiting.delete(first)
    await end(first, waiting.size === 1 ? 'exit' : 'release')
  }
  expect(readdirSync(dir)).toEqual([])
})

test.each([
  ['a process that has died', (file: string) => symlinkSync(String(UNUSED_PID), file)],
  ['nobody', (file: string) => symlinkSync('0', file)],
  ['an empty file', (file: string) => writeFileSync(file, '')],
])('a lock of %s is taken over', async (_, createLock) => {
  const { dir, file } = createFolder()
  createLock(file)
  await end(startHolder(file), 'exit')
  expect(readdirSync(dir)).toEqual([])
})
