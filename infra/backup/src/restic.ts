import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { BackupError } from './backup-error.ts'

/** Selects the backups of this product in a repository, whatever the machine. */
export const HOST = ['--host', 'kahani']

/** What restic reports, and what it means for the operator. */
const EXPLANATIONS: [RegExp, string][] = [
  [/wrong password or no key found/, 'The password does not open the repository.'],
  [/Is there a repository at/, 'No repository was found. Create it with `init`, or correct RESTIC_REPOSITORY.'],
  [/config file already exists/, 'There is a repository already.'],
  [/already locked/, 'Another process uses the repository. Try again when it has ended.'],
]
const LOCKED = /already locked/
const MISSING =
  'restic is not installed. Install the package restic of your system, such as with: apt-get install restic'
const MAX_OUTPUT = 2_000

export interface ResticOptions {
  /** Has the repository, its password and the credentials of its storage, in the variables of restic. */
  env: NodeJS.ProcessEnv
  /** For every command, such as `--limit-upload`. */
  globalOptions?: string[]
  signal?: AbortSignal
}

interface RunOptions {
  cwd?: string
  /** Whether the output is shown instead of returned. */
  show?: boolean
  /** Exit codes that are no error. */
  accepted?: number[]
}

export interface Snapshot {
  id: string
  short_id: string
  time: string
  /** Absolute, also of folders that were given relative to the working directory. */
  paths: string[]
}

function describeError(args: string[], stderr: string, code: number | null): BackupError {
  const [, explanation] = EXPLANATIONS.find(([pattern]) => pattern.test(stderr)) ?? []
  const output = stderr.trim().slice(-MAX_OUTPUT)
  return new BackupError(`${explanation ?? `restic ${args[0]} failed (exit code ${code}).`}\n${output}`)
}

/** Runs restic, of version 0.14 or newer. */
export function createRestic({ env, globalOptions = [], signal }: ResticOptions) {
  async function spawnRestic(args: string[], { cwd, show }: RunOptions) {
    signal?.throwIfAborted()
    const stdio = ['ignore', show ? process.stderr : 'pipe', 'pipe'] as const
    const child = spawn('restic', [...globalOptions, ...args], { cwd, env, signal, stdio: [...stdio] })
    const closed = once(child, 'close')
    const [stdout, stderr, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      closed,
    ]).catch(cause => {
      if (signal?.aborted) throw new BackupError('Stopped.', { cause })
      throw (cause as NodeJS.ErrnoException).code === 'ENOENT' ? new BackupError(MISSING, { cause }) : cause
    })
    return { stdout, stderr, code: code as number | null }
  }

  /** @throws BackupError */
  async function run(args: string[], options: RunOptions = {}) {
    let result = await spawnRestic(args, options)
    if (LOCKED.test(result.stderr)) {
      // Removes only locks of processes that have ended or have not renewed theirs for half an hour.
      await spawnRestic(['unlock'], {})
      result = await spawnRestic(args, options)
    }
    const { code, stderr } = result
    if (code !== 0 && !options.accepted?.includes(code ?? -1)) throw describeError(args, stderr, code)
    return result
  }

  return {
    run,

    /** Oldest first. */
    async listSnapshots(): Promise<Snapshot[]> {
      const { stdout } = await run(['snapshots', '--json', '--no-lock', ...HOST])
      return JSON.parse(stdout)
    },
  }
}
export type Restic = ReturnType<typeof createRestic>
