import { formatMoney } from '@kahani/contracts/money'
import { mailTexts } from '@kahani/contracts/texts/mails'
import type { Content, Fact, LetterOf, UrlOf } from './content.ts'

const { labels, print: says } = mailTexts

function factsOf({ status, printNumber, price, courier, trackingNumber }: LetterOf<'print'>): Fact[] {
  const facts: Fact[] = [{ label: labels.printNumber, value: says.number(printNumber) }]
  if (status === 'placed' || status === 'cancelled') {
    facts.push({ label: labels.price, value: price ? formatMoney(price) : says.free })
  }
  if (status === 'shipped') {
    if (courier) facts.push({ label: labels.courier, value: courier })
    if (trackingNumber) facts.push({ label: labels.trackingNumber, value: trackingNumber })
  }
  return facts
}

/** Each step in the life of a printed copy. */
export function print(letter: LetterOf<'print'>, urlOf: UrlOf): Content {
  const { status, printNumber, price, storyId } = letter
  const { subject, preheader, heading, lead } = says[status]
  return {
    subject: subject(printNumber),
    preheader,
    heading,
    lead: [...lead],
    facts: factsOf(letter),
    button: { label: says.button, url: urlOf(`/story/${storyId}`) },
    closing: status === 'cancelled' && price ? [says.cancelled.refund] : [],
    reason: mailTexts.footer.order,
  }
}
