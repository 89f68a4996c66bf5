import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex, Readable, Writable } from 'node:stream'
import type { Logger } from '@kahani/service-kit/logger'
import { killGroup } from '../kill-group.ts'

/** The protocol that a connection is upgraded to: messages of Chromium's remote debugging pipe. */
export const PROTOCOL = 'chromium-pipe'
export const ACCEPTED = `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${PROTOCOL}\r\n\r\n`

export interface ChromiumServerDeps {
  executablePath: string
  /** Chromium's environment. */
  env: Record<string, string>
  logger: Logger
}

/**
 * A server that starts a browser for each connection, with the switches of the URL, and joins it to the browser's remote
 * debugging pipe. The browser ends with the connection, and the connection with the browser. It runs in a container without
 * network and credentials, which takes the place of Chromium's own sandbox. `/healthz`: the process is alive.
 */
export function createChromiumServer({ executablePath, env, logger }: ChromiumServerDeps): Server {
  async function serve(connection: Duplex, switches: string[]): Promise<void> {
    // Its profile and crash dumps, which contain a child's story.
    const folder = await mkdtemp(join(tmpdir(), 'chromium-'))
    const child = spawn(
      executablePath,
      [...switches, '--remote-debugging-pipe', '--no-sandbox', `--user-data-dir=${folder}`],
      {
        detached: true,
        env: { ...env, HOME: folder, TMPDIR: folder, BREAKPAD_DUMP_LOCATION: folder },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      },
    )
    const disconnect = () => connection.destroy()
    const end = async () => {
      if (child.pid) killGroup(child.pid)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
    connection.once('close', () => void end().catch(err => logger.warn({ err }, 'files of a browser were not deleted')))
    child.once('exit', disconnect)
    child.once('error', err => {
      logger.error({ err }, 'Chromium could not be started')
      disconnect()
    })
    const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable]
    for (const stream of [input, output]) stream.on('error', disconnect)
    connection.write(ACCEPTED)
    connection.pipe(input)
    output.pipe(connection)
  }

  return createServer(({ url }, response) => void response.writeHead(url === '/healthz' ? 200 : 426).end()).on(
    'upgrade',
    ({ url = '' }, connection) => {
      connection.on('error', () => connection.destroy())
      const switches = new URL(url, 'http://chromium').searchParams.getAll('switch')
      serve(connection, switches).catch(err => {
        logger.error({ err }, 'a browser could not be started')
        connection.destroy()
      })
    },
  )
}
