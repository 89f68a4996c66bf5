import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { FATAL, type LogLine, readLine, WARN } from './log-lines.ts'
import { signal } from './process-table.ts'
import { UserError } from './user-error.ts'

/** One process of the product: a Node program that ends when its IPC channel does. */
export interface Part {
  name: string
  /** What Node is given. */
  args: string[]
  /** The whole of its environment. */
  env: Record<string, string>
  cwd: string
}

export interface Hooks {
  onLine(line: LogLine): void
  /** The part can't start, or keeps dying: the product can't go on. */
  onFailure(sentence: UserError): void
  /** Whether the product was ready once; until then a part that gives up is not tried again. */
  settled(): boolean
}

export interface Supervised {
  readonly name: string
  /** Of the process that runs now; undefined between a death and the next start. */
  readonly pid: number | undefined
  /** Resolves when the part first says so: it sends the message `up`. */
  readonly up: Promise<void>
  /** Ends it and starts it anew, as on a change of its source. */
  restart(): Promise<void>
  /** Asks it to end; after `patienceMs` ends it and all that it started. */
  stop(patienceMs: number): Promise<void>
}

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5_000
const RESTART_MS = 5_000
const WINDOW_MS = 60_000
const MOST_DEATHS = 10
// How long the last words of a process may take to be read after its end.
const LAST_WORDS_MS = 500
const MOST_LAST_WORDS = 20

export interface Patience {
  /** A person is at work on the part: once it ran, a failure waits for `restart`. */
  watchMode?: boolean
  /** How long a part that died waits for its next start; doubled with each death. */
  firstWaitMs?: number
  longestWaitMs?: number
}

/** Starts a part and starts it again whenever it dies, each time a little later. */
export function supervise(part: Part, hooks: Hooks, patience: Patience = {}): Supervised {
  const { watchMode = false, firstWaitMs = FIRST_WAIT_MS, longestWaitMs = LONGEST_WAIT_MS } = patience
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let pid: number | undefined
  let stopping = false
  let deaths: number[] = []
  let complaint: string | undefined
  let lastPlain: string[] = []
  const up = Promise.withResolvers<void>()

  const say = (level: number, text: string) =>
    hooks.onLine({ part: part.name, time: new Date(), level, text, details: '' })

  function start(): void {
    complaint = undefined
    lastPlain = []
    const born = spawn(process.execPath, part.args, {
      cwd: part.cwd,
      env: part.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C on the terminal reaches the launcher alone, which ends everything in good order.
      detached: true,
    })
    child = born
    pid = born.pid
    for (const input of [born.stdout, born.stderr]) {
      if (!input) continue
      createInterface({ input }).on('line', raw => {
        const line = readLine(part.name, raw)
        if (line.level >= FATAL) complaint = line.text.replace(/^could not start: /, '')
        if (line.text === raw) lastPlain = [...lastPlain, raw].slice(-MOST_LAST_WORDS)
        hooks.onLine(line)
      })
    }
    born.on('message', message => {
      if (message === 'up') up.resolve()
    })
    born.once('exit', (code, signalName) => void afterDeath(born, code, signalName))
    born.on('error', error => {
      if (born.pid !== undefined) return
      say(WARN, `could not be run: ${error.message}`)
      void afterDeath(born, null, null)
    })
  }

  async function afterDeath(dead: ChildProcess, code: number | null, signalName: string | null): Promise<void> {
    if (dead.pid === pid) pid = undefined
    if (child !== dead) return
    child = undefined
    if (stopping) return
    const how = signalName ? `was ended by ${signalName}` : `ended with code ${code}`
    const gaveUp = code !== null && code !== 0
    if (gaveUp && watchMode && hooks.settled()) return say(WARN, `${how}; it starts again on the next change`)
    if (gaveUp && !hooks.settled()) {
      await Promise.race([once(dead, 'close'), sleep(LAST_WORDS_MS)])
      const words = complaint ?? [`it ${how}`, ...lastPlain].join('\n')
      return hooks.onFailure(new UserError(`${part.name} could not start: ${words}`))
    }
    const now = Date.now()
    deaths = [...deaths.filter(at => now - at < WINDOW_MS), now]
    if (deaths.length >= MOST_DEATHS) {
      return hooks.onFailure(new UserError(`${part.name} ended ${MOST_DEATHS} times within a minute: giving up.`))
    }
    const waitMs = Math.min(firstWaitMs * 2 ** (deaths.length - 1), longestWaitMs)
    say(WARN, `${how}; starting again in ${waitMs / 1000} s`)
    timer = setTimeout(start, waitMs)
  }

  async function end(patienceMs: number): Promise<void> {
    clearTimeout(timer)
    const dying = child
    child = undefined
    if (dying?.pid === undefined || dying.exitCode !== null || dying.signalCode !== null) return
    const group = -dying.pid
    const ended = once(dying, 'exit')
    dying.kill('SIGTERM')
    const force = setTimeout(() => signal(group, 'SIGKILL'), patienceMs)
    await ended
    clearTimeout(force)
  }

  start()
  return {
    name: part.name,
    get pid() {
      return pid
    },
    up: up.promise,
    async restart() {
      await end(RESTART_MS)
      if (!stopping) start()
    },
    stop(patienceMs) {
      stopping = true
      return end(patienceMs)
    },
  }
}
