import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { unavailable } from '@kahani/service-kit/http-error'
import { connect, defaultArgs } from 'puppeteer'
import { PROTOCOL } from './chromium-server.ts'
import { parseSocket } from './chromium-socket.ts'
import { createPipeTransport } from './pipe-transport.ts'
import type { StartedChromium } from './start-chromium.ts'

/** A browser starts in less than a second on an idle machine. */
const START_TIMEOUT_MS = 60_000

/**
 * Starts a browser at the server that listens on `socket`, like `CHROMIUM_SOCKET`. It ends when the connection closes.
 * @param args switches in addition to puppeteer's defaults
 * @throws HttpError 503 if the server is unavailable, or the browser does not answer in time
 */
export async function startRemoteChromium(
  socket: string,
  args: readonly string[],
  timeoutMs = START_TIMEOUT_MS,
): Promise<StartedChromium> {
  const switches = (await defaultArgs({ args: [...args] })).filter(each => each.startsWith('--'))
  const path = `/?${new URLSearchParams(switches.map((each): [string, string] => ['switch', each]))}`
  const timeout = new AbortController()
  const { signal } = timeout
  const timer = setTimeout(() => timeout.abort(new Error(`no browser answered within ${timeoutMs} ms`)), timeoutMs)
  try {
    const headers = { connection: 'upgrade', upgrade: PROTOCOL }
    const upgrade = request({ ...parseSocket(socket), path, headers, signal }).end()
    const [, connection] = (await once(upgrade, 'upgrade')) as [unknown, Socket]
    const transport = createPipeTransport(connection, connection)
    connection.on('error', () => connection.destroy())
    connection.once('close', () => transport.onclose?.())
    addAbortSignal(signal, connection)
    return { browser: await connect({ transport }), kill: () => void connection.destroy() }
  } catch (cause) {
    throw unavailable('browser', signal.aborted ? signal.reason : cause)
  } finally {
    clearTimeout(timer)
  }
}
