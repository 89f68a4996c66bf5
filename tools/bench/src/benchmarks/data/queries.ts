import { createAdminUserRepository } from '@kahani/auth/administration/admin-user-repository'
import { createAuditRepository } from '@kahani/auth/audit/audit-repository'
import { createContactRepository } from '@kahani/auth/contact/contact-repository'
import type { Database as Auth } from '@kahani/auth/database'
import { createEmailDeliveryRepository } from '@kahani/auth/email-delivery/email-delivery-repository'
import { createNewsletterRepository } from '@kahani/auth/newsletter/newsletter-repository'
import { createSubscriptionRepository } from '@kahani/auth/newsletter/subscription-repository'
import { createUserRepository } from '@kahani/auth/users/user-repository'
import type { StoryOrder } from '@kahani/contracts/story-search'
import { createAdminAccounts } from '@kahani/payments/administration/admin-accounts'
import { createAdminOrders } from '@kahani/payments/administration/admin-orders'
import type { Database as Payments } from '@kahani/payments/database'
import { createErasureRepository } from '@kahani/payments/erasure/erasure-repository'
import { createGiftRepository } from '@kahani/payments/gifts/gift-repository'
import { createLedgerRepository } from '@kahani/payments/ledger/ledger-repository'
import { createOrderCheckRepository } from '@kahani/payments/orders/order-check-repository'
import { createOrderRepository } from '@kahani/payments/orders/order-repository'
import { createPrintRepository } from '@kahani/payments/prints/print-repository'
import { createRetentionRepository } from '@kahani/payments/retention/retention-repository'
import { deleteOldDeadLetters } from '@kahani/service-kit/dead-letters'
import { createLogger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import { deleteOldTombstones } from '@kahani/service-kit/tombstones'
import { createAdminStories } from '@kahani/stories/administration/admin-stories'
import { createChildConsentRepository } from '@kahani/stories/child-consents/child-consent-repository'
import { createAiCallRepository } from '@kahani/stories/costs/ai-call-repository'
import type { Database as Stories } from '@kahani/stories/database'
import { createDeletionRepository } from '@kahani/stories/deletions'
import { createFamilyRepository } from '@kahani/stories/family/family-repository'
import { createPictureRepository } from '@kahani/stories/illustrations/picture-repository'
import { createPhotoConsentRepository } from '@kahani/stories/photo-consents/photo-consent-repository'
import { createShelfRepository } from '@kahani/stories/shelf/shelf-repository'
import { createStoryLeases } from '@kahani/stories/stories/story-leases'
import { createStoryRepository } from '@kahani/stories/stories/story-repository'
import { createStorySearchRepository } from '@kahani/stories/stories/story-search-repository'
import type { Kysely } from 'kysely'

/** Rows that the queries of one database are about. */
export interface Sample {
  stories: number
  /** The user with the most stories, and one with five. */
  largeFamily: number
  family: number
  /** A story of the family. */
  story: number
}

type Queries<DB> = Record<string, (db: Kysely<DB>, sample: Sample) => Promise<unknown>>

const PAGE = 50
const silent = createLogger('bench', 'silent')
const search = (q: string, order: StoryOrder = 'newest') => ({
  ...{ q, child: '', theme: '', favourite: false, order },
  limit: 21,
})
const orders = (db: Kysely<Payments>, filter: object) => createAdminOrders(db).list({ limit: PAGE, ...filter })
const storyList = (db: Kysely<Stories>, q: string, before?: number) =>
  createAdminStories(db).list({ q, limit: PAGE, before })
const auditLog = (db: Kysely<Auth>, filter: object) => createAuditRepository(db).list({ limit: PAGE, ...filter })

/** What families and administrators wait for. */
export const LISTS: { stories: Queries<Stories>; payments: Queries<Payments>; auth: Queries<Auth> } = {
  stories: {
    shelf: (db, { family }) => createStoryRepository(db).listByUser(family, 21),
    'shelf of the largest family': (db, { largeFamily }) => createStoryRepository(db).listByUser(largeFamily, 21),
    'shelf, stories in progress': (db, { family }) => createStoryRepository(db).listUnfinished(family),
    'shelf, search': (db, { family }) => createStorySearchRepository(db).search(family, search('lantern'), 21),
    'shelf, by title': (db, { family }) => createStorySearchRepository(db).search(family, search('', 'title'), 21),
    'shelf, last read': (db, { family }) => createStorySearchRepository(db).search(family, search('', 'read'), 21),
    'shelf, pictures in progress': (db, { family }) => createShelfRepository(db).listDrawing(family),
    'shelf, continue reading': (db, { family }) => createShelfRepository(db).findReading(family),
    bin: (db, { family }) => createShelfRepository(db).listBin(family, 21),
    'shelf, filters': (db, { family }) => createStorySearchRepository(db).listFilters(family),
    'story, pages and pictures': async (db, { story, family }) => {
      await createStoryRepository(db).getReadable(story, family)
      await createStoryRepository(db).listPages(story)
      await createPictureRepository(db).listByStory(story)
    },
    'family members': (db, { family }) => createFamilyRepository(db).list(family),
    'consents of a family': (db, { family }) => createChildConsentRepository(db).listByUser(family),
    'consents to photos': (db, { family }) => createPhotoConsentRepository(db).listByUser(family),
    'admin: dashboard': db => createAdminStories(db).overview(),
    'admin: stories': db => storyList(db, ''),
    'admin: stories, deep page': (db, { stories }) => storyList(db, '', stories / 10),
    'admin: stories, one found': db => storyList(db, 'axolotl'),
    'admin: stories, few found': db => storyList(db, 'quokka', 20_000),
    'admin: stories, many found': db => storyList(db, 'meera'),
    'admin: stories, three words': db => storyList(db, 'meera kite puri'),
    'admin: stories, none found': db => storyList(db, 'asha lantern'),
    'admin: stories, unknown word': db => storyList(db, 'zebra'),
    'admin: stories, beginning of a word': db => storyList(db, 'me'),
    'admin: stories, by user id': (db, { family }) => storyList(db, String(family)),
    'admin: costs': async db => {
      await createAiCallRepository(db).listByDay(30)
      await createAiCallRepository(db).listByStory(PAGE)
    },
    'admin: costs, a year': db => createAiCallRepository(db).listByDay(366),
  },
  payments: {
    'credits of an account': (db, { family }) => createLedgerRepository(db).summary(family),
    'credits of the largest family': (db, { largeFamily }) => createLedgerRepository(db).summary(largeFamily),
    'free copies of an account': (db, { family }) => createLedgerRepository(db).entries(family, 'printed_copy'),
    'gifts of an address': db => createGiftRepository(db).listRedeemable('gift.13@example.in', 10),
    'gifts sent by an account': (db, { family }) => createGiftRepository(db).listSent(family, PAGE),
    'recent orders of an account': (db, { family }) => createOrderRepository(db).countRecent(family),
    'printed copies of a family': (db, { family }) => createPrintRepository(db).list({ userId: family, limit: PAGE }),
    'admin: paid accounts': db => createAdminAccounts(db).countPaid(),
    'admin: summaries of accounts': (db, { family }) =>
      createAdminAccounts(db).summaries(Array.from({ length: PAGE }, (_, i) => family + i)),
    'admin: orders': db => orders(db, {}),
    'admin: orders, deep page': (db, { stories }) => orders(db, { before: stories / 50 }),
    'admin: orders, paid and refunded': db => orders(db, { status: 'paid', refunded: true }),
    'admin: orders, gifts on order': db => orders(db, { status: 'open', purpose: 'gift' }),
    'admin: orders, paid twice': db => orders(db, { surplus: true }),
    'admin: orders, disputed': db => orders(db, { dispute: 'any' }),
    'admin: orders, open disputes': db => orders(db, { dispute: 'open' }),
    'admin: orders, of a user': (db, { family }) => orders(db, { userId: family }),
    'admin: orders, number': db => orders(db, { orderNumber: 'KH-77' }),
    'admin: disputes': db => createAdminOrders(db).summarizeOpenDisputes(),
    'admin: printed copies': db => createPrintRepository(db).list({ limit: PAGE }),
    'admin: printed copies, placed': db => createPrintRepository(db).list({ status: 'placed', limit: PAGE }),
    'admin: printed copies, returned': db => createPrintRepository(db).list({ status: 'returned', limit: PAGE }),
  },
  auth: {
    'activity of an account': (db, { family }) => createAuditRepository(db).listOfAccount(family, PAGE),
    'admin: number of users': db => createAdminUserRepository(db).count(),
    'admin: users': db => createAdminUserRepository(db).list({ q: '', limit: PAGE }),
    'admin: users, one found': (db, { family }) => createAdminUserRepository(db).list({ q: `${family}`, limit: PAGE }),
    'admin: users, many found': db => createAdminUserRepository(db).list({ q: 'zoya', limit: PAGE }),
    'admin: users, none found': db => createAdminUserRepository(db).list({ q: 'zebra', limit: PAGE }),
    'admin: audit log': db => auditLog(db, {}),
    'admin: audit log, sign-ins': db => auditLog(db, { kind: 'sign-in' }),
    'admin: audit log, passwords': db => auditLog(db, { kind: 'password' }),
    'admin: audit log, sessions': db => auditLog(db, { kind: 'sessions' }),
    'admin: audit log, reads': db => auditLog(db, { kind: 'reads' }),
    'admin: audit log, administration': db => auditLog(db, { kind: 'administration' }),
    'admin: audit log, of a user': (db, { family }) => auditLog(db, { userId: family }),
    'admin: audit log, sign-ins of a user': (db, { family }) => auditLog(db, { kind: 'sign-in', userId: family }),
    'admin: audit log, of an administrator': db => auditLog(db, { userId: 2 }),
    'admin: newsletter': async db => {
      await createSubscriptionRepository(db).count()
      await createNewsletterRepository(db).list()
      await createNewsletterRepository(db).countOpen()
    },
    'admin: last email': db => createEmailDeliveryRepository(db).lastSentAt(),
    'change of a role': db => createUserRepository(db).lockAdministrators(),
  },
}

/** What periodic tasks do, mostly without finding anything, and deletions. */
export const TASKS: typeof LISTS = {
  stories: {
    'next story to resume': db => createStoryLeases(db).takeOverNext(),
    'abandoned stories': db => createStoryLeases(db).takeOverAbandoned(20),
    'refunds due': db => createStoryRepository(db).takeRefundsDue(20),
    'stalled illustrations': db => createPictureRepository(db).takeStalled(60, 20),
    'overdue illustrations': db => createPictureRepository(db).takeOverdue(24, 20),
    'photos to delete': db => createPictureRepository(db).takePhotosToDelete(24, 20),
    'photo in use': db => createPictureRepository(db).isPhotoInUse('photos/none'),
    'overdue notifications': db => requeueNotifications(db, 'stories', silent),
    'deletions due': db => createDeletionRepository(db).takeDue(20),
    'expired stories': db => createDeletionRepository(db).listExpired(20),
    'failed stories': db => createStoryRepository(db).deleteFailed(7),
    'records of failures': db => createStoryRepository(db).deleteFailures(1),
    tombstones: db => deleteOldTombstones(db),
    'tombstones of members': db => deleteOldTombstones(db, 'member_tombstones'),
    'dead letters': db => deleteOldDeadLetters(db),
    'delete a story': (db, { story, family }) => createDeletionRepository(db).deleteStory(story, family),
    'delete a family': (db, { family }) => createDeletionRepository(db).deleteAllOf(family),
  },
  payments: {
    'orders to check': db => createOrderCheckRepository(db).leaseDue(),
    'gifts to deliver': db => createGiftRepository(db).lockDue(PAGE),
    'surplus payments': db => createOrderCheckRepository(db).leaseSurplusPayments(),
    'webhook events': db => createRetentionRepository(db).deleteWebhookEvents(30),
    'completed notifications': db => createRetentionRepository(db).deleteCompletedNotifications(90),
    'erased user ids': db => createRetentionRepository(db).deleteErasedUserIds(1),
    'unpaid gifts': db => createRetentionRepository(db).deleteUnpaidGiftDetails(7),
    'closed gifts': db => createRetentionRepository(db).deleteClosedGiftDetails(90),
    'erased recipients': db => createRetentionRepository(db).deleteErasedRecipients(),
    'addresses of unpaid copies': db => createRetentionRepository(db).deleteUnpaidAddresses(30),
    'addresses of sent copies': db => createRetentionRepository(db).deleteShippedAddresses(90),
    'addresses of erased accounts': db => createRetentionRepository(db).deleteErasedAddresses(60),
    'orders of erased accounts': db => createRetentionRepository(db).deleteErasedOrders(30),
    'erased accounts': db => createRetentionRepository(db).deleteErasedAccounts(),
    'erase an account': (db, { family }) =>
      db.transaction().execute(async trx => {
        const erasure = createErasureRepository(trx)
        await erasure.lockRows(family, 'meera@example.in')
        await erasure.expireOpenOrders(family)
        await erasure.deleteNotifications(family)
        await erasure.eraseSentGifts(family)
        await erasure.markReceivedGifts(family, 'meera@example.in')
        await erasure.replaceUserId(family, -99_999_999)
      }),
  },
  auth: {
    'overdue notifications': db => requeueNotifications(db, 'auth', silent),
    'expired audit entries': db => createAuditRepository(db).deleteExpired(),
    'audit entries of an account': (db, { family }) => createAuditRepository(db).redact(family),
    'contact messages': db => createContactRepository(db).deleteOld(),
    'contact messages of an address': db => createContactRepository(db).deleteByEmail('meera@example.in'),
    'unconfirmed subscriptions': db => createSubscriptionRepository(db).deleteUnconfirmed(),
    tombstones: db => deleteOldTombstones(db),
  },
}
