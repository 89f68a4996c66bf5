// Runs Postgres or Redis for as long as the launcher lives. A server knows nothing of launchers; this process does, by
// its IPC channel, and stops the server in good order when the launcher is gone.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProcess } from '@kahani/service-kit/process'
import { startPostgres } from './postgres-server.ts'
import { startRedis } from './redis-server.ts'
import { UserError } from './user-error.ts'

// The services end at the same moment, and need their stores to end well.
const SERVICES_FIRST_MS = 2_000
const END_MS = 5_000
// What the servers write before the message: time, process, level.
const PREFIX = /^(\d+:\w \d+ \w+ \d+ [\d:.]+ [#*.-] |[\d-]+ [\d:.]+ \w+ \[\d+\] )/
// Their everyday lines: of starts, ends, and calls that come too early or too late.
const ROUTINE = [
  /^\d+:\w .* [*.-] /,
  / LOG: /,
  /FATAL: {2}(the database system is|terminating connection)/,
  /Reading config|Redis is starting|version=|Configuration loaded|Server initialized|overcommit/i,
  /signal-handler|User requested shutdown|bye bye/,
]

const { KEEP_DIR: dir = '', KEEP_PASSWORD: password = '', KEEP_PROGRAM: program = '' } = process.env
const port = Number(process.env.KEEP_PORT)
const kind = process.argv[2] === 'postgres' ? 'postgres' : 'redis'
const gentle = kind === 'postgres' ? 'SIGINT' : 'SIGTERM'

await runProcess(kind, async logger => {
  let latest: ChildProcess | undefined
  // Whatever runs when this process ends, ends too, also in the midst of a start.
  process.on('exit', () => latest?.kill(gentle))
  const options = {
    dir,
    port,
    password,
    onLine(line: string) {
      const routine = line.trim() === '' || ROUTINE.some(pattern => pattern.test(line))
      logger[routine ? 'debug' : 'warn'](line.replace(PREFIX, ''))
    },
    onSpawn: (child: ChildProcess) => {
      latest = child
    },
  }
  const starting = kind === 'postgres' ? startPostgres(options) : startRedis({ ...options, program })
  const server = await starting.catch(error => {
    if (error instanceof UserError) error.stack = ''
    throw error
  })
  let closing = false
  server.once('exit', (code, signal) => {
    if (closing) return
    logger.error(`the server ended by itself (${signal ?? `code ${code}`})`)
    process.exit(1)
  })
  process.send?.('up')
  return {
    async close() {
      if (!process.connected) await sleep(SERVICES_FIRST_MS)
      closing = true
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill(gentle)
      const timer = setTimeout(() => server.kill('SIGKILL'), END_MS)
      await ended
      clearTimeout(timer)
    },
  }
})
