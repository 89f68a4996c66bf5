import { type PreflightReport, preflightOutcome, printCheckSchema } from '@kahani/contracts/preflight'
import type { InternalClient } from '@kahani/service-kit/internal'
import { bookChanged, notPrintable, printFilesPending } from '../errors.ts'

/** Longer than `exports` waits for the files to be made. */
const TIMEOUT_MS = 22_000

/** Files that can be printed. */
export interface CheckedFiles {
  preflight: PreflightReport
  /** Null if the previous version of `exports` made them. */
  filesVersion: string | null
  /** Null if the previous version of `exports` made them. */
  title: string | null
}

/** The files to order. */
export interface RequestedFiles {
  userId: number
  storyId: number
  /** The version that the family has seen. Absent if it has seen none. */
  seenVersion: string | undefined
}

/** The files for the press, which `exports` makes, checks and keeps. */
export function createPrintFiles(exports: InternalClient) {
  return {
    /**
     * Returns the report and the version of files that can be printed, and has this version kept for an order.
     * @throws HttpError 404 if the user has no such story; 409 if its pictures are not complete, its files failed the check, or
     * the family has seen another version; 503 while the files are being made
     */
    async check({ userId, storyId, seenVersion }: RequestedFiles, requestId: string): Promise<CheckedFiles> {
      const options = { method: 'POST', answer: printCheckSchema, requestId, timeoutMs: TIMEOUT_MS } as const
      const check = await exports.call(`/internal/stories/${storyId}/print-files?userId=${userId}`, options)
      if (check.status === 'pending') throw printFilesPending()
      if (preflightOutcome(check.report) === 'failed') throw notPrintable()
      const { report, version = null, title = null } = check
      if (seenVersion !== undefined && seenVersion !== version) throw bookChanged()
      return { preflight: report, filesVersion: version, title }
    },
  }
}
export type PrintFiles = ReturnType<typeof createPrintFiles>
