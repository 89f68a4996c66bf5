import { contactFormEmailMessages as messages } from '@kahani/messages/en/contact-form-email'
import { gmailMessages } from '@kahani/messages/en/gmail'
import type { EmailContentOf, TemplateContent } from './content.ts'
import { formatIndianTime } from './format-date.ts'
import { sanitizeName, sanitizeText } from './sanitize.ts'

/** A reply to it goes to the visitor. */
export function contactMessageEmail(content: EmailContentOf<'contact-message'>): TemplateContent {
  const name = sanitizeName(content.name)
  const about = sanitizeName(content.subject)
  return {
    subject: messages.subject(about),
    preheader: messages.preheader(name),
    heading: messages.heading,
    greeting: '',
    lead: [],
    message: { heading: messages.messageFrom(name), text: sanitizeText(content.message) },
    facts: [
      { label: messages.name, value: name },
      { label: messages.email, value: content.email },
      { label: messages.about, value: about },
      { label: messages.at, value: formatIndianTime(content.at) },
    ],
    closing: [],
    reason: messages.reason,
    writtenBy: { name, address: content.email },
  }
}

export function testEmail({ at }: EmailContentOf<'test-email'>): TemplateContent {
  const { subject, preheader, heading, lead, at: label, reason } = gmailMessages.testEmail
  return {
    subject,
    preheader,
    heading,
    lead: [lead],
    facts: [{ label, value: formatIndianTime(at) }],
    closing: [],
    reason,
  }
}
