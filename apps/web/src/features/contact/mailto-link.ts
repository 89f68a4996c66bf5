import { contactMessages } from '@kahani/messages/en/contact'

export interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** Address that opens the visitor's mail program with the message to `recipient` filled in. */
export function mailtoLink(recipient: string, { name, email, subject, message }: ContactMessage): string {
  const body = contactMessages.emailBody(name, email, message).replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
