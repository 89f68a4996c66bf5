import { trackingUrl } from '@kahani/contracts/couriers'
import { formatMoney } from '@kahani/contracts/money'
import { emailMessages } from '@kahani/messages/en/emails'
import { type EmailContentOf, type Fact, type TemplateContent, type ToUrl, toEmailImage } from './content.ts'
import { formatIndianTime } from './format-date.ts'
import { sanitizeName } from './sanitize.ts'

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
  const { status, printNumber, shippingAddress, courier, trackingNumber } = content
  const facts: Fact[] = [{ label: labels.printNumber, value: messages.number(printNumber) }]
  if (status === 'placed' || status === 'cancelled') facts.push(...paymentFacts(content))
  if (status === 'shipped') {
    if (courier) facts.push({ label: labels.courier, value: courier })
    if (trackingNumber) facts.push({ label: labels.trackingNumber, value: trackingNumber })
  }
  if (shippingAddress && status !== 'cancelled') {
    facts.push({ label: labels.shippingAddress, value: sanitizeName(shippingAddress) })
  }
  return facts
}

function buttonOf({ status, storyId, courier, trackingNumber }: EmailContentOf<'print'>, toUrl: ToUrl) {
  const tracking = status === 'shipped' ? trackingUrl(courier, trackingNumber) : null
  return tracking
    ? { label: messages.track, url: tracking }
    : { label: messages.button, url: toUrl(`/story/${storyId}`) }
}

/** One email for each status of a printed copy. */
export function printEmail(content: EmailContentOf<'print'>, toUrl: ToUrl): TemplateContent {
  const { status, printNumber, order, storyId, title, cover } = content
  const { subject, preheader, heading, lead } = messages[status]
  return {
    subject: subject(printNumber),
    preheader,
    heading,
    lead: [...lead],
    story: {
      title: sanitizeName(title ?? ''),
      // A copy can be cancelled with its story.
      url: status === 'cancelled' ? null : toUrl(`/story/${storyId}`),
      cover: cover ? toEmailImage(cover) : null,
    },
    facts: factsOf(content),
    ...(status !== 'cancelled' && { button: buttonOf(content, toUrl) }),
    closing: status === 'cancelled' && order ? [messages.cancelled.refund] : [],
    reason: emailMessages.footer.order,
  }
}
