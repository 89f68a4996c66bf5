import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLine, descendants, sendSignal } from './process-table.ts'
import { ROOT } from './root.ts'
import { stopWithThisProcess } from './run-tool.ts'
import { type Progress, RESOURCES_REQUEST, type ResourcesReply, type Tally } from './test-reporter.ts'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const REPORTER = join(import.meta.dirname, 'test-reporter.ts')

const EXIT_TIMEOUT_MS = 60_000
// Until vitest has sent the time-outs of its configuration.
const START_TIMEOUT_MS = 180_000
const REPLY_TIMEOUT_MS = 2_000
const CHECK_INTERVAL_MS = 500
const MAX_COMMAND_LENGTH = 160

export interface VitestOptions {
  env?: NodeJS.ProcessEnv
  print: (text: string) => void
  /** Where the output of vitest goes. */
  output?: 'inherit' | 'ignore'
  /** How long vitest may take to exit after its last test, or a test to exceed its time-out. */
  exitTimeoutMs?: number
}

/** Why the run counts as hanging, if it does. */
function hangReason(progress: Progress | undefined, idleMs: number, exitTimeoutMs: number): string | undefined {
  const seconds = Math.round(idleMs / 1000)
  if (progress?.testsDone || progress?.ended) {
    return idleMs > exitTimeoutMs ? `vitest has not exited ${seconds} s after its last test` : undefined
  }
  const limitMs = progress ? progress.maxTimeoutMs + exitTimeoutMs : START_TIMEOUT_MS
  return idleMs > limitMs ? `no test has started or finished for ${seconds} s` : undefined
}

/**
 * Runs vitest. A run that hangs is killed and counts as failed, after what is still open was printed.
 * @returns the number of passed and failed tests; a run that fails without a failed test counts as one
 */
export async function runVitest(args: string[], options: VitestOptions): Promise<Tally> {
  const { env = process.env, print, output = 'inherit', exitTimeoutMs = EXIT_TIMEOUT_MS } = options
  const child = spawn(process.execPath, [VITEST, 'run', '--reporter=default', `--reporter=${REPORTER}`, ...args], {
    cwd: ROOT,
    detached: true,
    env,
    stdio: ['ignore', output, output, 'ipc'],
  })
  let progress: Progress | undefined
  const resources = Promise.withResolvers<string[] | undefined>()
  let changedAt = Date.now()
  let hanging = false
  child.on('message', (message: Progress | ResourcesReply) => {
    if ('resources' in message) {
      resources.resolve(message.resources)
      return
    }
    // Hooks that run after the last test do not count.
    if (!progress?.testsDone || !message.testsDone) changedAt = Date.now()
    progress = message
  })

  async function endHangingRun(reason: string): Promise<void> {
    hanging = true
    const { pid = 0 } = child
    child.send(RESOURCES_REQUEST, () => undefined)
    const active = await Promise.race([resources.promise, sleep(REPLY_TIMEOUT_MS, undefined)])
    const processes = descendants(pid)
    print(`\nThe test run hangs: ${reason}. Still open:`)
    for (const name of progress?.open ?? []) print(`  ${name}`)
    print(`  Resources of vitest: ${active ? countEach(active) : 'unknown, its event loop is blocked'}`)
    for (const child of processes) print(`  Process ${child}: ${commandLine(child).slice(0, MAX_COMMAND_LENGTH)}`)
    sendSignal(-pid, 'SIGKILL')
    for (const child of processes) sendSignal(child, 'SIGKILL')
  }

  const watchdog = setInterval(() => {
    const reason = hanging ? undefined : hangReason(progress, Date.now() - changedAt, exitTimeoutMs)
    if (reason) void endHangingRun(reason)
  }, CHECK_INTERVAL_MS)
  const exitCode = await stopWithThisProcess(child.pid, async () => {
    const [code] = await once(child, 'exit')
    return hanging ? 1 : code
  })
  clearInterval(watchdog)
  const { passed, failed } = progress ?? { passed: 0, failed: 1 }
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

function countEach(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
}
