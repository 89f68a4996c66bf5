import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { signal as send } from './process-table.ts'

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Ends the command and all that it started. */
  signal?: AbortSignal | undefined
}

/** Runs a program quietly, and keeps what it wrote. A program that isn't there has the code -1. */
export async function runCommand(command: string, args: string[], options: CommandOptions = {}) {
  const { signal, ...rest } = options
  signal?.throwIfAborted()
  // In a group of its own: it can be ended whole, and Ctrl-C does not end it by halves.
  const child = spawn(command, args, { ...rest, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const abort = () => child.pid && send(-child.pid, 'SIGTERM')
  signal?.addEventListener('abort', abort)
  try {
    const [code] = await once(child, 'close')
    return { code: typeof code === 'number' ? code : 1, output }
  } catch (error) {
    return { code: -1, output: (error as Error).message }
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

/** What went wrong, in the program's own last words. */
export const lastLine = (output: string) => output.trim().split('\n').at(-1)?.trim() ?? ''
