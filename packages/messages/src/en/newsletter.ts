import { PRODUCT_NAME } from '../product.ts'

/** Messages of the newsletter's endpoints, and texts of its emails. */
export const newsletterMessages = {
  requested: 'Almost there! We have sent you an email. Please open the link in it to confirm your address.',
  confirmed: 'Thank you! You will get our newsletter from now on.',
  unsubscribed: 'You have been unsubscribed. We will not send you any more newsletters.',
  confirmLinkInvalid: 'This link has expired. Please enter your email address again, and we will send you a new one.',
  unsubscribeLinkInvalid: 'This link is not complete. Please open it from the email again, or write to us.',

  subjectRequired: 'Please write a subject',
  subjectTooLong: 'Please use at most 150 characters for the subject',
  bodyRequired: 'Please write the newsletter',
  bodyTooLong: 'Please use at most 20,000 characters for the newsletter',
  keyRequired: 'The request has no valid Idempotency-Key.',
  keyReused: 'This request was sent before with a different newsletter. Please try again.',
  testQueued: (email: string) => `We are sending a test to ${email}.`,

  confirmEmail: {
    subject: `Would you like the ${PRODUCT_NAME} newsletter?`,
    preheader: 'One click, and it is done.',
    heading: 'One click to go',
    lead: `Somebody, hopefully you, entered this address for the ${PRODUCT_NAME} newsletter: ideas for bedtime, new characters and themes, now and then an offer.`,
    confirm: 'Please confirm that you would like it. The link works for 7 days.',
    button: 'Yes, send me the newsletter',
    copyLink: 'If the button does not work, copy this link into your browser:',
    notYou: 'If you did not ask for this, you can ignore this email: we will not write again, and delete the address.',
    reason: `You are receiving this email because your address was entered for the newsletter at ${PRODUCT_NAME}.`,
  },
  email: {
    reason: `You are receiving this email because you subscribed to the ${PRODUCT_NAME} newsletter and confirmed it.`,
    unsubscribe: 'Unsubscribe',
    testReason: 'This is a test: only you are receiving it.',
  },
} as const
