import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type Browser, connect, defaultArgs } from 'puppeteer'
import { createPipeTransport } from '../../browser/pipe-transport.ts'

export interface BrowserOptions {
  executablePath: string
  env: Record<string, string>
  /** Its profile. */
  userDataDir: string
  args: string[]
}

/**
 * Starts Chromium in the process group of this process, so that both are killed together. Puppeteer would give it a group of
 * its own. It also ends when the pipe closes.
 */
export async function openBrowser({ executablePath, env, userDataDir, args }: BrowserOptions): Promise<Browser> {
  const switches = await defaultArgs({ args: ['--remote-debugging-pipe', ...args], userDataDir })
  const child = spawn(executablePath, switches, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const transport = createPipeTransport(input, output)
  const onEnd = () => transport.onclose?.()
  child.on('error', onEnd).on('exit', onEnd)
  input.on('error', onEnd)
  return connect({ transport })
}
