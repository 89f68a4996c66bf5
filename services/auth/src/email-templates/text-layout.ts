import { emailMessages } from '@kahani/messages/en/emails'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import type { TemplateContent } from './content.ts'

const quote = (text: string) =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

export function renderText(content: TemplateContent, name: string): string {
  const { heading, lead, message, facts, button, closing, reason } = content
  const sections = [
    heading,
    emailMessages.greeting(name),
    ...lead,
    message && `${message.heading}\n${quote(message.text)}`,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button && `${button.label}:\n${button.url}`,
    ...closing,
    `${emailMessages.goodbye}\n${emailMessages.signature}`,
    `-- \n${[emailMessages.footer.help(SUPPORT_EMAIL, SUPPORT_PHONE), reason, SUPPORT_ADDRESS].join('\n')}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
