import { contactMessages } from '@kahani/messages/en/contact'

interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** A `mailto:` URL that opens the visitor's email app with the message filled in. */
export function mailtoLink(recipient: string, { name, email, subject, message }: ContactMessage): string {
  const body = contactMessages.emailBody(name, email, message).replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
