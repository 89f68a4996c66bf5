import { execa } from 'execa'
import { sendSignal } from './process-table.ts'

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Ends the command and everything that it started. */
  signal?: AbortSignal | undefined
}

/** Runs a program and collects its output. The exit code is -1 if the program is missing. */
export async function runCommand(command: string, args: string[], { cwd, env, signal }: CommandOptions = {}) {
  signal?.throwIfAborted()
  // In its own process group, so that it can be ended with its children and Ctrl-C does not interrupt it halfway.
  const child = execa(command, args, {
    all: true,
    detached: true,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    ...(cwd && { cwd }),
    env: { ...(env ?? process.env) },
  })
  const abort = () => child.pid && sendSignal(-child.pid, 'SIGTERM')
  signal?.addEventListener('abort', abort)
  const { exitCode, all, isTerminated, shortMessage } = await child
  signal?.removeEventListener('abort', abort)
  const wasStarted = exitCode !== undefined || isTerminated
  return wasStarted ? { code: exitCode ?? 1, output: all } : { code: -1, output: shortMessage ?? '' }
}
