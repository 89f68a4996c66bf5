import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer'

const MESSAGE_END = '\0'

/** Sends puppeteer's messages over Chromium's remote debugging pipe. Call `onclose` of the result when it ends. */
export function createPipeTransport(input: Writable, output: Readable): ConnectionTransport {
  const transport: ConnectionTransport = {
    send: message => void input.write(message + MESSAGE_END),
    close: () => input.end(),
  }
  let received = ''
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (received + chunk).split(MESSAGE_END)
    received = messages.pop() ?? ''
    for (const message of messages) transport.onmessage?.(message)
  })
  return transport
}
