import { randomUUID } from 'node:crypto'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { confirmLinkInvalid, unsubscribeLinkInvalid } from '../errors.ts'
import type { NewsletterTokens } from './newsletter-tokens.ts'
import { createSubscriptionRepository } from './subscription-repository.ts'

export interface SubscriptionServiceDeps {
  db: Kysely<Database>
  tokens: NewsletterTokens
  flushOutbox: () => void
}

/** Subscriptions to the newsletter, with double opt-in. */
export function createSubscriptionService({ db, tokens, flushOutbox }: SubscriptionServiceDeps) {
  const subscriptions = createSubscriptionRepository(db)
  return {
    /** Sends a link that confirms the address. Does the same whether or not it is subscribed. */
    async request(email: string): Promise<void> {
      await db.transaction().execute(async trx => {
        const id = await createSubscriptionRepository(trx).request(tokens.subscriptionId(email), email)
        const subject = { kind: 'newsletter-confirm', subscriptionId: id } as const
        await queueNotification(trx, 'auth', `newsletter-confirm:${randomUUID()}`, subject)
      })
      flushOutbox()
    },

    /** Idempotent until the address is unsubscribed. @throws HttpError 400 if the link is invalid */
    async confirm(token: string): Promise<void> {
      const confirmId = tokens.confirm.verify(token)
      if (!confirmId || !(await subscriptions.confirm(confirmId))) throw confirmLinkInvalid()
    },

    /** Works for the link of every newsletter that was ever sent to the address. @throws HttpError 400 */
    async unsubscribe(token: string): Promise<void> {
      const id = tokens.unsubscribe.verify(token)
      if (!id) throw unsubscribeLinkInvalid()
      await subscriptions.delete(id)
    },
  }
}
