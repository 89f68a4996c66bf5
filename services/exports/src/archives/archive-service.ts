import type { Readable } from 'node:stream'
import { type ArchiveStatus, archiveProgressSchema } from '@kahani/contracts/archive'
import { type ArchiveJob, QUEUES } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound, unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { openQueue, trimEvents } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { type Archive, createArchiveFiles } from './archive-files.ts'

/** One id per account, so that it has one job at a time. */
const archiveJobId = (userId: number) => `archive-${userId}`

const toReady = ({ sizeBytes, createdAt, expiresAt, incomplete }: Archive): ArchiveStatus => ({
  state: 'ready',
  sizeBytes,
  incomplete,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

export interface ArchiveServiceDeps {
  /** A connection of the kind `request`. */
  redis: RedisClient
  blobs: BlobStore
  logger: Logger
}

/** Archives of accounts. Their state is the job in the queue and the file in the blob store. */
export function createArchiveService({ redis, blobs, logger }: ArchiveServiceDeps) {
  const files = createArchiveFiles(blobs)
  const archives = openQueue(QUEUES.archives, redis, logger)
  const stopTrimming = trimEvents(archives, redis, logger)

  function queue() {
    // BullMQ waits indefinitely for a connection that was never established.
    if (redis.status !== 'ready') throw unavailable('archive service')
    return archives
  }

  async function status(userId: number): Promise<ArchiveStatus> {
    // The job first: it is removed only after its archive is stored.
    const job = await queue().getJob(archiveJobId(userId))
    const archive = await files.find(userId)
    // An archive is visible before its job has sent the email.
    if (archive && (!job || archive.createdAt.getTime() >= job.timestamp)) return toReady(archive)
    if (!job) return { state: 'none' }
    if (await job.isFailed()) return { state: 'failed' }
    return { state: 'preparing', progress: archiveProgressSchema.safeParse(job.progress).data ?? null }
  }

  return {
    status,

    /** Starts an archive unless the account has a recent one that is complete, or one that is being prepared. */
    async start(userId: number): Promise<ArchiveStatus> {
      const archive = await files.find(userId)
      if (archive?.recent) return toReady(archive)
      const current = await status(userId)
      if (current.state === 'preparing') return current
      const jobId = archiveJobId(userId)
      // A failed job keeps its id. Does nothing to an active one.
      await queue().remove(jobId)
      await queue().add('archive', { userId } satisfies ArchiveJob, { jobId })
      return { state: 'preparing', progress: null }
    },

    /** @throws HttpError 404 if there is none, or it expired */
    async open(userId: number): Promise<{ body: Readable; sizeBytes: number }> {
      const blob = await files.open(userId)
      if (!blob) throw notFound('archive')
      return { body: blob.body, sizeBytes: blob.info.sizeBytes }
    },

    /** Deletes the archive and its job. An active job ends when it finds no account. */
    async delete(userId: number): Promise<void> {
      await queue().remove(archiveJobId(userId))
      await files.delete(userId)
    },

    async close() {
      stopTrimming()
      await archives.close()
    },
  }
}
export type ArchiveService = ReturnType<typeof createArchiveService>
