/** Validation messages of the contact form, and the response to it. */
export const contactFormMessages = {
  nameRequired: 'Please tell us your name',
  nameTooLong: 'Please use at most 100 characters for your name',
  subjectRequired: 'Please tell us what it is about',
  subjectTooLong: 'Please use at most 150 characters for the subject',
  messageRequired: 'Please write your message',
  messageTooLong: 'Please use at most 5,000 characters for your message',
  sent: 'Thank you! Your message has arrived, and we have kept a copy of it. We read every message and reply within two working days.',
} as const
