import type { ArchiveJob } from '@kahani/contracts/jobs'
import type { Logger } from '@kahani/service-kit/logger'
import type { RunningJob } from '@kahani/service-kit/queues'
import { type AccountData, AccountGoneError } from './account-data.ts'
import type { ArchiveEntries } from './archive-entries.ts'
import type { ArchiveFiles } from './archive-files.ts'
import { zipStream } from './zip-stream.ts'

export interface ArchiveJobHandlerDeps {
  data: AccountData
  entries: ArchiveEntries
  files: ArchiveFiles
  logger: Logger
}

/** Creates a handler that stores the archive of an account unless it has a recent one, and notifies its owner. Idempotent. */
export function createArchiveJobHandler({ data, entries, files, logger }: ArchiveJobHandlerDeps) {
  async function prepare(userId: number, job: Pick<RunningJob, 'signal' | 'setProgress'>): Promise<void> {
    const startedAt = performance.now()
    let complete = true
    const content = entries(userId, {
      ...{ signal: job.signal, setProgress: job.setProgress },
      onMissing: () => {
        complete = false
      },
    })
    await files.store(userId, zipStream(content), () => complete)
    const ms = Math.round(performance.now() - startedAt)
    logger.info({ userId, sizeBytes: (await files.find(userId))?.sizeBytes, ms }, 'archive prepared')
  }

  return async ({ userId }: ArchiveJob, job: Pick<RunningJob, 'signal' | 'setProgress'>): Promise<void> => {
    try {
      // An earlier attempt may have stored it.
      if (!(await files.find(userId))?.recent) await prepare(userId, job)
      // The account may have been deleted meanwhile.
      await data.account(userId)
    } catch (error) {
      if (!(error instanceof AccountGoneError)) throw error
      await files.delete(userId)
      return
    }
    const archive = await files.find(userId)
    if (!archive) return
    await data.notifyReady(userId, { archiveId: `${userId}-${archive.createdAt.getTime()}` })
  }
}
