import { formatMoney } from '@kahani/contracts/money'
import { emailMessages } from '@kahani/messages/en/emails'
import type { EmailContentOf, Fact, TemplateContent, ToUrl } from './content.ts'
import { formatIndianTime } from './format-date.ts'

const { labels, print: messages } = emailMessages

function paymentFacts({ order }: EmailContentOf<'print'>): Fact[] {
  if (!order) return [{ label: labels.price, value: messages.free }]
  return [
    { label: labels.orderNumber, value: order.orderNumber },
    { label: labels.paid, value: formatMoney(order.price) },
    { label: labels.paidAt, value: formatIndianTime(order.paidAt) },
  ]
}

function factsOf(content: EmailContentOf<'print'>): Fact[] {
  const { status, printNumber, courier, trackingNumber } = content
  const facts: Fact[] = [{ label: labels.printNumber, value: messages.number(printNumber) }]
  if (status === 'placed' || status === 'cancelled') facts.push(...paymentFacts(content))
  if (status === 'shipped') {
    if (courier) facts.push({ label: labels.courier, value: courier })
    if (trackingNumber) facts.push({ label: labels.trackingNumber, value: trackingNumber })
  }
  return facts
}

/** One email for each status of a printed copy. */
export function printEmail(content: EmailContentOf<'print'>, toUrl: ToUrl): TemplateContent {
  const { status, printNumber, order, storyId } = content
  const { subject, preheader, heading, lead } = messages[status]
  return {
    subject: subject(printNumber),
    preheader,
    heading,
    lead: [...lead],
    facts: factsOf(content),
    // A copy can be cancelled with its story.
    ...(status !== 'cancelled' && { button: { label: messages.button, url: toUrl(`/story/${storyId}`) } }),
    closing: status === 'cancelled' && order ? [messages.cancelled.refund] : [],
    reason: emailMessages.footer.order,
  }
}
