// Runs Postgres or Redis under the launcher. The servers don't notice when the launcher dies. This process does, over
// its IPC channel, and then shuts the server down.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProcess } from '@kahani/service-kit/process'
import { startPostgres } from './postgres-server.ts'
import { startRedis } from './redis-server.ts'
import { UserError } from './user-error.ts'

const SHUTDOWN_TIMEOUT_MS = 5_000
// What the servers print before a message: time, process, level.
const PREFIX = /^(\d+:\w \d+ \w+ \d+ [\d:.]+ [#*.-] |[\d-]+ [\d:.]+ \w+ \[\d+\] )/
// Routine messages: startup, shutdown, and connections that arrive during either.
const ROUTINE = [
  /^\d+:\w .* [*.-] /,
  / LOG: /,
  /FATAL: {2}(the database system is|terminating connection)/,
  /Reading config|Redis is starting|version=|Configuration loaded|Server initialized|overcommit/i,
  /signal-handler|User requested shutdown|bye bye/,
]

const { STORE_DIR: dir = '', STORE_SECRET: secret = '', STORE_PROGRAM: program = '' } = process.env
const port = Number(process.env.STORE_PORT)
const orphanDelayMs = Number(process.env.STORE_ORPHAN_DELAY_MS)
const kind = process.argv[2] === 'postgres' ? 'postgres' : 'redis'
const shutdownSignal = kind === 'postgres' ? 'SIGINT' : 'SIGTERM'

await runProcess(kind, async logger => {
  let current: ChildProcess | undefined
  // Also covers an exit during startup.
  process.on('exit', () => current?.kill(shutdownSignal))
  const options = {
    dir,
    port,
    onLine(line: string) {
      const isRoutine = line.trim() === '' || ROUTINE.some(pattern => pattern.test(line))
      logger[isRoutine ? 'debug' : 'warn'](line.replace(PREFIX, ''))
    },
    onSpawn: (child: ChildProcess) => {
      current = child
    },
  }
  const starting =
    kind === 'postgres' ? startPostgres({ ...options, password: secret }) : startRedis({ ...options, secret, program })
  const server = await starting.catch(error => {
    if (error instanceof UserError) error.stack = ''
    throw error
  })
  let closing = false
  server.once('exit', (code, signal) => {
    if (closing) return
    logger.error(`the server exited unexpectedly (${signal ?? `code ${code}`})`)
    process.exit(1)
  })
  process.send?.('up')
  return {
    async close() {
      // Without a launcher, the services shut down at the same time and still need their stores.
      if (!process.connected) await sleep(orphanDelayMs)
      closing = true
      if (server.exitCode !== null || server.signalCode !== null) return
      const exited = once(server, 'exit')
      server.kill(shutdownSignal)
      const timer = setTimeout(() => server.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS)
      await exited
      clearTimeout(timer)
    },
  }
})
