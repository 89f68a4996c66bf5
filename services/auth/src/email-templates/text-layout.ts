import { emailMessages } from '@kahani/messages/en/emails'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import { isolateRightToLeft, isRightToLeft } from '@kahani/unicode/text-direction'
import type { TemplateContent } from './content.ts'

const QUOTE = '> '
const quote = (text: string) =>
  text
    .split('\n')
    .map(line => `${QUOTE}${line}`.trimEnd())
    .join('\n')

/** Many email programs show a line in the direction of its first letter. That is right for what is quoted in such a script. */
const isolateNames = (line: string) => (line.startsWith(QUOTE) && isRightToLeft(line) ? line : isolateRightToLeft(line))

export function renderText(content: TemplateContent, name: string): string {
  const { heading, lead, article = [], story, message, facts, button, closing } = content
  const { reason, unsubscribe, writtenBy } = content
  const footer = [
    !writtenBy && emailMessages.footer.help(SUPPORT_EMAIL, SUPPORT_PHONE),
    reason,
    unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`,
    !writtenBy && SUPPORT_ADDRESS,
  ]
  const sections = [
    heading,
    content.greeting ?? emailMessages.greeting(name),
    ...lead,
    ...article,
    story?.title,
    message && `${message.heading}\n${quote(message.text)}`,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button && `${button.label}:\n${button.url}`,
    ...closing,
    !writtenBy && `${emailMessages.goodbye}\n${emailMessages.signature}`,
    `-- \n${footer.filter(Boolean).join('\n')}`,
  ]
  return `${sections.filter(Boolean).join('\n\n').split('\n').map(isolateNames).join('\n')}\n`
}
