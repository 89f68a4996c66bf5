import { formatMoney } from '@kahani/contracts/money'
import { emailMessages } from '@kahani/messages/en/emails'
import type { Content, EmailContentOf } from './content.ts'

const { labels } = emailMessages

export function refund({ orderNumber, refunded, stories, printedCopies }: EmailContentOf<'refund'>): Content {
  const messages = emailMessages.refund
  const amount = formatMoney(refunded)
  const revocationRef = emailMessages.holdings(stories, printedCopies)
  return {
    subject: messages.subject(orderNumber),
    preheader: messages.preheader(amount),
    heading: messages.heading,
    lead: [messages.lead(amount)],
    facts: [
      { label: labels.orderNumber, value: orderNumber },
      { label: labels.refunded, value: amount },
      ...(revocationRef ? [{ label: labels.revocationRef, value: revocationRef }] : []),
    ],
    closing: revocationRef ? [messages.revocationRef] : [],
    reason: emailMessages.footer.order,
  }
}

export function paidTwice({ orderNumber, refunded }: EmailContentOf<'paid-twice'>): Content {
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
