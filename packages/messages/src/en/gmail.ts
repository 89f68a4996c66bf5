import { PRODUCT_NAME } from '../product.ts'

/** Messages of the endpoints that connect Gmail, and the text of the test email. */
export const gmailMessages = {
  notConfigured: 'Gmail can be connected once GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set.',
  test: {
    queued: (email: string) => `The test email to ${email} is in the queue.`,
    sent: 'The test email was sent. It should be in your inbox within a minute.',
    rejected: 'The mail server does not accept emails to your address.',
    waiting: 'The test email has not been sent yet. If it takes longer than a minute, check the last error.',
  },

  testEmail: {
    subject: `Test email from ${PRODUCT_NAME}`,
    preheader: 'Email delivery works.',
    heading: 'Email delivery works',
    lead: `You asked ${PRODUCT_NAME} for a test email, and here it is. Nothing else needs to be done.`,
    at: 'Requested',
    reason: `You are receiving this email because you requested it as an administrator of ${PRODUCT_NAME}.`,
  },
} as const
