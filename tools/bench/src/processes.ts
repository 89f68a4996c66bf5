import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { onCore } from './cores.ts'

const START_TIMEOUT_MS = 5 * 60_000
const POLL_INTERVAL_MS = 25
const MAX_OUTPUT = 2_000

export interface Program {
  command: string[]
  core: number
  env?: Record<string, string>
  /** File that receives the output of the program. */
  output: string
  isReady(): Promise<boolean>
}

/** Starts a program on its core and waits until it is ready. */
export async function startProgram({ command, core, env, output, isReady }: Program): Promise<ChildProcess> {
  const [file = '', ...args] = onCore(core, command)
  const log = openSync(output, 'a')
  const child = spawn(file, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } })
  closeSync(log)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady())) {
    const hasExited = child.exitCode !== null || child.signalCode !== null
    if (hasExited || Date.now() > deadline) {
      await stopProgram(child)
      const text = await readFile(output, 'utf8')
      throw new Error(
        `${command.join(' ')} ${hasExited ? 'exited' : 'was not ready in time'}:\n${text.slice(-MAX_OUTPUT)}`,
      )
    }
    await sleep(POLL_INTERVAL_MS)
  }
  return child
}

/** Stops a program and waits until it has exited. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Checks whether a URL answers, with any status. */
export const respondsAt = (url: string) => async () => {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
