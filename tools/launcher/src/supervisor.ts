import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLine, FATAL, type LogLine, parseLine, WARN } from './log-lines.ts'
import { sendSignal } from './process-table.ts'
import { UserError } from './user-error.ts'

/** A Node program that exits when its IPC channel closes. */
export interface ProcessSpec {
  name: string
  /** Arguments of Node. */
  args: string[]
  /** The complete environment. */
  env: Record<string, string>
  cwd: string
}

export interface SupervisorHooks {
  onLine(line: LogLine): void
  /** The process can't start, or crashes repeatedly: the product has to stop. */
  onFailure(error: UserError): void
  /** Whether the product has been ready. Before that, a process that exits with an error is not restarted. */
  isReady(): boolean
}

export interface SupervisedProcess {
  readonly name: string
  /** Pid of the current process. Undefined between an exit and the next start. */
  readonly pid: number | undefined
  /** Resolves when the process sends the message `up` for the first time. */
  readonly up: Promise<void>
  /** Stops the process and starts it again. */
  restart(): Promise<void>
  /** Sends SIGTERM, and after `timeoutMs` SIGKILL to its process group. */
  stop(timeoutMs: number): Promise<void>
}

/** Delay before a process is restarted. Doubles with each exit within a minute. */
export interface RestartOptions {
  minDelayMs?: number
  maxDelayMs?: number
  /** Exits within a minute after which the process is not restarted again. */
  maxExits?: number
}

export interface SupervisorOptions extends RestartOptions {
  /** After the first start, a process that exits with an error waits for `restart`. */
  watchMode?: boolean
}

const MIN_DELAY_MS = 200
const MAX_DELAY_MS = 5_000
const MAX_EXITS = 10
const EXIT_WINDOW_MS = 60_000
const RESTART_TIMEOUT_MS = 5_000
// Output of an exited process may still be in the pipe.
const OUTPUT_TIMEOUT_MS = 10_000
const MAX_OUTPUT_LINES = 20

/** Starts a process and restarts it whenever it exits. */
export function supervise(
  spec: ProcessSpec,
  hooks: SupervisorHooks,
  {
    watchMode = false,
    minDelayMs = MIN_DELAY_MS,
    maxDelayMs = MAX_DELAY_MS,
    maxExits = MAX_EXITS,
  }: SupervisorOptions = {},
): SupervisedProcess {
  let child: ChildProcess | undefined
  let restartTimer: NodeJS.Timeout | undefined
  let pid: number | undefined
  let stopping = false
  let exits: number[] = []
  let fatalMessage: string | undefined
  let plainOutput: string[] = []
  const up = Promise.withResolvers<void>()

  const warn = (text: string) => hooks.onLine(createLine(spec.name, WARN, text))

  function start(): void {
    fatalMessage = undefined
    plainOutput = []
    const started = spawn(process.execPath, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In its own process group, so that Ctrl-C reaches only the launcher, which shuts everything down in order.
      detached: true,
    })
    child = started
    pid = started.pid
    for (const input of [started.stdout, started.stderr]) {
      if (!input) continue
      createInterface({ input }).on('line', raw => {
        const line = parseLine(spec.name, raw)
        if (line.level >= FATAL) fatalMessage = line.text.replace(/^could not start: /, '')
        if (line.text === raw) plainOutput = [...plainOutput, raw].slice(-MAX_OUTPUT_LINES)
        hooks.onLine(line)
      })
    }
    started.on('message', message => {
      if (message === 'up') up.resolve()
    })
    started.once('exit', (code, signalName) => void onExit(started, code, signalName))
    started.on('error', error => {
      if (started.pid !== undefined) return
      warn(`could not be started: ${error.message}`)
      void onExit(started, null, null)
    })
  }

  async function onExit(exited: ChildProcess, code: number | null, signalName: string | null): Promise<void> {
    if (exited.pid === pid) pid = undefined
    if (child !== exited) return
    child = undefined
    if (stopping) return
    const reason = signalName ? `was ended by ${signalName}` : `exited with code ${code}`
    const hasFailed = code !== null && code !== 0
    if (hasFailed && watchMode && hooks.isReady()) return warn(`${reason}; restarting on the next change`)
    if (hasFailed && !hooks.isReady()) {
      await Promise.race([once(exited, 'close'), sleep(OUTPUT_TIMEOUT_MS)])
      const details = fatalMessage ?? [`it ${reason}`, ...plainOutput].join('\n')
      return hooks.onFailure(new UserError(`${spec.name} could not start: ${details}`))
    }
    const now = Date.now()
    exits = [...exits.filter(at => now - at < EXIT_WINDOW_MS), now]
    if (exits.length >= maxExits) {
      return hooks.onFailure(new UserError(`${spec.name} exited ${maxExits} times within a minute. Stopping.`))
    }
    const delayMs = Math.min(minDelayMs * 2 ** (exits.length - 1), maxDelayMs)
    restartTimer = setTimeout(start, delayMs)
    warn(`${reason}; restarting in ${delayMs / 1000} s`)
  }

  async function stopCurrent(timeoutMs: number): Promise<void> {
    clearTimeout(restartTimer)
    const stopped = child
    child = undefined
    if (stopped?.pid === undefined || stopped.exitCode !== null || stopped.signalCode !== null) return
    const group = -stopped.pid
    const exited = once(stopped, 'exit')
    stopped.kill('SIGTERM')
    const killTimer = setTimeout(() => sendSignal(group, 'SIGKILL'), timeoutMs)
    await exited
    clearTimeout(killTimer)
  }

  start()
  return {
    name: spec.name,
    get pid() {
      return pid
    },
    up: up.promise,
    async restart() {
      await stopCurrent(RESTART_TIMEOUT_MS)
      if (!stopping) start()
    },
    stop(timeoutMs) {
      stopping = true
      return stopCurrent(timeoutMs)
    },
  }
}
