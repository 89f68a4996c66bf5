import { formatMoney } from '@kahani/contracts/money'
import { emailMessages } from '@kahani/messages/en/emails'
import type { Content, EmailContentOf, Fact, UrlOf } from './content.ts'
import { inIndia } from './format-date.ts'

const { labels, print: messages } = emailMessages

function paymentOf({ order }: EmailContentOf<'print'>): Fact[] {
  if (!order) return [{ label: labels.price, value: messages.free }]
  return [
    { label: labels.orderNumber, value: order.orderNumber },
    { label: labels.paid, value: formatMoney(order.price) },
    { label: labels.paidAt, value: inIndia(order.paidAt) },
  ]
}

function factsOf(letter: EmailContentOf<'print'>): Fact[] {
  const { status, printNumber, courier, trackingNumber } = letter
  const facts: Fact[] = [{ label: labels.printNumber, value: messages.number(printNumber) }]
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
  const { subject, preheader, heading, lead } = messages[status]
  return {
    subject: subject(printNumber),
    preheader,
    heading,
    lead: [...lead],
    facts: factsOf(letter),
    button: { label: messages.button, url: urlOf(`/story/${storyId}`) },
    closing: status === 'cancelled' && order ? [messages.cancelled.refund] : [],
    reason: emailMessages.footer.order,
  }
}
