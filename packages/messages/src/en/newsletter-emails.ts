import { PRODUCT_NAME } from '../product.ts'

/** Texts of the newsletter's emails. */
export const newsletterEmailMessages = {
  confirm: {
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
  newsletter: {
    reason: `You are receiving this email because you subscribed to the ${PRODUCT_NAME} newsletter and confirmed it.`,
    unsubscribe: 'Unsubscribe',
    testReason: 'This is a test: only you are receiving it.',
  },
} as const
