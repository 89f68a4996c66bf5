import { GIFT_HOUR } from '../delivery-times.ts'
import { formatDate, formatDay } from './formats.ts'
import { printedBooklets, stories } from './plurals.ts'

/** Texts of the list of the gifts that an account has given. Days and times are ISO 8601. */
export const sentGiftsMessages = {
  title: 'Gifts You Sent',
  lead: 'See whether your gifts have arrived, and print a card to give by hand.',
  back: 'Shop',
  loading: 'Loading your gifts',
  failed: 'We could not load your gifts',
  retry: 'Try again',
  empty: 'You have not sent a gift yet',
  emptyAbout: 'Choose a package in the shop and give a child you love a book of their own.',
  toShop: 'Go to the Shop',
  to: (recipient: string) => `For ${recipient}`,
  /** Instead of a name that was deleted. */
  someone: 'someone dear',
  status: {
    planned: (day: string) => `Will be emailed on ${formatDay(day)} at ${GIFT_HOUR} in the morning, Indian time`,
    delivered: (time: string) => `Emailed on ${formatDate(time)}, not opened yet`,
    redeemed: (time: string) => `Opened on ${formatDate(time)}`,
    cancelled: (time: string) => `Refunded on ${formatDate(time)}`,
  },
  emailedTo: (email: string) => `Email: ${email}`,
  card: 'Print a Card',
  cardFor: (recipient: string) => `Print a card for ${recipient}`,
  copy: 'Copy the Link',
  copyFor: (recipient: string) => `Copy the link for ${recipient}`,
  copied: {
    title: 'Link copied',
    description: 'Whoever has the link can redeem the gift. Send it only to the person it is for.',
  },
  copyFailed: { title: 'Could not copy the link', description: 'You can print a card instead: it has a code.' },
  changeDay: 'Change the Day',
  changeDayFor: (recipient: string) => `Change the day for ${recipient}`,
  day: 'Deliver on',
  save: 'Save',
  keep: 'Keep the day',
  saved: (day: string) => ({ title: 'Day changed', description: `We will email it on ${formatDay(day)}.` }),
  sendNow: 'Send It Now',
  sendNowFor: (recipient: string) => `Send It Now: the gift for ${recipient}`,
  sendNowDialog: {
    title: 'Send the gift now?',
    body: (email: string) => `We will email it to ${email} right away. This cannot be undone.`,
    confirm: 'Send It Now',
    cancel: 'Keep Waiting',
  },
  sendAgain: 'Send Again',
  sendAgainFor: (recipient: string) => `Email the gift to ${recipient} again`,
  sent: (email: string) => ({ title: 'Email sent', description: `The gift is on its way to ${email}.` }),
  changeFailed: 'The gift could not be changed',
  sendFailed: 'The email could not be sent',
} as const

/** Texts of the page that prints a card. */
export const giftCardMessages = {
  title: 'A Card for Your Gift',
  lead: 'Print it on A4 paper, fold the top half to the back, then the left half to the back. It also looks good in black and white.',
  back: 'Gifts You Sent',
  print: 'Print the Card',
  notOpen: 'There is no card for this gift: it was redeemed or refunded.',
  unknown: 'We could not find this gift.',
  secret: 'Whoever has the code can redeem the gift, so keep the card safe until you give it.',
  parts: { front: 'Front', message: 'Inside, left', redeem: 'Inside, right', back: 'Back' },
  forRecipient: (recipient: string) => `For ${recipient}`,
  frontLine: 'A story that stars a child you love',
  from: (sender: string) => `With love from ${sender}`,
  contents: (storyCount: number, copies: number) =>
    copies > 0 ? `${stories(storyCount)} and ${printedBooklets(copies)}` : stories(storyCount),
  what: 'Bedtime picture books, written and illustrated just for your child.',
  scan: 'Scan this with the camera of a phone',
  type: (address: string) => `or open ${address} and type`,
  how: 'Sign in or create a free account. The gift never expires.',
  qrLabel: 'QR code that opens the gift',
} as const
