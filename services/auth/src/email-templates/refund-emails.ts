import { formatMoney } from '@kahani/contracts/money'
import { emailMessages } from '@kahani/messages/en/emails'
import type { EmailContentOf, TemplateContent } from './content.ts'

const { labels } = emailMessages

export function refundEmail(content: EmailContentOf<'refund'>): TemplateContent {
  const { orderNumber, refunded, stories, printedCopies } = content
  const messages = emailMessages.refund
  const amount = formatMoney(refunded)
  const revoked = emailMessages.holdings(stories, printedCopies)
  return {
    subject: messages.subject(orderNumber),
    preheader: messages.preheader(amount),
    heading: messages.heading,
    lead: [messages.lead(amount)],
    facts: [
      { label: labels.orderNumber, value: orderNumber },
      { label: labels.refunded, value: amount },
      ...(revoked ? [{ label: labels.revoked, value: revoked }] : []),
    ],
    closing: revoked ? [messages.revoked] : [],
    reason: emailMessages.footer.order,
  }
}

export function paidTwiceEmail({ orderNumber, refunded }: EmailContentOf<'paid-twice'>): TemplateContent {
  const messages = emailMessages.paidTwice
  const amount = formatMoney(refunded)
  return {
    subject: messages.subject(orderNumber),
    preheader: messages.preheader(amount),
    heading: messages.heading,
    lead: [messages.lead(amount), messages.when],
    facts: [
      { label: labels.orderNumber, value: orderNumber },
      { label: labels.refunded, value: amount },
    ],
    closing: [],
    reason: emailMessages.footer.order,
  }
}
