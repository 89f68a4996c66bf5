/// <reference types="@kahani/testing/s3rver.d" />
import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import S3rver from '@20minutes/s3rver'
import { commonConfig, loadConfig } from '@kahani/service-kit/config'
import { runProcess } from '@kahani/service-kit/process'
import { z } from 'zod'

const schema = commonConfig.extend({
  DATA_DIR: z.string('is missing: the folder of the buckets'),
  NODE_ENV: z.enum(['development', 'test'], 'is production, where the sandbox never runs').default('development'),
})

/** An S3 server with the bucket `kahani`, for trials and tests: anybody can use it with the access key `S3RVER`. */
await runProcess('s3', async logger => {
  const { HOST: address, PORT: port, DATA_DIR: directory } = loadConfig(schema, process.env)
  const server = new S3rver({
    ...{ address, port, directory },
    silent: true,
    vhostBuckets: false,
    // It does not calculate that of a list, whose path ends with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'kahani', configs: [] }],
  })
  // It would write to the object itself, of which readers, and a killed server, would then have a part.
  const putContent = server.store.putContent.bind(server.store)
  server.store.putContent = async (path, content) => {
    const part = `${path}.${randomUUID()}`
    const result = await putContent(part, content)
    await rename(part, path)
    return result
  }
  logger.info(await server.run(), 'listening')
  return {
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
})
