import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { commonConfig, loadConfig } from '@kahani/service-kit/config'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { runProcess } from '@kahani/service-kit/process'
import { z } from 'zod'
import { createChromiumServer } from './browser/chromium-server.ts'

const schema = commonConfig.extend({
  CHROMIUM_PATH: z.string().optional(),
  /** Path of the Unix socket to listen on. */
  CHROMIUM_SOCKET: z.string('is missing: the path of a Unix socket'),
  PATH: z.string().default(''),
})

// Serves browsers to the worker, from a container of its own.
await runProcess('chromium', async logger => {
  const env = loadConfig(schema, process.env)
  const executablePath = await findProgram(CHROMIUM, env)
  if (executablePath === null) throw new Error('Chromium is not installed')
  const server = createChromiumServer({ executablePath, env: { PATH: env.PATH }, logger })
  // Left by a process that was killed.
  await rm(env.CHROMIUM_SOCKET, { force: true })
  await once(server.listen(env.CHROMIUM_SOCKET), 'listening')
  return {
    async close() {
      server.close()
    },
  }
})
