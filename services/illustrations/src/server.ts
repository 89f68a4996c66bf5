import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import { runProcess } from '@kahani/service-kit/process'
import { buildWorker } from './app.ts'
import { readEnv } from './env.ts'
import { createStoriesClient } from './pipeline/stories-client.ts'
import { chooseProviders } from './providers.ts'

await runProcess('illustrations', async logger => {
  const env = readEnv(process.env)
  const blobs = openBlobStore(env.STORAGE_URL)
  const stories = createStoriesClient(createInternalClient('story shelf', env.STORIES_URL, env.INTERNAL_TOKEN))
  const { illustrator, moderator } = chooseProviders(env, stories.recordAiCall, logger)
  logger.info({ illustrator: illustrator.name, moderator: moderator.name }, 'who draws and who looks')
  const worker = await buildWorker({ env, blobs, stories, illustrator, moderator, logger })
  await worker.app.listen({ host: env.HOST, port: env.PORT })
  worker.run()
  return worker
})
