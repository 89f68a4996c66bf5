import { plural, printedBooklets, storyCredits } from './plurals.ts'

/** Texts of the redeem screen. */
export const redeemGiftMessages = {
  title: 'Redeem Gift',
  missing: {
    title: 'Missing Token',
    body: 'No gift token was provided. Please check your email for the gift redemption link.',
    goHome: 'Go to Homepage',
    card: 'Do you have a card?',
    code: 'Code on the card',
    codeHint: 'Small and capital letters are the same.',
    open: 'Open the Gift',
  },
  heading: 'Redeem Your Gift',
  found: (packageName: string, senderName: string) => `You have a gift of ${packageName} from ${senderName}!`,
  /** To a visitor, below `found`. */
  signInFirst: 'Sign in, or create an account, to redeem it.',
  generic: 'Someone has sent you a gift. Redeem it to add the story credits to your account.',
  messageFrom: (senderName: string) => `Personal message from ${senderName}:`,
  loading: 'Looking for your gift...',
  redeem: 'Redeem Gift',
  redeeming: 'Redeeming...',
  redeemed: (credits: number) => `You've successfully redeemed your gift for ${storyCredits(credits)}!`,
  success: 'Success',
  added: 'The credits are in your account and never expire.',
  addedWithBooklets: (copies: number) =>
    `The credits are in your account and never expire. You also have ${printedBooklets(copies)}. To order one, open a story and choose ‘Order printed copy’.`,
  createStory: 'Create a Story',
  viewStories: 'View My Stories',
  toast: (credits: number) => ({
    title: 'Gift redeemed!',
    description: `${storyCredits(credits)} ${plural(credits, { one: 'has', other: 'have' })} been added to your account.`,
  }),
  error: 'Error',
  failed: 'Failed to redeem gift. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const

/** Texts of the gift banner under the header. */
export const giftBannerMessages = {
  one: (senderName: string, credits: number, withMessage: boolean) =>
    `You have a gift from ${senderName}! It includes ${storyCredits(credits)}${withMessage ? ' with a personal message' : ''}`,
  many: (count: number) => `You have ${count} gifts waiting to be redeemed!`,
  redeem: 'Redeem Now',
  dismiss: 'Dismiss',
} as const
