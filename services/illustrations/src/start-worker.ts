import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { buildWorker, type Timings } from './app.ts'
import { readEnv } from './env.ts'
import { createStoriesClient } from './pipeline/stories-client.ts'
import { chooseProviders } from './providers.ts'

/** Builds the worker from environment variables, listens and starts taking jobs. */
export async function startWorker(variables: NodeJS.ProcessEnv, logger: Logger, timings: Timings = {}) {
  const env = readEnv(variables)
  const blobs = await openBlobStore(env)
  const stories = createStoriesClient(
    createInternalClient({ caller: 'illustrations', token: env.INTERNAL_TOKEN }, 'stories', env.STORIES_URL),
  )
  const { illustrator, moderator, checksOf } = chooseProviders(env, stories.recordAiCall, logger)
  const checker = checksOf(false)?.checker.model ?? checksOf(true)?.checker.model ?? 'none'
  logger.info({ illustrator: illustrator.name, moderator: moderator.name, checker }, 'providers selected')
  const worker = await buildWorker({ env, blobs, stories, illustrator, moderator, checksOf, logger, timings })
  await worker.app.listen({ host: env.HOST, port: env.PORT })
  worker.run()
  return worker
}
