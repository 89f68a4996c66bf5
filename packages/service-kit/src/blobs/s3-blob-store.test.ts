import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { startTestS3, TEST_S3_CREDENTIALS } from '@kahani/testing/s3-server'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isStorageOutage } from '../outages.ts'
import { describeBlobStore, INVALID_KEYS } from './blob-store-contract.fixture.ts'
import { openStore } from './open-blob-store.ts'
import { createS3BlobStore, type S3Timings } from './s3-blob-store.ts'

describeBlobStore('a folder of a bucket', async () => {
  const { bucket, endpoint } = await startTestS3()
  return openStore(`s3://${bucket}/kahani/blobs?endpoint=${endpoint}`)
})

const MB = 1024 * 1024
/** For servers that do not answer. */
const SHORT = { idleMs: 150, requestMs: 1_000 }

beforeAll(() => {
  for (const [name, value] of Object.entries(TEST_S3_CREDENTIALS)) vi.stubEnv(name, value)
  return () => vi.unstubAllEnvs()
})

type Respond = (response: ServerResponse, request: IncomingMessage, count: number) => unknown

/** Starts a server that speaks S3's protocol as far as `respond` does. */
async function startFake(respond: Respond, timings: S3Timings = {}) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    void respond(response, request, requests.length)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const location = { bucket: 'blobs', prefix: '', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` }
  return { blobs: createS3BlobStore(location, timings), requests }
}

const OPERATIONS = {
  get: async blobs => blobs.get('a'),
  info: async blobs => blobs.info('a'),
  stream: async blobs => blobs.stream('a'),
  put: async blobs => blobs.put('a', Buffer.from('a')),
  'put in parts': async blobs => blobs.put('a', Buffer.alloc(9 * MB)),
  delete: async blobs => blobs.delete('a'),
  list: async blobs => blobs.list('')[Symbol.asyncIterator]().next(),
  requireRoom: async blobs => blobs.requireRoom(),
} satisfies Record<string, (blobs: ReturnType<typeof createS3BlobStore>) => Promise<unknown>>

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe.each(Object.entries(OPERATIONS))('%s', (_name, operate) => {
  test('a server that fails is an outage, after a few attempts', async () => {
    const { blobs, requests } = await startFake(response => response.writeHead(503).end())
    expect(isStorageOutage(await errorOf(operate(blobs)))).toBe(true)
    expect(requests).toHaveLength(3)
  })

  test('a server that never answers is an outage', async () => {
    const { blobs } = await startFake(() => undefined, SHORT)
    expect(isStorageOutage(await errorOf(operate(blobs)))).toBe(true)
  })
})

const headers = (body: Buffer, etag = '"1"') => ({
  'content-length': body.length,
  etag,
  'last-modified': new Date(0).toUTCString(),
})

describe('an answer that is not complete is never returned', () => {
  const body = Buffer.alloc(100_000, 'a')
  const respondWith =
    (send: Respond): Respond =>
    (response, request, count) => {
      response.writeHead(206, { ...headers(body), 'content-range': `bytes 0-${body.length - 1}/${body.length}` })
      response.write(body.subarray(0, 50_000))
      return send(response, request, count)
    }

  test.each<[string, Respond]>([
    ['the connection is closed', response => setTimeout(20).then(() => response.destroy())],
    ['nothing more arrives', () => undefined],
    [
      'the rest arrives too slowly',
      async response => {
        while (!response.destroyed) {
          response.write('a')
          await setTimeout(20)
        }
      },
    ],
  ])('%s', async (_name, send) => {
    const { blobs } = await startFake(respondWith(send), SHORT)
    for (const read of [OPERATIONS.get, OPERATIONS.stream])
      expect(isStorageOutage(await errorOf(read(blobs)))).toBe(true)
  })

  /** Serves a blob of 5 MB in ranges. */
  const startRanges = (
    more: (response: ServerResponse, start: number) => boolean,
    etagOf = (_start: number) => '"1"',
  ) =>
    startFake((response, { headers: { range = '' } }) => {
      const [start = 0, end = 0] = range.match(/\d+/g)?.map(Number) ?? []
      if (!more(response, start)) return
      const part = Buffer.alloc(Math.min(end + 1, 5 * MB) - start, 'a')
      response.writeHead(206, { ...headers(part, etagOf(start)), 'content-range': `bytes ${start}-${end}/${5 * MB}` })
      response.end(part)
    })
  const readAll = async (blobs: ReturnType<typeof createS3BlobStore>) => {
    const found = await blobs.stream('a')
    return found && buffer(found.body)
  }

  test('a server that fails in the middle of a stream', async () => {
    const { blobs } = await startRanges((response, start) => {
      if (start > 3 * MB) response.writeHead(503).end()
      return start <= 3 * MB
    })
    expect(isStorageOutage(await errorOf(readAll(blobs)))).toBe(true)
  })

  test('a blob that is replaced in the middle of a stream', async () => {
    const { blobs } = await startRanges(
      () => true,
      start => (start > 3 * MB ? '"2"' : '"1"'),
    )
    await expect(readAll(blobs)).rejects.toThrow('replaced or deleted')
  })

  test('a blob that is deleted in the middle of a stream', async () => {
    const { blobs } = await startRanges((response, start) => {
      if (start > 3 * MB) response.writeHead(404).end()
      return start <= 3 * MB
    })
    await expect(readAll(blobs)).rejects.toThrow('replaced or deleted')
  })
})

test('a request that fails once is repeated', async () => {
  const { blobs, requests } = await startFake((response, _request, count) =>
    response.writeHead(count === 1 ? 503 : 200).end(),
  )
  await blobs.put('a', Buffer.from('a'))
  expect(requests).toEqual(['PUT /blobs/a', 'PUT /blobs/a'])
})

test('parts of a blob that is not completed are deleted', async () => {
  const { blobs, requests } = await startFake((response, { method, url = '' }) => {
    if (method === 'POST' && url.includes('uploads'))
      return response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>')
    if (url.includes('partNumber=2')) return response.writeHead(400).end()
    return response.writeHead(200, { etag: '"1"' }).end()
  })
  await expect(blobs.put('a', Buffer.alloc(17 * MB))).rejects.toThrow()
  expect(requests.at(-1)).toBe('DELETE /blobs/a')
})

test('create writes unconditionally if the server has no conditions, and returns false if one is not met', async () => {
  const respondWith =
    (status: number): Respond =>
    (response, { method, headers }) => {
      if (method === 'HEAD') return response.writeHead(404).end()
      return response.writeHead(headers['if-none-match'] ? status : 200).end()
    }
  const create = async (status: number) =>
    (await startFake(respondWith(status))).blobs.create(
      'a',
      (async function* () {
        yield Buffer.from('a')
      })(),
    )
  expect([await create(501), await create(412), await create(409), await create(200)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('requireRoom relies on the last write, but not after an outage', async () => {
  let fails = false
  const respond: Respond = response => response.writeHead(fails ? 503 : 200).end()
  const { blobs, requests } = await startFake(respond, { roomMs: 10 * 60_000 })
  await Promise.all([blobs.requireRoom(), blobs.requireRoom()])
  await blobs.requireRoom()
  await blobs.put('a', Buffer.from('a'))
  expect(requests).toEqual(['PUT /blobs/probe.part', 'PUT /blobs/a'])
  fails = true
  await blobs.requireRoom()
  expect(await errorOf(blobs.get('a'))).toBeDefined()
  expect(isStorageOutage(await errorOf(blobs.requireRoom()))).toBe(true)
})

test.each([
  ['a server that is unreachable', `s3://blobs?endpoint=http://${UNREACHABLE}`],
  ['a bucket that does not exist', 'other'],
])('%s is an outage', async (_name, bucket) => {
  const url = bucket === 'other' ? (await startTestS3()).url.replace('kahani', bucket) : bucket
  const blobs = await openStore(url)
  for (const operate of [OPERATIONS.get, OPERATIONS.put, OPERATIONS.requireRoom])
    expect(isStorageOutage(await errorOf(operate(blobs)))).toBe(true)
})

test.each([401, 403, 429, 500, 507])('the status %d is an outage', async status => {
  const { blobs } = await startFake(response => response.writeHead(status).end())
  expect(isStorageOutage(await errorOf(blobs.put('a', Buffer.from('a'))))).toBe(true)
})

test('a full quota is an outage, an invalid request is not', async () => {
  const errorFor = async (code: string) => {
    const { blobs } = await startFake(response => response.writeHead(400).end(`<Error><Code>${code}</Code></Error>`))
    return isStorageOutage(await errorOf(blobs.put('a', Buffer.from('a'))))
  }
  expect([await errorFor('XMinioAdminBucketQuotaExceeded'), await errorFor('InvalidArgument')]).toEqual([true, false])
})

test.each(INVALID_KEYS)('rejects the key %j', async key => {
  const { blobs, requests } = await startFake(response => response.end())
  await expect(async () => blobs.get(key)).rejects.toThrow('invalid blob key')
  expect(requests).toEqual([])
})
