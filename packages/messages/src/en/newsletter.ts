/** Messages of the newsletter's endpoints. */
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
} as const
