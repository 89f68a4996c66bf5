import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { variantKey } from '@kahani/contracts/picture-keys'
import { createPictureNames } from '@kahani/pictures/picture-names'
import { openStore } from '@kahani/service-kit/blobs/open-blob-store'
import { listCallers } from '@kahani/service-kit/internal-credentials'
import { writeSession } from '@kahani/testing/sessions'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { MEASURED_CORE, OTHER_CORE, pinToCore } from '../cores.ts'
import { requestsPerSecond } from '../load.ts'
import { usageOf } from '../process-usage.ts'
import { respondsAt, startProgram, stopProgram } from '../processes.ts'

const FULL = { seconds: 8, connections: 8, books: 40, readers: 8 }
const SMOKE: typeof FULL = { seconds: 1, connections: 1, books: 1, readers: 1 }
const MB = 1024 * 1024
const PICTURE_BYTES = 100 * 1024
const BOOK_BYTES = 20 * MB
const BOOK = 'books/1/book.pdf'
const USER_ID = 7
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

const script = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { seconds, connections, books, readers } = smoke ? SMOKE : FULL
  const dir = await mkdtemp(join(tmpdir(), 'kahani-bench-'))
  const cleanups: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  Object.assign(process.env, CREDENTIALS)
  try {
    const unpin = pinToCore(OTHER_CORE)
    if (unpin) cleanups.push(async () => unpin())
    else print('The measured process has no core of its own: results are less reliable.')
    async function start(name: string, command: string[], port: number, core: number, env = {}) {
      const isReady =
        name === 'redis'
          ? () =>
              redis
                .ping()
                .then(() => true)
                .catch(() => false)
          : respondsAt(urlOf(port))
      const child = await startProgram({
        command,
        core,
        output: join(dir, `${name}.log`),
        env: { ...env, ...CREDENTIALS, HOST: '127.0.0.1', PORT: String(port) },
        isReady,
      })
      cleanups.push(() => stopProgram(child))
      return child.pid ?? 0
    }
    const urlOf = (port: number) => `http://127.0.0.1:${port}`
    const [redisPort, s3Port] = [await getPort(), await getPort()]
    const redis = new Redis(redisPort, { retryStrategy: () => 50, maxRetriesPerRequest: 0 }).on(
      'error',
      () => undefined,
    )
    cleanups.push(async () => redis.disconnect())
    const redisCommand = [
      'redis-server',
      '--port',
      String(redisPort),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      dir,
    ]
    await start('redis', redisCommand, redisPort, OTHER_CORE)
    const s3Server = [process.execPath, script('tools/sandbox/src/s3-server.ts')]
    await start('s3', s3Server, s3Port, OTHER_CORE, { DATA_DIR: join(dir, 's3') })

    const secret = randomBytes(32).toString('hex')
    const { cookie } = await writeSession(redis, secret, { userId: USER_ID })
    const { privateKey } = generateKeyPairSync('ed25519')
    const names = createPictureNames([secret])
    const picture = { storyId: 1, pageNumber: 0, tag: 'a-tag' }
    const key = variantKey(picture, 1280)
    const stores = { folder: pathToFileURL(join(dir, 'blobs')).href, bucket: `s3://kahani?endpoint=${urlOf(s3Port)}` }

    print(`  pictures of ${PICTURE_BYTES / 1024} KB through the gateway, ${connections} connections:`)
    for (const [name, storageUrl] of Object.entries(stores)) {
      const store = await openStore(storageUrl)
      await store.put(key, randomBytes(PICTURE_BYTES))
      await store.put(BOOK, randomBytes(BOOK_BYTES))
      const port = await getPort()
      const pid = await start(
        `gateway-${name}`,
        [process.execPath, script('services/gateway/src/server.ts')],
        port,
        MEASURED_CORE,
        {
          REDIS_URL: `redis://127.0.0.1:${redisPort}`,
          SESSION_SECRET: secret,
          IDENTITY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
          PICTURE_KEY: secret,
          STORAGE_URL: storageUrl,
          INTERNAL_CALLERS: listCallers({ monitoring: secret }, 'gateway'),
          ...Object.fromEntries(['AUTH', 'STORIES', 'PAYMENTS', 'EXPORTS'].map(each => [`${each}_URL`, urlOf(1)])),
          WEB_DIST: dir,
          LOG_LEVEL: 'warn',
        },
      )
      const url = `${urlOf(port)}/api/images/${names.create(picture, USER_ID)}`
      const measure = (duration: number) =>
        requestsPerSecond({ url, headers: { cookie }, connections, seconds: duration })
      await measure(Math.ceil(seconds / 4))
      const before = await usageOf(pid)
      const rate = await measure(seconds)
      const after = await usageOf(pid)
      const cpuMs = (after.cpuMs - before.cpuMs) / (rate * seconds)
      print(
        `    ${name}: ${rate.toFixed(0)}/s, ${((connections / rate) * 1000).toFixed(1)} ms each, ${cpuMs.toFixed(2)} ms of CPU time, ${after.rssMb.toFixed(0)} MB`,
      )
    }
    const direct = await requestsPerSecond({ url: `${urlOf(s3Port)}/kahani/${key}`, connections, seconds })
    print(
      `    from the S3 server itself: ${direct.toFixed(0)}/s, ${((connections / direct) * 1000).toFixed(1)} ms each`,
    )

    print(`  books of ${BOOK_BYTES / MB} MB, ${readers} at a time:`)
    for (const [name, storageUrl] of Object.entries(stores)) {
      const store = await openStore(storageUrl)
      const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
      let left = books
      let rss = 0
      await Promise.all(
        Array.from({ length: readers }, async () => {
          while (left-- > 0) {
            for await (const _ of (await store.stream(BOOK))?.body ?? []) rss = Math.max(rss, process.memoryUsage.rss())
          }
        }),
      )
      const ms = performance.now() - startedAt
      const { user, system } = process.cpuUsage(cpu)
      print(
        `    ${name}: ${((books * BOOK_BYTES) / MB / (ms / 1000)).toFixed(0)} MB/s, ${((user + system) / 1000 / books).toFixed(0)} ms of CPU time a book, ${(rss / MB).toFixed(0)} MB`,
      )
    }
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp()
  }
}

export const benchmark: Benchmark = {
  name: 'storage',
  description: 'pictures and books in a folder compared to a bucket of an S3 server on this machine',
  report: {
    title: 'Storage',
    text: 'Pictures through the gateway, and books, from a folder, from a bucket, and from the S3 server without the product.',
  },
  run,
}
