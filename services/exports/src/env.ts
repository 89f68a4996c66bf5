import {
  commonConfig,
  flag,
  httpUrl,
  loadConfig,
  positiveInteger,
  redisUrl,
  secret,
  storageUrl,
} from '@kahani/service-kit/config'
import { identityPublicKey } from '@kahani/service-kit/identity'
import { z } from 'zod'

const shared = commonConfig.extend({
  REDIS_URL: redisUrl,
  STORAGE_URL: storageUrl,
  INTERNAL_TOKEN: secret('what the services show each other'),
  STORIES_URL: httpUrl('where the stories service listens, like http://127.0.0.1:3002'),
})

const apiSchema = shared.extend({ IDENTITY_PUBLIC_KEY: identityPublicKey })

const workerSchema = shared.extend({
  /** Books made at once by one worker. */
  EXPORT_CONCURRENCY: positiveInteger.default(1),
  /** Without it Chromium is looked for on the PATH. */
  CHROMIUM_PATH: z.string().optional(),
  /** "false" where the container it runs in is its sandbox. */
  CHROMIUM_SANDBOX: flag.default(true),
  PATH: z.string().default(''),
  HOME: z.string().optional(),
})

export const readApiEnv = (env: NodeJS.ProcessEnv) => loadConfig(apiSchema, env)
export type ApiEnv = ReturnType<typeof readApiEnv>

export const readWorkerEnv = (env: NodeJS.ProcessEnv) => loadConfig(workerSchema, env)
export type WorkerEnv = ReturnType<typeof readWorkerEnv>
