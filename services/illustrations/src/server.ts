import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { runProcess } from '@kahani/service-kit/process'
import { buildWorker } from './app.ts'
import { readEnv } from './env.ts'
import { createBuiltInIllustrator } from './illustrator/built-in/built-in-illustrator.ts'

await runProcess('illustrations', async logger => {
  const env = readEnv(process.env)
  const blobs = openBlobStore(env.STORAGE_URL)
  const worker = await buildWorker({ env, blobs, illustrator: createBuiltInIllustrator(), logger })
  await worker.app.listen({ host: env.HOST, port: env.PORT })
  worker.run()
  return worker
})
