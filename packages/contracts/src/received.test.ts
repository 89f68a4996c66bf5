import { expect, test } from 'vitest'
import { receivedUserSchema } from './accounts.ts'
import { receivedAdminStoriesSchema, receivedAdminUsersSchema, receivedDashboardSchema } from './admin.ts'
import { receivedStoryCreditsSchema } from './credits.ts'
import { receivedGiftsSchema, receivedRedeemedGiftSchema } from './gifts.ts'
import { receivedFreePrintedCopySchema, receivedPrintedCopyOrderSchema } from './prints.ts'
import { receivedVerifiedSchema } from './shop.ts'
import { receivedIllustrationsSchema, receivedStoryListSchema, receivedStorySchema } from './stories.ts'

const createdAt = '2026-11-01T10:00:00.000Z'
const user = { username: 'asha', email: 'a@b.in', isAdmin: false, subscriptionStatus: null, printedCopiesRemaining: 0 }
const story = { id: 1, title: 'The Lamp', characterName: 'Asha', characterAge: '4-6', characterType: 'pirate' }
const listed = { ...story, theme: 'space', createdAt }
const picture = { id: 1, pageNumber: 1, imageUrl: '/api/images/a.png', isCover: false }
const adminUser = {
  id: 1,
  username: 'asha',
  email: 'a@b.in',
  subscriptionStatus: null,
  storiesRemaining: null,
  createdAt,
}
const adminStory = {
  ...{ id: 1, title: 'The Lamp', characterName: 'Asha', theme: 'space' },
  userId: 1,
  isPremium: false,
}
const dashboard = { userCount: 1, paidUserCount: 0, storyCount: 1, subscriptionStats: { null: 1 } }
const payment = { keyId: 'rzp_live_1', amount: 800, currency: 'INR', orderId: 'order_1' }

test.each([
  ['GET /api/me', receivedUserSchema, user, { subscriptionStatus: 'free' }],
  [
    'GET /api/story-credits',
    receivedStoryCreditsSchema,
    { storiesRemaining: null, cancelled: false, planId: null },
    { storiesRemaining: 0 },
  ],
  ['GET /api/stories', receivedStoryListSchema, [listed], [{ coverUrl: null }]],
  [
    'GET /api/stories/{id}',
    receivedStorySchema,
    { ...listed, pages: [{ pageNumber: 1, content: 'Once' }] },
    { title: 'The Lamp' },
  ],
  [
    'GET /api/stories/{id}/illustrations',
    receivedIllustrationsSchema,
    { status: 'ready', illustrations: [picture] },
    { status: 'completed', total: 1 },
  ],
  [
    'POST process-free-printed-copy',
    receivedFreePrintedCopySchema,
    { success: true, message: 'Ordered', printedCopiesRemaining: 2 },
    {},
  ],
  ['POST order-printed-copy', receivedPrintedCopyOrderSchema, payment, { freeOrder: false }],
  ['POST order-printed-copy, free', receivedPrintedCopyOrderSchema, { freeOrder: true }, { freeOrder: true }],
  ['POST /api/verify-payment', receivedVerifiedSchema, { success: true }, { success: true }],
  [
    'POST /api/check-available-gifts',
    receivedGiftsSchema,
    { gifts: [{ token: 'a', senderName: 'Nani', packageName: 'Single Digital', storyCredits: 1, message: null }] },
    { gifts: [{ printedCopies: 0 }] },
  ],
  ['POST /api/redeem-gift', receivedRedeemedGiftSchema, { storyCredits: 1 }, { printedCopies: 0 }],
  [
    'GET /api/admin/users',
    receivedAdminUsersSchema,
    [adminUser],
    [{ subscriptionStatus: 'free', storiesRemaining: 0 }],
  ],
  ['GET /api/admin/stories', receivedAdminStoriesSchema, [{ ...adminStory, createdAt }], [{ state: 'text_ready' }]],
  [
    'GET /api/admin/dashboard',
    receivedDashboardSchema,
    { ...dashboard, recentStories: [{ ...adminStory, createdAt }] },
    { endingModels: [] },
  ],
])('the browser reads the specified fields of %s', (_, schema, answer, read) => {
  expect(schema.parse(answer)).toMatchObject(read)
})
