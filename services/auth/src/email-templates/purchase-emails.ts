import { formatMoney } from '@kahani/contracts/money'
import { type PackageId, packageOf } from '@kahani/contracts/shop'
import { emailMessages } from '@kahani/messages/en/emails'
import type { Content, EmailContentOf, Fact, UrlOf } from './content.ts'
import { inIndia } from './format-date.ts'
import { plainName, plainText } from './plain-text.ts'

const { labels, holdings } = emailMessages

const contentsOf = (id: PackageId) => {
  const { stories, printedCopies } = packageOf(id)
  return holdings(stories, printedCopies)
}

const purchaseFacts = ({
  orderNumber,
  packageId,
  price,
  paidAt,
}: EmailContentOf<'receipt' | 'gift-receipt'>): Fact[] => [
  { label: labels.orderNumber, value: orderNumber },
  { label: labels.package, value: packageOf(packageId).name },
  { label: labels.contents, value: contentsOf(packageId) },
  { label: labels.paid, value: formatMoney(price) },
  { label: labels.paidAt, value: inIndia(paidAt) },
]

export function receipt(letter: EmailContentOf<'receipt'>, urlOf: UrlOf): Content {
  const messages = emailMessages.receipt
  const bought = packageOf(letter.packageId)
  const contents = contentsOf(letter.packageId)
  return {
    subject: messages.subject(bought.name, letter.orderNumber),
    preheader: messages.preheader(contents),
    heading: messages.heading,
    lead: [messages.lead(contents)],
    facts: purchaseFacts(letter),
    button: { label: messages.button, url: urlOf('/create-story') },
    closing: bought.printedCopies > 0 ? [messages.howToPrint, messages.keep] : [messages.keep],
    reason: emailMessages.footer.order,
  }
}

export function gift({ packageId, senderName, message, token }: EmailContentOf<'gift'>, urlOf: UrlOf): Content {
  const messages = emailMessages.gift
  const sender = plainName(senderName)
  const contents = contentsOf(packageId)
  return {
    subject: messages.subject(sender),
    preheader: messages.preheader(contents),
    heading: messages.heading,
    lead: [messages.lead(sender, packageOf(packageId).name, contents), messages.what],
    ...(message ? { message: { heading: messages.messageFrom(sender), text: plainText(message) } } : {}),
    facts: [],
    button: {
      label: messages.button,
      url: urlOf(`/redeem-gift?${new URLSearchParams({ token })}`),
      copyLink: messages.copyLink,
    },
    closing: [messages.howTo, messages.secret],
    reason: emailMessages.footer.gift(sender),
  }
}

export function giftReceipt(letter: EmailContentOf<'gift-receipt'>): Content {
  const messages = emailMessages.giftReceipt
  const recipient = plainName(letter.recipientName)
  const [orderNumber, ...others] = purchaseFacts(letter) as [Fact, ...Fact[]]
  return {
    subject: messages.subject(letter.orderNumber),
    preheader: messages.preheader(packageOf(letter.packageId).name),
    heading: messages.heading,
    lead: [messages.lead(recipient)],
    facts: [
      orderNumber,
      { label: labels.recipient, value: messages.recipient(recipient, letter.recipientEmail) },
      ...others,
    ],
    closing: [messages.keep],
    reason: emailMessages.footer.order,
  }
}
