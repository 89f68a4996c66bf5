import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { commonConfig, loadConfig } from '@kahani/service-kit/config'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { runProcess } from '@kahani/service-kit/process'
import { z } from 'zod'
import { createChromiumServer } from './browser/chromium-server.ts'
import { chromiumSocket, parseSocket } from './browser/chromium-socket.ts'

/** A book takes up to a minute, and the press gets two. */
const CLOSE_SECONDS = 140

const schema = commonConfig.extend({
  CHROMIUM_PATH: z.string().optional(),
  /** Where to listen. */
  CHROMIUM_SOCKET: chromiumSocket,
  PATH: z.string().default(''),
})

// Serves browsers to the worker, from a container of its own.
await runProcess('chromium', async logger => {
  const env = loadConfig(schema, process.env)
  const executablePath = await findProgram(CHROMIUM, env)
  if (executablePath === null) throw new Error('Chromium is not installed')
  const server = createChromiumServer({ executablePath, env: { PATH: env.PATH }, logger })
  const socket = parseSocket(env.CHROMIUM_SOCKET)
  // Left by a process that was killed.
  if ('socketPath' in socket) await rm(socket.socketPath, { force: true })
  await once(server.listen('socketPath' in socket ? { path: socket.socketPath } : socket), 'listening')
  return {
    closeSeconds: CLOSE_SECONDS,
    /** Waits for the browsers that are in use. */
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
})
