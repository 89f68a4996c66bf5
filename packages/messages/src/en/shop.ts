import { printedCopies, storyCredits } from './counts.ts'

const both = (stories: number, printed: number) =>
  printed > 0 ? `${storyCredits(stories)} and ${printedCopies(printed)}` : storyCredits(stories)

/** Texts of the shop. What a package costs and holds is in `../shop.ts`. */
export const shopMessages = {
  title: 'Shop',
  description: 'Story credits and printed picture books, in singles and bundles.',
  heading: 'Shop',
  lead: 'Credits never expire. Use one whenever a new story is wanted.',
  balance: {
    loading: 'Loading your story credits',
    left: (stories: number, printed: number) => `You have ${both(stories, printed)} left.`,
    failed: 'We could not load your story credits. You can still buy some.',
    retry: 'Try again',
  },
  cancelled: {
    title: 'Package Status Notice',
    body: (count: number) =>
      `Your plan has been cancelled. Your remaining ${storyCredits(count)} can still be used whenever you like.`,
    bodyAtZero: 'Your plan has been cancelled, and none of its credits are left. Any package below adds new ones.',
  },

  tabsLabel: 'Packages',
  singles: 'Singles',
  bundles: 'Bundles',
  subscriptions: 'Monthly Subscriptions',
  subscriptionsSoon: 'Subscriptions Coming Soon!',
  subscriptionsWhen: 'Launching Summer 2025',
  oneTime: '/one-time',
  popular: 'Popular',
  buy: 'Buy',
  orderPrintedStory: 'Order Printed Story',
  orderPrintedSet: 'Order Printed Set',
  giftThis: 'Gift This Package',
  currentPlan: 'Current Plan',
  paymentPending: 'Payment Pending',
  steps: {
    ordering: 'Preparing your order…',
    paying: 'Waiting for your payment…',
    verifying: 'Confirming your payment. Please keep this page open…',
  },

  gift: {
    title: 'Gift a Package',
    lead: 'They get an email with your message and a link to redeem the gift.',
    recipientName: 'Recipient name',
    recipientEmail: 'Recipient email',
    message: 'Personalized message (optional)',
    messageCount: (count: number, most: number) => `${count} of ${most}`,
    cancel: 'Cancel',
    submit: 'Continue to Payment',
    submitting: 'Preparing…',
  },

  complete: {
    title: 'Purchase Complete!',
    credited: (name: string, stories: number, printed: number) =>
      `${name}: ${both(stories, printed)} ${stories + printed === 1 ? 'is' : 'are'} now in your account.`,
    howToPrint: 'To have a booklet printed, open a story and choose “Order printed copy”.',
    gifted: (name: string, recipient: string) => `Your gift, ${name}, is on its way to ${recipient}.`,
    giftMailed: (email: string) =>
      `An email with your message and the link to redeem it goes to ${email}. Your receipt comes to your own inbox.`,
    start: 'Start Creating Stories',
    back: 'Back to the Shop',
  },
  unverified: {
    title: 'Your payment is not confirmed yet',
    body: 'Please don’t pay again. If the money has left your account, what you bought appears here by itself within a few minutes. If it does not, write to us: nothing you paid is lost.',
    checkAgain: 'Check Again',
    contact: 'Contact Us',
  },

  toasts: {
    successful: { title: 'Payment Successful', description: 'Thank you for your purchase!' },
    cancelled: { title: 'Payment Cancelled' },
    systemError: {
      title: 'Payment System Error',
      description: 'There was an error loading the payment system. Please try again later.',
    },
    formError: { title: 'Payment Error', description: 'Could not open payment form. Please try again later.' },
    error: 'Error',
    invalidOrder: 'Invalid order data received',
    unverified: 'Payment Verification Failed',
  },
} as const

/** What each package's card lists, by package id. */
export const packageFeatures = {
  single_digital: [
    '1 personalised story',
    'Illustrations made from a reference photo',
    'Read online and read aloud',
    'Download for phone, tablet, Kindle and printing',
  ],
  single_printed: [
    '1 personalised story',
    '1 printed booklet, delivered in India',
    'Illustrations made from a reference photo',
    'Read online, read aloud and download',
  ],
  digital: [
    '5 personalised stories',
    'Illustrations made from a reference photo',
    'Read online and read aloud',
    'Download for phone, tablet, Kindle and printing',
  ],
  printed: [
    '3 personalised stories',
    '3 printed booklets',
    'Free shipping in India',
    'Read online, read aloud and download',
  ],
} as const
