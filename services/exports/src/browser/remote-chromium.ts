import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { unavailable } from '@kahani/service-kit/http-error'
import { type Browser, connect, defaultArgs } from 'puppeteer'
import { PROTOCOL } from './chromium-server.ts'
import { createPipeTransport } from './pipe-transport.ts'

/**
 * Starts a browser at the server that listens on the Unix socket `socketPath`. It ends when the connection closes.
 * @param args switches in addition to puppeteer's defaults
 * @throws HttpError 503 if the server is unavailable
 */
export async function startRemoteChromium(
  socketPath: string,
  args: readonly string[],
): Promise<{ browser: Browser; kill(): void }> {
  const switches = (await defaultArgs({ args: [...args] })).filter(each => each.startsWith('--'))
  const path = `/?${new URLSearchParams(switches.map((each): [string, string] => ['switch', each]))}`
  try {
    const upgrade = request({ socketPath, path, headers: { connection: 'upgrade', upgrade: PROTOCOL } }).end()
    const [, socket] = (await once(upgrade, 'upgrade')) as [unknown, Socket]
    const transport = createPipeTransport(socket, socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => transport.onclose?.())
    return { browser: await connect({ transport }), kill: () => void socket.destroy() }
  } catch (cause) {
    throw unavailable('browser', cause)
  }
}
