import type { OutgoingEmail } from '@kahani/contracts/emails'
import { createNotificationSource, type NotificationSource } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createEmailLinkRepository } from '../email-links/email-link-repository.ts'
import type { EmailLinkTokens } from '../email-links/email-link-tokens.ts'
import { EmailRejectedError } from '../mailer/mailer.ts'
import { createUserRepository } from '../users/user-repository.ts'
import type { NotificationSubject } from './notification-subject.ts'

/** The emails of this service. A completed notification is deleted, because it can contain an address. */
export function createAuthNotifications(db: Kysely<Database>, tokens: EmailLinkTokens): NotificationSource {
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
    'google-linked': async ({ userId, at }) => ({ to: { userId }, content: { kind: 'google-linked', at } }),
    'archive-ready': async ({ userId }) => ({ to: { userId }, content: { kind: 'archive-ready' } }),
    'account-deleted': async ({ name, email, kept }) => ({
      to: { name, email },
      content: { kind: 'account-deleted', kept },
    }),
  }
  const source = createNotificationSource<Database>(db, subject => builders[subject.kind](subject as never))
  return {
    find: source.find,
    async complete(id) {
      await db.deleteFrom('notifications').where('id', '=', id).execute()
    },
  }
}
