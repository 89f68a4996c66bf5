import { formatMoney } from '@kahani/contracts/money'
import { mailTexts } from '@kahani/messages/en/mails'
import type { Content, EmailContentOf } from './content.ts'

const { labels } = mailTexts

export function refund({ orderNumber, refunded, stories, printedCopies }: EmailContentOf<'refund'>): Content {
  const says = mailTexts.refund
  const amount = formatMoney(refunded)
  const revocationRef = mailTexts.holdings(stories, printedCopies)
  return {
    subject: says.subject(orderNumber),
    preheader: says.preheader(amount),
    heading: says.heading,
    lead: [says.lead(amount)],
    facts: [
      { label: labels.orderNumber, value: orderNumber },
      { label: labels.refunded, value: amount },
      ...(revocationRef ? [{ label: labels.revocationRef, value: revocationRef }] : []),
    ],
    closing: revocationRef ? [says.revocationRef] : [],
    reason: mailTexts.footer.order,
  }
}

export function paidTwice({ orderNumber, refunded }: EmailContentOf<'paid-twice'>): Content {
  const says = mailTexts.paidTwice
  const amount = formatMoney(refunded)
  return {
    subject: says.subject(orderNumber),
    preheader: says.preheader(amount),
    heading: says.heading,
    lead: [says.lead(amount), says.when],
    facts: [
      { label: labels.orderNumber, value: orderNumber },
      { label: labels.refunded, value: amount },
    ],
    closing: [],
    reason: mailTexts.footer.order,
  }
}
