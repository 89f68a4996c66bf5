import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FULL } from '@kahani/testing/full'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../src/ports.ts'
import { commandLine, identifyProcess, isRunning, type ProcessIdentity, sendSignal } from '../src/process-table.ts'

const LAUNCHER = join(import.meta.dirname, 'process-group-launcher.ts')

async function startLauncher(dataDir: string, behaviour = 'runs') {
  const [port] = await freePorts(1)
  const launcher = fork(LAUNCHER, [dataDir, String(port), behaviour], { stdio: 'ignore' })
  const [{ pids }] = await once(launcher, 'message')
  const redis: ProcessIdentity = JSON.parse(readFileSync(join(dataDir, 'redis/server.json'), 'utf8'))
  const [dummy, storeProcess] = pids.map(identifyProcess)
  return { launcher, identities: { dummy, storeProcess, redis } }
}

function createFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-process-group-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('every process exits after the launcher is killed, and the next start works', async () => {
  const dir = createFolder()
  for (const behaviour of ['never-closes', 'runs']) {
    const { launcher, identities } = await startLauncher(dir, behaviour)
    const all: ProcessIdentity[] = Object.values(identities)
    expect(all.every(isRunning)).toBe(true)
    launcher.kill('SIGKILL')
    await expect.poll(() => all.filter(isRunning)).toEqual([])
  }
})

test('a server whose store process was killed is stopped before the next one opens its data', async () => {
  const { launcher, identities } = await startLauncher(createFolder())
  onTestFinished(async () => {
    launcher.kill('SIGKILL')
    await once(launcher, 'exit')
  })
  sendSignal(identities.storeProcess.pid, 'SIGKILL')
  await expect.poll(() => isRunning(identities.redis)).toBe(false)
  expect(commandLine(identities.redis.pid)).toBe('')
})

if (FULL) {
  test('a start right after kill -9 of every process, the server included, works', async () => {
    const dir = createFolder()
    const killed = await startLauncher(dir)
    for (const { pid } of Object.values(killed.identities)) sendSignal(pid, 'SIGKILL')
    killed.launcher.kill('SIGKILL')
    const { launcher, identities } = await startLauncher(dir)
    expect(isRunning(identities.redis)).toBe(true)
    launcher.kill('SIGKILL')
    const all: ProcessIdentity[] = Object.values(identities)
    await expect.poll(() => all.filter(isRunning)).toEqual([])
  })
}
