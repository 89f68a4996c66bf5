import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { onCore } from './cores.ts'

const START_MS = 15_000
const POLL_MS = 25
const LAST_WORDS = 2_000

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export interface Program {
  command: string[]
  core: number
  env?: Record<string, string>
  /** File that takes what the program says, as a log would. */
  output: string
  /** Resolves to whether the program answers yet. */
  answers(): Promise<boolean>
}

/** Starts a program on its core and waits until it answers. */
export async function startProgram({ command, core, env, output, answers }: Program): Promise<ChildProcess> {
  const [file = '', ...args] = onCore(core, command)
  const log = openSync(output, 'a')
  const child = spawn(file, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } })
  closeSync(log)
  const deadline = Date.now() + START_MS
  while (!(await answers())) {
    const ended = child.exitCode !== null || child.signalCode !== null
    if (ended || Date.now() > deadline) {
      await endProgram(child)
      const said = await readFile(output, 'utf8')
      throw new Error(`${command.join(' ')} ${ended ? 'ended' : 'did not answer in time'}:\n${said.slice(-LAST_WORDS)}`)
    }
    await setTimeout(POLL_MS)
  }
  return child
}

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Whether a request is answered at all. */
export const answersAt = (url: string) => async () => {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
