import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { sendSignal } from './process-table.ts'

const KILL_DELAY_MS = 8_000

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Ends the command and everything that it started. */
  signal?: AbortSignal | undefined
  /** The output is printed instead of being collected. */
  inherit?: boolean
}

/** Runs a program and collects its output. The exit code is -1 if the program is missing. */
export async function runCommand(command: string, args: string[], options: CommandOptions = {}) {
  const { cwd, env, signal, inherit = false } = options
  signal?.throwIfAborted()
  // In its own process group, so that it can be ended with its children and Ctrl-C does not interrupt it halfway.
  const child = execa(command, args, {
    all: true,
    cleanup: false,
    detached: true,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    ...(inherit && { stdout: 'inherit', stderr: 'inherit' }),
    ...(cwd && { cwd }),
    env: { ...(env ?? process.env) },
  })
  const end = (name: NodeJS.Signals) => child.pid && sendSignal(-child.pid, name)
  let timer: NodeJS.Timeout | undefined
  const abort = () => {
    end('SIGTERM')
    timer = setTimeout(end, KILL_DELAY_MS, 'SIGKILL')
  }
  signal?.addEventListener('abort', abort)
  const { exitCode, all, isTerminated, shortMessage } = await child
  signal?.removeEventListener('abort', abort)
  clearTimeout(timer)
  const wasStarted = exitCode !== undefined || isTerminated
  return wasStarted ? { code: exitCode ?? 1, output: all ?? '' } : { code: -1, output: shortMessage ?? '' }
}

/** Opens a file without a name, for writing and for reading. */
function openUnnamedFile(): { output: number; input: number } {
  const folder = mkdtempSync(join(tmpdir(), 'kahani-output-'))
  const file = join(folder, 'output')
  const [output, input] = [openSync(file, 'w'), openSync(file, 'r')]
  rmSync(folder, { recursive: true })
  return { output, input }
}

/**
 * Runs a program that continues if this process exits first. Its output goes to a file, since writing to a pipe that nobody
 * reads would end it.
 */
export async function runToCompletion(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const { output, input } = openUnnamedFile()
  try {
    const child = spawn(command, args, { detached: true, env, stdio: ['ignore', output, output] })
    const [code] = await once(child, 'exit')
    return { code: code ?? 1, output: readFileSync(input, 'utf8') }
  } finally {
    closeSync(output)
    closeSync(input)
  }
}
