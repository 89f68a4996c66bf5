import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { StorageOutage } from '../outages.ts'
import { checkFolder, checkKey, type MigratableBlobStore, PROBE } from './blob-store.ts'
import type { S3Location } from './storage-url.ts'

const MB = 1024 * 1024
/** A larger blob is written in parts of this size, two at a time. */
const PART_BYTES = 8 * MB
const PARALLEL_PARTS = 2
/** What `stream` reads at a time. Between these requests, a client that reads slowly holds no connection to the server. */
const CHUNK_BYTES = 2 * MB
const MAX_CONNECTIONS = 256
const MAX_ATTEMPTS = 3
const IF_NEW = { IfNoneMatch: '*' } as const
const PROBE_DATA = Buffer.from('probe')

/** In ms. The defaults suit production; tests use smaller values. */
export interface S3Timings {
  connectMs?: number
  /** How long no byte may arrive or leave. */
  idleMs?: number
  /** Limit of a request: of each attempt, and with a body that is read, of all together. */
  requestMs?: number
  /** How long `requireRoom` relies on the last write. */
  roomMs?: number
}
const DEFAULT_TIMINGS: Required<S3Timings> = { connectMs: 2_000, idleMs: 10_000, requestMs: 60_000, roomMs: 10_000 }

interface S3Error extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number }
}
interface ObjectToWrite {
  Bucket: string
  Key: string
  IfNoneMatch?: '*'
}
const statusOf = (error: unknown) => (error as S3Error).$metadata?.httpStatusCode
const isMissing = (error: unknown) => statusOf(error) === 404

/** Credentials, rights, quotas and the bucket itself concern all blobs, other 4xx only one. */
function isOutage(error: unknown): boolean {
  const status = statusOf(error)
  if (status === undefined) return !(error instanceof TypeError)
  const { name } = error as Error
  // 501 is about a feature.
  if (status === 501) return false
  return status >= 500 || [401, 403, 408, 429].includes(status) || /NoSuchBucket|quota|full/i.test(name)
}

/**
 * Stores blobs in a bucket, with the credentials of the SDK's default chain: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or
 * the role of the process. Modification times have a precision of 1 s. Whatever concerns more than one blob is a StorageOutage.
 */
export function createS3BlobStore(
  { bucket, prefix, endpoint, region }: S3Location,
  timings: S3Timings = {},
): MigratableBlobStore {
  const { connectMs, idleMs, requestMs, roomMs } = { ...DEFAULT_TIMINGS, ...timings }
  const agent = { maxSockets: MAX_CONNECTIONS }
  const client = new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Some other servers store the checksums that the SDK appends to a body as a part of it.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  })
  const objectOf = (key: string) => ({ Bucket: bucket, Key: prefix + checkKey(key) })
  const limit = () => ({ abortSignal: AbortSignal.timeout(requestMs) })
  /** When a write last succeeded, in ms since 1970; 0 after an outage. */
  let writtenAt = 0
  let probe: Promise<void> | undefined

  /** @throws StorageOutage */
  async function request<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      writtenAt = 0
      const { name, message, code } = error as S3Error
      throw new StorageOutage(`the bucket ${bucket} is unavailable: ${name}: ${message || code}`, { cause: error })
    }
  }

  /** @returns null if the blob is missing */
  async function find<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await request(work)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  const info = (key: string) =>
    find(async () => {
      const { ContentLength = 0, LastModified = new Date(0) } = await client.send(
        new HeadObjectCommand(objectOf(key)),
        limit(),
      )
      return { sizeBytes: ContentLength, modifiedAt: LastModified }
    })

  /** Reads a blob, or a range of it such as `bytes=0-99`. */
  const read = (key: string, range?: string) =>
    find(async () => {
      const found = await client.send(new GetObjectCommand({ ...objectOf(key), Range: range }), limit())
      const data = await buffer(found.Body as Readable)
      if (data.length !== found.ContentLength) throw new Error('the answer ended early')
      const sizeBytes = range ? Number(found.ContentRange?.split('/')[1]) : data.length
      if (Number.isNaN(sizeBytes)) throw new TypeError('the server does not support ranges')
      return { data, etag: found.ETag, info: { sizeBytes, modifiedAt: found.LastModified ?? new Date(0) } }
    })

  async function writeParts(object: ObjectToWrite, data: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    let failure: { error: unknown } | undefined
    async function* source(chunks: AsyncIterable<Uint8Array>) {
      try {
        yield* chunks
      } catch (error) {
        failure = { error }
        throw error
      }
    }
    const Body = Buffer.isBuffer(data) ? data : Readable.from(source(data))
    const params = { ...object, Body }
    const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARALLEL_PARTS })
    try {
      await request(() => upload.done())
    } catch (error) {
      throw failure ? failure.error : error
    }
  }

  /** Writes a blob in one request, or in parts that become visible together. */
  async function write(object: ObjectToWrite, data: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    if (Buffer.isBuffer(data) && data.length <= PART_BYTES) {
      await request(() => client.send(new PutObjectCommand({ ...object, Body: data }), limit()))
    } else {
      await writeParts(object, data)
    }
    writtenAt = Date.now()
  }

  /** @returns false if the condition is not met */
  async function writeIf(object: ObjectToWrite, data: Buffer | AsyncIterable<Uint8Array>): Promise<boolean> {
    try {
      await write(object, data)
      return true
    } catch (error) {
      // Of two writes at the same time, one is a 409.
      if ([409, 412].includes(statusOf(error) ?? 0)) return false
      throw error
    }
  }

  let supportsConditions: boolean | undefined
  /** Whether the server accepts conditional writes. Some refuse them with 501, others ignore the condition. */
  async function acceptsConditions(): Promise<boolean> {
    try {
      await writeIf({ ...objectOf(PROBE), ...IF_NEW }, PROBE_DATA)
      return true
    } catch (error) {
      if (statusOf(error) === 501) return false
      throw error
    }
  }

  async function* list(folder: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + folder })
    while (true) {
      const { value: page, done } = await request(() => pages.next())
      if (done) return
      for (const { Key = '', LastModified = new Date(0) } of (page as ListObjectsV2CommandOutput).Contents ?? []) {
        // Consoles create objects for folders.
        if (!Key.endsWith('/')) yield { key: Key.slice(prefix.length), modifiedAt: LastModified }
      }
    }
  }

  return {
    put: (key, data) => write(objectOf(key), data),
    async create(key, data) {
      // First, since not every server checks the condition.
      if (await info(key)) return false
      supportsConditions ??= await acceptsConditions()
      return writeIf({ ...objectOf(key), ...(supportsConditions && IF_NEW) }, data)
    },
    /** The server knows its room better than its clients: this proves that it takes data, at most every `roomMs`. */
    async requireRoom() {
      if (Date.now() - writtenAt < roomMs) return
      probe ??= write(objectOf(PROBE), PROBE_DATA).finally(() => {
        probe = undefined
      })
      await probe
    },
    get: async key => (await read(key))?.data ?? null,
    info,
    async stream(key, { start, end } = { start: 0, end: Number.POSITIVE_INFINITY }) {
      const chunk = (at: number) => read(key, `bytes=${at}-${Math.min(at + CHUNK_BYTES - 1, end)}`)
      const first = await chunk(start)
      if (!first) return null
      const last = Math.min(end, first.info.sizeBytes - 1)
      async function* chunks({ data, etag }: { data: Buffer; etag: string | undefined }) {
        yield data
        for (let at = start + data.length; at <= last; at += CHUNK_BYTES) {
          const next = await chunk(at)
          if (next?.etag !== etag || !next) throw new Error('the blob was replaced or deleted while it was read')
          yield next.data
        }
      }
      return { body: Readable.from(chunks(first), { objectMode: false }), info: first.info }
    },
    async delete(key) {
      await find(() => client.send(new DeleteObjectCommand(objectOf(key)), limit()))
    },
    list: folder => list(checkFolder(folder)),
  }
}
