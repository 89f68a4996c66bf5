import { type ArchiveReady, accountStoriesSchema } from '@kahani/contracts/account-data'
import { HttpError } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { z } from 'zod'

/** The account does not exist. */
export class AccountGoneError extends Error {
  override readonly name = 'AccountGoneError'
}

export interface AccountServices {
  auth: InternalClient
  payments: InternalClient
  stories: InternalClient
}

const TIMEOUT_MS = 30_000

/** What the services store about an account, as JSON values. */
export function createAccountData({ auth, payments, stories }: AccountServices, logger: Logger) {
  const fetchFrom = <S extends z.ZodType>(service: InternalClient, userId: number, answer: S) =>
    service.call(`/internal/users/${userId}/data`, { answer, timeoutMs: TIMEOUT_MS })

  return {
    /** @throws AccountGoneError */
    async account(userId: number): Promise<unknown> {
      try {
        return await fetchFrom(auth, userId, z.unknown())
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 404) throw new AccountGoneError()
        throw error
      }
    },
    payments: (userId: number) => fetchFrom(payments, userId, z.unknown()),
    stories: (userId: number) => fetchFrom(stories, userId, accountStoriesSchema),

    /** Requests the email about an archive. @throws HttpError 503 if `auth` is unavailable */
    async notifyReady(userId: number, ready: ArchiveReady): Promise<void> {
      try {
        await auth.call(`/internal/users/${userId}/archive-ready`, { method: 'POST', body: ready })
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode === 503) throw error
        // The archive is on the account page anyway.
        logger.warn({ err: error, userId }, 'the email about an archive was rejected')
      }
    },
  }
}
export type AccountData = ReturnType<typeof createAccountData>
