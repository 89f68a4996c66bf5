import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type Browser, type ConnectionTransport, connect, defaultArgs } from 'puppeteer'

export interface BrowserOptions {
  executablePath: string
  env: Record<string, string>
  /** Its profile. */
  userDataDir: string
  args: string[]
}

const MESSAGE_END = '\0'

/**
 * Starts Chromium in the process group of this process, so that both are killed together. Puppeteer would give it a group of
 * its own. It also ends when the pipe closes.
 */
export async function openBrowser({ executablePath, env, userDataDir, args }: BrowserOptions): Promise<Browser> {
  const switches = await defaultArgs({ args: ['--remote-debugging-pipe', ...args], userDataDir })
  const child = spawn(executablePath, switches, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const transport: ConnectionTransport = {
    send: message => void input.write(message + MESSAGE_END),
    close: () => input.end(),
  }
  const onEnd = () => transport.onclose?.()
  child.on('error', onEnd).on('exit', onEnd)
  input.on('error', onEnd)
  let received = ''
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (received + chunk).split(MESSAGE_END)
    received = messages.pop() ?? ''
    for (const message of messages) transport.onmessage?.(message)
  })
  return connect({ transport })
}
