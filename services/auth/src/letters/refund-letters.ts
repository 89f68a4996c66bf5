import { formatMoney } from '@kahani/contracts/money'
import { mailTexts } from '@kahani/contracts/texts/mails'
import type { Content, LetterOf } from './content.ts'

const { labels } = mailTexts

export function refund({ orderNumber, refunded, stories, printedCopies }: LetterOf<'refund'>): Content {
  const says = mailTexts.refund
  const amount = formatMoney(refunded)
  const takenBack = mailTexts.holdings(stories, printedCopies)
  return {
    subject: says.subject(orderNumber),
    preheader: says.preheader(amount),
    heading: says.heading,
    lead: [says.lead(amount)],
    facts: [
      { label: labels.orderNumber, value: orderNumber },
      { label: labels.refunded, value: amount },
      ...(takenBack ? [{ label: labels.takenBack, value: takenBack }] : []),
    ],
    closing: takenBack ? [says.takenBack] : [],
    reason: mailTexts.footer.order,
  }
}

export function paidTwice({ orderNumber, refunded }: LetterOf<'paid-twice'>): Content {
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
