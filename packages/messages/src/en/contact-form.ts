/** Validation messages of the contact form, the response to it, and the email to support. */
export const contactFormMessages = {
  nameRequired: 'Please tell us your name',
  nameTooLong: 'Please use at most 100 characters for your name',
  subjectRequired: 'Please tell us what it is about',
  subjectTooLong: 'Please use at most 150 characters for the subject',
  messageRequired: 'Please write your message',
  messageTooLong: 'Please use at most 5,000 characters for your message',
  sent: 'Thank you! Your message has arrived, and we have kept a copy of it. We read every message and reply within two working days.',

  email: {
    subject: (subject: string) => `Contact form: ${subject}`,
    preheader: (name: string) => `A message from ${name}`,
    heading: 'A message from the contact form',
    messageFrom: (name: string) => `${name} writes:`,
    name: 'Name',
    email: 'Email',
    about: 'Subject',
    at: 'Sent',
    reason: 'To answer, reply to this email. A copy of the message is kept for a year.',
  },
} as const
