/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'

/** The only account of the server. */
const ACCOUNT = 'S3RVER'
const BUCKET = 'kahani'

/** The variables with the credentials for `startTestS3`. */
export const TEST_S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: ACCOUNT, AWS_SECRET_ACCESS_KEY: ACCOUNT }

/**
 * Starts an S3 server with an empty bucket, and sets its credentials in the environment. It stores an object as the file
 * `{dir}/{bucket}/{key}._S3rver_object`.
 */
export async function startTestS3(cleanUp: (tearDown: () => Promise<void>) => void = onTestFinished) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-s3-'))
  Object.assign(process.env, TEST_S3_CREDENTIALS)
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: dir,
    silent: true,
    vhostBuckets: false,
    // It does not calculate that of a list, whose path ends with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  cleanUp(async () => {
    server.httpServer.closeAllConnections()
    await server.close()
    await rm(dir, { recursive: true, force: true })
  })
  const endpoint = `http://127.0.0.1:${port}`
  return { endpoint, bucket: BUCKET, url: `s3://${BUCKET}?endpoint=${endpoint}`, dir: join(dir, BUCKET) }
}
