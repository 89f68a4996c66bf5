import { setTimeout as pause } from 'node:timers/promises'
import { accountSummarySchema } from '@kahani/contracts/credits'
import { HttpError } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'

const PATIENCE_MS = 15_000
const BETWEEN_MS = 300

/** The ledger in `payments`, asked for as long as a waiting family bears it: it may be restarting. */
export function createCredits(payments: InternalClient) {
  async function patiently<T>(ask: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode !== 503 || Date.now() > deadline) throw error
        await pause(BETWEEN_MS)
      }
    }
  }
  const post = (path: string, userId: number, storyId: number) =>
    payments.call(path, { method: 'POST', body: { userId, storyId }, timeoutMs: 5_000 })

  return {
    isPremium: async (userId: number): Promise<boolean> => {
      const standing = await patiently(() =>
        payments.call(`/internal/accounts/${userId}`, { answer: accountSummarySchema }),
      )
      return standing.subscriptionStatus === 'premium'
    },
    /** Spends one credit for the story, once. @throws HttpError 402 when none is left */
    spend: async (userId: number, storyId: number): Promise<void> => {
      await patiently(() => post('/internal/credits/spend', userId, storyId))
    },
    /** Gives back what the story spent, once. */
    refund: async (userId: number, storyId: number): Promise<void> => {
      await post('/internal/credits/refund', userId, storyId)
    },
  }
}
export type Credits = ReturnType<typeof createCredits>
