import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from './ports.ts'
import { commandLine, gone, isAlive, markOf, type ProcessMark, signal } from './process-table.ts'

const LAUNCHER = join(import.meta.dirname, '../test/crew-launcher.ts')
const WITHIN_MS = 10_000

async function startLauncher(dataDir: string, behaviour = 'lives') {
  const [port] = await freePorts(1)
  const launcher = fork(LAUNCHER, [dataDir, String(port), behaviour], { stdio: 'ignore' })
  const [{ pids }] = await once(launcher, 'message')
  const server: ProcessMark = JSON.parse(readFileSync(join(dataDir, 'redis/server.json'), 'utf8'))
  const [dummy, keeper] = pids.map(markOf)
  return { launcher, marks: { dummy, keeper, server } }
}

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-crew-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('everything ends when the launcher is killed, and a next start works', async () => {
  const dir = folder()
  for (const behaviour of ['clings', 'lives']) {
    const { launcher, marks } = await startLauncher(dir, behaviour)
    expect(Object.values(marks).every(isAlive)).toBe(true)
    launcher.kill('SIGKILL')
    expect(await Promise.all(Object.values(marks).map(mark => gone(mark, WITHIN_MS)))).toEqual([true, true, true])
  }
})

test('a server whose keeper was killed is ended before the next one takes its data', async () => {
  const { launcher, marks } = await startLauncher(folder())
  onTestFinished(async () => {
    launcher.kill('SIGKILL')
    await once(launcher, 'exit')
  })
  signal(marks.keeper.pid, 'SIGKILL')
  expect(await gone(marks.server, WITHIN_MS)).toBe(true)
  expect(commandLine(marks.server.pid)).toBe('')
})
