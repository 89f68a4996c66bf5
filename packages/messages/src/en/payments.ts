import { orders, storyCredits } from './counts.ts'

/** What the payment calls answer, and the rules of their forms. */
export const paymentMessages = {
  invalidPackage: 'Invalid package',
  orderFailed: 'Failed to create order.',
  giftOrderFailed: 'Failed to create gift order.',
  subscriptionFailed: 'Failed to start subscription.',
  orderMade: 'Your order is ready to be paid.',
  giftOrderMade: 'Your gift is ready to be paid.',
  verified: 'Thank you for your purchase!',
  unverified: 'Unable to verify your payment. Please contact support.',
  unverifiedYet:
    'We could not reach the bank to confirm your payment. If it went through, your purchase appears here by itself within a few minutes.',
} as const

export const giftMessages = {
  nameRequired: 'Name is required',
  nameTooLong: 'The name must be at most 100 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  messageTooLong: 'The message must be at most 500 characters',
  unknown: 'This gift link is not valid. Please check the link in your email.',
  redeemed: 'This gift has already been redeemed.',
  redeemedByYou: 'You have already redeemed this gift. Its credits are in your account.',
  cancelled: 'This gift is no longer available. Please ask the person who sent it.',
} as const

export const printMessages = {
  nameRequired: 'Name is required',
  addressIncomplete: 'Please provide a complete address',
  phoneInvalid: 'Valid phone number is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  pincodeInvalid: 'Valid PIN code is required',
  tooLong: 'That is too long. Please shorten it.',
  freeOrdered: 'Your printed copy is on its way to the printer.',
  noFreeCopies: 'You have no free printed copies left. You can order a printed copy for a price instead.',
  keyReused: 'That request was sent before with another copy in it. Please try again.',
  unknownCopy: 'There is no such printed copy.',
  cannotMove: (from: string, to: string) => `A printed copy that is ${from} can't become ${to}.`,
  trackingNeeded: 'A shipped copy needs its courier and tracking number.',
} as const

/** What "Fix Story Count" has found. */
export const repairMessages = {
  inLine: (username: string, remaining: number, checked: number) =>
    `${username} has ${storyCredits(remaining)}. The ledger and ${orders(checked)} agree with the payment provider; nothing had to be mended.`,
  reconciled: (username: string, before: number, after: number, changes: number) =>
    `${username} had ${storyCredits(before)} and has ${storyCredits(after)} now: ${orders(changes)} had not been brought in line with the payment provider.`,
} as const
