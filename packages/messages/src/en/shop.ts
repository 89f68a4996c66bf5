import { GIFT_HOUR } from '../delivery-times.ts'
import { formatDay } from './formats.ts'
import { plural, printedCopies, storyCredits } from './plurals.ts'

const both = (stories: number, printed: number) =>
  printed > 0 ? `${storyCredits(stories)} and ${printedCopies(printed)}` : storyCredits(stories)

/** Texts of the shop. Days are ISO 8601. */
export const shopMessages = {
  title: 'Shop',
  description: 'Story credits and printed picture books, in singles and bundles.',
  heading: 'Shop',
  lead: 'Credits never expire. Use one whenever you want a new story.',
  balance: {
    loading: 'Loading your story credits',
    left: (stories: number, printed: number) => `You have ${both(stories, printed)} left.`,
    failed: 'We could not load your story credits. You can still buy a package.',
    retry: 'Try again',
  },
  cancelled: {
    title: 'Package Status Notice',
    body: (count: number) =>
      `Your plan has been cancelled. Your remaining ${storyCredits(count)} can still be used whenever you like.`,
    bodyAtZero: 'Your plan has been cancelled and has no credits left. You can add more with any package below.',
  },

  tabsLabel: 'Packages',
  singles: 'Singles',
  bundles: 'Bundles',
  subscriptions: 'Monthly Subscriptions',
  subscriptionsSoon: 'Subscriptions Coming Soon!',
  subscriptionsWhen: 'Launching Summer 2025',
  oneTime: '/one-time',
  taxes: 'Inclusive of all taxes',
  perStory: ({ each, single, printed }: { each: string; single: string; printed: boolean }) =>
    `${each} per story${printed ? ' and booklet' : ''} instead of ${single}`,
  popular: 'Popular',
  buy: 'Buy',
  orderPrintedStory: 'Order Printed Story',
  orderPrintedSet: 'Order Printed Set',
  giftThis: 'Gift This Package',
  sentGifts: 'Gifts You Sent',
  currentPlan: 'Current Plan',
  paymentPending: 'Payment Pending',
  steps: {
    ordering: 'Preparing your order…',
    paying: 'Waiting for your payment…',
    verifying: 'Confirming your payment. Please keep this page open…',
  },

  gift: {
    title: 'Gift a Package',
    openFailed: { title: 'Could not open the gift form', description: 'Please try again.' },
    lead: 'We will email them your message and a link to redeem the gift.',
    senderName: 'From',
    senderHint: 'The name that they will see.',
    deliverOn: 'Deliver on',
    atOnce: 'Right away',
    atOnceAbout: 'As soon as you have paid.',
    later: 'On a day I choose',
    laterAbout: 'For a birthday or a festival.',
    day: 'Day',
    sentOn: (day: string) =>
      `We email it on ${formatDay(day)} at ${GIFT_HOUR} in the morning, Indian time. Until then you can change the day, and print a card to give by hand.`,
    sentToday: 'That is today, so we email it as soon as you have paid.',
    recipientName: 'Recipient name',
    recipientEmail: 'Recipient email',
    message: 'Personalized message (optional)',
    messageCount: (count: number, max: number) => `${count} of ${max}`,
    preview: 'Preview the Email',
    previewLabel: 'The email they will receive',
    previewFailed: 'Could not load the preview',
    to: 'To',
    on: 'On',
    subject: 'Subject',
    edit: 'Back to Editing',
    cancel: 'Cancel',
    submit: 'Continue to Payment',
    submitting: 'Preparing…',
  },

  complete: {
    title: 'Purchase Complete!',
    credited: (name: string, stories: number, printed: number) =>
      `${name}: ${both(stories, printed)} ${plural(stories + printed, { one: 'is', other: 'are' })} now in your account.`,
    howToPrint: 'To order a printed booklet, open a story and choose “Order printed copy”.',
    gifted: (name: string, recipient: string) => `Your gift, ${name}, is on its way to ${recipient}.`,
    giftPlanned: (name: string, recipient: string) => `Your gift for ${recipient}, ${name}, is wrapped and waiting.`,
    giftMailedOn: (email: string, day: string) =>
      `On ${formatDay(day)} at ${GIFT_HOUR} in the morning, Indian time, we will send your message and the link to redeem the gift to ${email}. Your receipt will come to your own inbox.`,
    printCard: 'You can also print a card to give by hand.',
    giftMailed: (email: string) =>
      `We are sending your message and the link to redeem the gift to ${email}. Your receipt will come to your own inbox.`,
    start: 'Start Creating Stories',
    back: 'Back to the Shop',
  },
  unverified: {
    title: 'Your payment is not confirmed yet',
    body: 'Please don’t pay again. If the money has left your account, your purchase will appear here automatically within a few minutes. If it does not, write to us: your money is safe.',
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

/** Features listed on the package cards, by package id. */
export const packageFeatureMessages = {
  single_digital: [
    '1 personalised story',
    'Your child’s look in every picture, from a photo or your choices',
    'Read online and read aloud',
    'Download for phone, tablet, Kindle and printing',
  ],
  single_printed: [
    '1 personalised story',
    '1 printed booklet, delivered in India',
    'Your child’s look in every picture, from a photo or your choices',
    'Read online, read aloud and download',
  ],
  digital: [
    '5 personalised stories',
    'Your child’s look in every picture, from a photo or your choices',
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
