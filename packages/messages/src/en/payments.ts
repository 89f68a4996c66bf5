/** Messages of the payment endpoints. */
export const paymentMessages = {
  invalidPackage: 'Invalid package',
  orderFailed: 'Failed to create order.',
  giftOrderFailed: 'Failed to create gift order.',
  subscriptionFailed: 'Failed to start subscription.',
  orderCreated: 'Your order is ready for payment.',
  giftOrderCreated: 'Your gift is ready for payment.',
  noCredits: "You've used all your story credits. Please purchase more credits to create more stories.",
  verified: 'Thank you for your purchase!',
  unverified: 'Unable to verify your payment. Please contact support.',
  unverifiedYet:
    'We could not reach the bank to confirm your payment. If it went through, your purchase will appear here automatically within a few minutes.',
} as const

export const giftMessages = {
  nameRequired: 'Name is required',
  nameTooLong: 'The name must be at most 100 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  messageTooLong: 'The message must be at most 500 characters',
  dayInvalid: 'Please choose a day',
  dayOutOfRange: 'Please choose a day between today and a year from now',
  unknown: 'This gift link is not valid. Please check the link in your email.',
  redeemed: 'This gift has already been redeemed.',
  redeemedByYou: 'You have already redeemed this gift. Its credits are in your account.',
  /** Instead of the name of a sender who deleted their account. */
  formerSender: 'A friend',
  cancelled: 'This gift is no longer available. Please check with the person who sent it.',
  unknownSent: 'We could not find this gift.',
  alreadySent: 'This gift has already been sent, so its day can no longer be changed.',
  notSentYet: 'This gift has not been sent yet.',
  sentAgainToday:
    'We have already sent it again today. It can take a few minutes to arrive. You can also share the link yourself.',
} as const

export const printMessages = {
  nameRequired: 'Name is required',
  addressIncomplete: 'Please provide a complete address',
  phoneInvalid: 'Valid phone number is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  pincodeInvalid: 'Valid PIN code is required',
  tooLong: 'That is too long. Please shorten it.',
  freeOrdered: 'Your printed copy has been ordered.',
  noFreeCopies: 'You have no free printed copies left. You can still buy a printed copy.',
  keyReused: 'This request was already used for a different order. Please try again.',
  unknownCopy: 'Printed copy not found.',
  cannotMove: (from: string, to: string) => `The status of a printed copy cannot change from ${from} to ${to}.`,
  held: 'The payment of this copy is disputed at the bank. It can be printed and sent once the dispute is won or closed.',
  tooLateToCancel: 'This printed copy is already being made, or was sent, so it can no longer be cancelled.',
  courierRequired: 'Enter the name of the courier',
  trackingNumberRequired: 'Enter the tracking number',
  trackingNeeded: 'Enter the courier and tracking number of a shipped copy.',
} as const
