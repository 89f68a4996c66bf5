import { formatMoney } from '@kahani/contracts/money'
import { mailTexts } from '@kahani/messages/en/mails'
import type { Content, EmailContentOf, Fact, UrlOf } from './content.ts'
import { inIndia } from './format-date.ts'

const { labels, print: says } = mailTexts

function paymentOf({ order }: EmailContentOf<'print'>): Fact[] {
  if (!order) return [{ label: labels.price, value: says.free }]
  return [
    { label: labels.orderNumber, value: order.orderNumber },
    { label: labels.paid, value: formatMoney(order.price) },
    { label: labels.paidAt, value: inIndia(order.paidAt) },
  ]
}

function factsOf(letter: EmailContentOf<'print'>): Fact[] {
  const { status, printNumber, courier, trackingNumber } = letter
  const facts: Fact[] = [{ label: labels.printNumber, value: says.number(printNumber) }]
  if (status === 'placed' || status === 'cancelled') facts.push(...paymentOf(letter))
  if (status === 'shipped') {
    if (courier) facts.push({ label: labels.courier, value: courier })
    if (trackingNumber) facts.push({ label: labels.trackingNumber, value: trackingNumber })
  }
  return facts
}

/** Each step in the life of a printed copy. */
export function print(letter: EmailContentOf<'print'>, urlOf: UrlOf): Content {
  const { status, printNumber, order, storyId } = letter
  const { subject, preheader, heading, lead } = says[status]
  return {
    subject: subject(printNumber),
    preheader,
    heading,
    lead: [...lead],
    facts: factsOf(letter),
    button: { label: says.button, url: urlOf(`/story/${storyId}`) },
    closing: status === 'cancelled' && order ? [says.cancelled.refund] : [],
    reason: mailTexts.footer.order,
  }
}
