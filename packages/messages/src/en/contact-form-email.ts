/** Texts of the email to support, with what a visitor wrote in the contact form. */
export const contactFormEmailMessages = {
  subject: (subject: string) => `Contact form: ${subject}`,
  preheader: (name: string) => `A message from ${name}`,
  heading: 'A message from the contact form',
  messageFrom: (name: string) => `${name} writes:`,
  name: 'Name',
  email: 'Email',
  about: 'Subject',
  at: 'Sent',
  reason: 'To answer, reply to this email. A copy of the message is kept for a year.',
} as const
