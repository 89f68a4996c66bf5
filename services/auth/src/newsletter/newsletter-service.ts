import { randomUUID } from 'node:crypto'
import type { Newsletter, NewsletterDraft, Newsletters } from '@kahani/contracts/newsletter'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { idempotencyKeyReused } from '../errors.ts'
import { createNewsletterRepository, newsletterKey } from './newsletter-repository.ts'
import { createSubscriptionRepository } from './subscription-repository.ts'

type Row = Awaited<ReturnType<ReturnType<typeof createNewsletterRepository>['list']>>[number]

const toNewsletter = ({ createdAt, queuedAt, ...row }: Row): Newsletter => ({
  ...row,
  createdAt: createdAt.toISOString(),
  queuedAt: queuedAt?.toISOString() ?? null,
})

/** Newsletters, which administrators write. */
export function createNewsletterService(db: Kysely<Database>, flushOutbox: () => void) {
  const newsletters = createNewsletterRepository(db)
  return {
    /**
     * Creates a newsletter, once per key. Its emails are queued by `queueNewsletterEmails`.
     * @throws HttpError 409 if the key was used for another text
     */
    async create(userId: number, requestKey: string, draft: NewsletterDraft): Promise<Newsletter> {
      const recipients = await createSubscriptionRepository(db).count()
      await newsletters.add({ ...draft, requestKey, createdBy: userId, recipients })
      const [newsletter] = await newsletters.list(requestKey)
      const stored = newsletter && (await newsletters.find(newsletter.id))
      if (!stored) throw new Error('expected the newsletter of the request')
      if (stored.subject !== draft.subject || stored.body !== draft.body) throw idempotencyKeyReused()
      return toNewsletter(newsletter)
    },

    /** Sends a draft to the administrator only. */
    async test(userId: number, draft: NewsletterDraft): Promise<void> {
      const subject = { kind: 'newsletter-test', userId, ...draft } as const
      await db.transaction().execute(trx => queueNotification(trx, 'auth', `newsletter-test:${randomUUID()}`, subject))
      flushOutbox()
    },

    async list(): Promise<Newsletters> {
      const rows = await newsletters.list()
      return { subscribers: await createSubscriptionRepository(db).count(), newsletters: rows.map(toNewsletter) }
    },
  }
}

/** Emails of newsletters in the queue at a time. The others that are due meanwhile are sent after at most this many. */
const BATCH = 100
export const NEWSLETTER_INTERVAL_MS = 5_000

/**
 * Queues the next emails of newsletters, up to `batch`. Each call advances a newsletter in one transaction, so it continues
 * after a crash, and no subscriber gets a newsletter twice.
 */
export async function queueNewsletterEmails(db: Kysely<Database>, batch = BATCH): Promise<void> {
  await db.transaction().execute(async trx => {
    const newsletters = createNewsletterRepository(trx)
    const newsletterId = await newsletters.lockNext()
    if (newsletterId === undefined) return
    const limit = batch - (await newsletters.countOpen())
    if (limit <= 0) return
    const ids = await newsletters.listNextRecipients(newsletterId, limit)
    for (const subscriptionId of ids) {
      const subject = { kind: 'newsletter', newsletterId, subscriptionId } as const
      await queueNotification(trx, 'auth', newsletterKey(newsletterId, subscriptionId), subject)
    }
    await newsletters.advance(newsletterId, ids, ids.length < limit)
  })
}
