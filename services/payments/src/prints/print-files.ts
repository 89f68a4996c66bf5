import { type PreflightReport, preflightOutcome, printCheckSchema } from '@kahani/contracts/preflight'
import type { InternalClient } from '@kahani/service-kit/internal'
import { notPrintable, printFilesPending } from '../errors.ts'

/** Longer than `exports` waits for the files to be made. */
const TIMEOUT_MS = 22_000

/** Files that can be printed. */
export interface CheckedFiles {
  preflight: PreflightReport
  /** Null if the previous version of `exports` made them. */
  filesVersion: string | null
}

/** The files for the press, which `exports` makes, checks and keeps. */
export function createPrintFiles(exports: InternalClient) {
  return {
    /**
     * Returns the report and the version of files that can be printed, and has this version kept for an order.
     * @throws HttpError 404 if the user has no such story; 409 if its pictures are not complete or its files failed the
     * check; 503 while the files are being made
     */
    async check(userId: number, storyId: number, requestId: string): Promise<CheckedFiles> {
      const options = { method: 'POST', answer: printCheckSchema, requestId, timeoutMs: TIMEOUT_MS } as const
      const check = await exports.call(`/internal/stories/${storyId}/print-files?userId=${userId}`, options)
      if (check.status === 'pending') throw printFilesPending()
      if (preflightOutcome(check.report) === 'failed') throw notPrintable()
      return { preflight: check.report, filesVersion: check.version ?? null }
    },
  }
}
export type PrintFiles = ReturnType<typeof createPrintFiles>
