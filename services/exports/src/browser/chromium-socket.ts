import { z } from 'zod'

const HOST_AND_PORT = /^([^/]*):(\d{1,5})$/

/** `CHROMIUM_SOCKET`: where a server of browsers listens. */
export const chromiumSocket = z
  .string('is missing: the path of a Unix socket, or a host and a port, like chromium:8080')
  .refine(
    text => text.startsWith('/') || HOST_AND_PORT.test(text),
    'is invalid: the path of a Unix socket, or a host and a port, like chromium:8080',
  )

/** The options of Node's `request` for a `CHROMIUM_SOCKET`. */
export function parseSocket(text: string): { socketPath: string } | { host: string; port: number } {
  const [, host = '', port] = HOST_AND_PORT.exec(text) ?? []
  return port === undefined ? { socketPath: text } : { host, port: Number(port) }
}
