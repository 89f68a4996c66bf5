import type { OutgoingEmail } from '@kahani/contracts/emails'
import type { Keys } from '@kahani/service-kit/config'
import { createNotificationSource, type NotificationSource } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import { createContactRepository } from '../contact/contact-repository.ts'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import { createEmailLinkTokens } from '../email-links/email-link-tokens.ts'
import { EmailRejectedError } from '../mailer/mailer.ts'
import { createNewsletterRepository } from '../newsletter/newsletter-repository.ts'
import { createNewsletterTokens } from '../newsletter/newsletter-tokens.ts'
import { createSubscriptionRepository } from '../newsletter/subscription-repository.ts'
import { createUserRepository } from '../users/user-repository.ts'
import type { NotificationSubject } from './notification-subject.ts'

export interface AuthNotificationsEnv {
  SESSION_SECRET: Keys
  SUPPORT_EMAIL: string
}

/** The emails of this service. A completed notification is deleted, because it can contain an address. */
export function createAuthNotifications(
  db: Kysely<Database>,
  { SESSION_SECRET, SUPPORT_EMAIL }: AuthNotificationsEnv,
): NotificationSource {
  const tokens = createEmailLinkTokens(SESSION_SECRET)
  const newsletterTokens = createNewsletterTokens(SESSION_SECRET)
  const subscriptions = createSubscriptionRepository(db)

  const builders: {
    [K in NotificationSubject['kind']]: (subject: Extract<NotificationSubject, { kind: K }>) => Promise<OutgoingEmail>
  } = {
    welcome: async ({ userId, linkId }) => ({
      to: { userId },
      content: { kind: 'welcome', token: linkId && tokens['verify-email'].create(linkId) },
    }),
    'verify-email': async ({ userId, linkId }) => ({
      to: { userId },
      content: { kind: 'verify-email', token: tokens['verify-email'].create(linkId) },
    }),
    async 'reset-password'({ emailKey, linkId }) {
      const user = await createUserRepository(db).findByEmail(emailKey)
      if (!user) throw new EmailRejectedError('no account has this address')
      await createEmailLinkRepository(db).add(linkId, 'reset-password', user.id)
      const token = tokens['reset-password'].create(linkId)
      return { to: { userId: user.id }, content: { kind: 'reset-password', token } }
    },
    'password-changed': async ({ userId, at }) => ({ to: { userId }, content: { kind: 'password-changed', at } }),
    'google-linked': async ({ userId, at, passwordRemoved = false }) => ({
      to: { userId },
      content: { kind: 'google-linked', at, passwordRemoved },
    }),
    'new-device': async ({ userId, ...content }) => ({ to: { userId }, content }),
    'security-changed': async ({ userId, ...content }) => ({ to: { userId }, content }),
    async 'change-email'({ linkId }) {
      const users = createUserRepository(db)
      const link = await createEmailLinkRepository(db).findChange({ id: linkId })
      if (!link) throw new EmailRejectedError('the change was cancelled')
      const { email, userId } = link
      const owner = await users.findByEmail(email)
      if (owner) return { to: { name: owner.username, email }, content: { kind: 'address-in-use' } }
      const name = (await users.findById(userId))?.username ?? ''
      return { to: { name, email }, content: { kind: 'new-address', token: tokens['change-email'].create(linkId) } }
    },
    'address-changed': async ({ name, email, at }) => ({
      to: { name, email },
      content: { kind: 'address-changed', at },
    }),
    'archive-ready': async ({ userId }) => ({ to: { userId }, content: { kind: 'archive-ready' } }),
    'account-deleted': async ({ name, email, kept }) => ({
      to: { name, email },
      content: { kind: 'account-deleted', kept },
    }),
    async 'newsletter-confirm'({ subscriptionId }) {
      const subscription = await subscriptions.find(subscriptionId)
      if (!subscription) throw new EmailRejectedError('the request does not exist any more')
      const token = newsletterTokens.confirm.create(subscription.confirmId)
      return { to: { name: '', email: subscription.email }, content: { kind: 'newsletter-confirm', token } }
    },
    async newsletter({ newsletterId, subscriptionId }) {
      const newsletter = await createNewsletterRepository(db).find(newsletterId)
      const subscription = await subscriptions.find(subscriptionId)
      if (!newsletter || !subscription?.confirmedAt)
        throw new EmailRejectedError('the address is not subscribed any more')
      const token = newsletterTokens.unsubscribe.create(subscriptionId)
      return { to: { name: '', email: subscription.email }, content: { kind: 'newsletter', ...newsletter, token } }
    },
    'newsletter-test': async ({ userId, subject, body }) => ({
      to: { userId },
      content: { kind: 'newsletter', subject, body, token: null },
    }),
    async 'contact-message'({ contactMessageId }) {
      const found = await createContactRepository(db).find(contactMessageId)
      if (!found) throw new EmailRejectedError('the message does not exist any more')
      const { createdAt, ...message } = found
      const content = { kind: 'contact-message', ...message, at: createdAt.toISOString() } as const
      return { to: { name: '', email: SUPPORT_EMAIL }, content }
    },
    'test-email': async ({ userId, at }) => ({ to: { userId }, content: { kind: 'test-email', at } }),
  }
  const source = createNotificationSource<Database>(db, subject => builders[subject.kind](subject as never))
  return {
    find: source.find,
    async complete(id) {
      await db.deleteFrom('notifications').where('id', '=', id).execute()
    },
  }
}
