import { emailMessages } from '@kahani/messages/en/emails'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import type { Content } from './content.ts'

const quoted = (text: string) =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

/** A letter as text: its parts, a blank line apart. */
export function layOutText({ heading, lead, message, facts, button, closing, reason }: Content, name: string): string {
  const parts = [
    heading,
    emailMessages.greeting(name),
    ...lead,
    message && `${message.heading}\n${quoted(message.text)}`,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button && `${button.label}:\n${button.url}`,
    ...closing,
    `${emailMessages.goodbye}\n${emailMessages.signature}`,
    `-- \n${[emailMessages.footer.help(SUPPORT_EMAIL, SUPPORT_PHONE), reason, SUPPORT_ADDRESS].join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
