import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@kahani/launcher/ports'
import { commandLine, descendants, sendSignal } from '@kahani/launcher/process-table'
import { ROOT } from '@kahani/launcher/root'

const POLL_INTERVAL_MS = 20
const LAUNCHER = 'tools/launcher/src/start.ts'

/**
 * Runs `npm start` in this checkout, with the environment of a new shell, until the product is healthy.
 * @param dataDir may be empty. Its `start.log` receives the output.
 */
export async function npmStart(dataDir: string) {
  const [port = 0] = await freePorts(1)
  const { PATH = '', HOME = '' } = process.env
  const log = openSync(join(dataDir, 'start.log'), 'a')
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: join(dataDir, 'data'), INSTALL: 'never' },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  const url = `http://localhost:${port}`
  const isHealthy = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error(`npm start exited with code ${child.exitCode}`)
    await sleep(POLL_INTERVAL_MS)
  }
  return {
    url,
    pid: child.pid ?? 0,
    /** From the command to the first healthy answer. */
    startMs: performance.now() - startedAt,
    async stop() {
      // npm passes no signal on.
      const launcher = descendants(child.pid ?? 0).find(pid => commandLine(pid).includes(LAUNCHER))
      if (launcher) sendSignal(launcher, 'SIGINT')
      await exited
    },
  }
}
