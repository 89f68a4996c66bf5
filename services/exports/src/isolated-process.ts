import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { execa } from 'execa'
import { killGroup } from './kill-group.ts'
import type { WorkFolder } from './work-folder.ts'

/** A program that handles a book. */
export interface IsolatedProgram {
  /** For errors, like `the converter`. */
  name: string
  command: readonly [program: string, ...args: string[]]
  /** Its whole environment. */
  env: Record<string, string>
  /** Its working directory. */
  folder: string
  /** In ms. */
  timeLimitMs: number
  signal: AbortSignal
  /** Receives the lines of its standard output. */
  onLine?: (line: string) => void
}

/** Runs a program, and kills its process group when the standard input closes: when this process has ended, or is killed. */
const RUN = 'exec 3<&0 </dev/null; (read -r _ <&3; kill -9 0) >/dev/null 2>&1 & exec 3<&-; exec "$@"'

async function runUntilAborted({
  command,
  env,
  folder,
  signal,
  onLine,
}: Omit<IsolatedProgram, 'name' | 'timeLimitMs'>) {
  signal.throwIfAborted()
  const child = execa('/bin/sh', ['-c', RUN, 'sh', ...command], {
    cwd: folder,
    env,
    extendEnv: false,
    stdin: 'pipe',
    buffer: { stdout: false },
    // As the leader of a process group.
    detached: true,
    cleanup: false,
    reject: false,
  })
  createInterface(child.stdout).on('line', line => onLine?.(line))
  const kill = () => child.pid && killGroup(child.pid)
  signal.addEventListener('abort', kill)
  // Before the work folder is deleted.
  process.prependListener('exit', kill)
  try {
    const { failed, exitCode = -1, signal: killedBy, stderr } = await child
    signal.throwIfAborted()
    const end = killedBy ? `was killed by ${killedBy}` : `ended with exit code ${exitCode}`
    return { failed, exitCode, stderr, end }
  } finally {
    signal.removeEventListener('abort', kill)
    process.off('exit', kill)
  }
}

/**
 * Runs a program. It is killed with its process group when `signal` is aborted, when the time limit is exceeded and when this
 * process ends.
 * @returns how it ended. `stderr` may contain texts of the book.
 * @throws Error if it is killed by this process
 */
export async function runIsolated({ name, timeLimitMs, ...program }: IsolatedProgram) {
  const timeLimit = new AbortController()
  const timer = setTimeout(
    () => timeLimit.abort(new Error(`${name} did not finish within ${timeLimitMs} ms`)),
    timeLimitMs,
  )
  try {
    return await runUntilAborted({ ...program, signal: AbortSignal.any([program.signal, timeLimit.signal]) })
  } finally {
    clearTimeout(timer)
  }
}

/** Calls `use` with a new folder, and deletes it afterwards. */
export async function withFolder<T>(
  workFolder: Pick<WorkFolder, 'create'>,
  name: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await workFolder.create(name)
  try {
    return await use(folder)
  } finally {
    // What was killed may still be ending.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
