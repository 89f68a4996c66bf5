import { PRINT_PROVIDER_NAMES } from '@kahani/contracts/preflight'
import {
  commonConfig,
  httpUrl,
  loadConfig,
  positiveInteger,
  redisUrl,
  secret,
  storageFields,
} from '@kahani/service-kit/config'
import { identityPublicKeys } from '@kahani/service-kit/identity'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import { chromiumSocket } from './browser/chromium-socket.ts'

const shared = commonConfig.extend({
  PAYMENTS_URL: httpUrl('the URL of the payments service, like http://127.0.0.1:3003'),
  REDIS_URL: redisUrl,
  ...storageFields,
  INTERNAL_TOKEN: secret('the token that this process derives its credentials from'),
  STORIES_URL: httpUrl('the URL of the stories service, like http://127.0.0.1:3002'),
  AUTH_URL: httpUrl('the URL of the auth service, like http://127.0.0.1:3001'),
  /** The press that printed copies are made for. */
  PRINT_PROVIDER: z
    .enum(PRINT_PROVIDER_NAMES, {
      error: `must be one of ${PRINT_PROVIDER_NAMES.join(', ')} (lulu-saddle-stitch is lulu now, perfect-bound is pothi)`,
    })
    .default('lulu'),
})

const apiSchema = shared.extend({
  INTERNAL_CALLERS: internalCallers,
  IDENTITY_PUBLIC_KEY: identityPublicKeys,
  /** Books that may wait for a worker: of all accounts, and of one. */
  BOOK_QUEUE_LIMIT: positiveInteger.default(100),
  BOOK_QUEUE_LIMIT_PER_ACCOUNT: positiveInteger.default(8),
})

const workerSchema = shared.extend({
  /** Books that one worker renders at once. */
  EXPORT_CONCURRENCY: positiveInteger.default(2),
  /** Default: Chromium on the PATH. */
  CHROMIUM_PATH: z.string().optional(),
  /** A server of browsers, which then replaces Chromium on this machine. */
  CHROMIUM_SOCKET: chromiumSocket.optional(),
  /** calibre's command. Default: on the PATH. */
  EBOOK_CONVERT_PATH: z.string().optional(),
  PATH: z.string().default(''),
  HOME: z.string().optional(),
})

export const readApiEnv = (env: NodeJS.ProcessEnv) => loadConfig(apiSchema, env)
export type ApiEnv = ReturnType<typeof readApiEnv>

export const readWorkerEnv = (env: NodeJS.ProcessEnv) => loadConfig(workerSchema, env)
