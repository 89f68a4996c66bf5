import { formatMoney } from '@kahani/contracts/money'
import { type PackageId, packageOf } from '@kahani/contracts/shop'
import { mailTexts } from '@kahani/messages/en/mails'
import type { Content, EmailContentOf, Fact, UrlOf } from './content.ts'
import { inIndia } from './format-date.ts'
import { plainName, plainText } from './plain-text.ts'

const { labels, holdings } = mailTexts

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
  const says = mailTexts.receipt
  const bought = packageOf(letter.packageId)
  const contents = contentsOf(letter.packageId)
  return {
    subject: says.subject(bought.name, letter.orderNumber),
    preheader: says.preheader(contents),
    heading: says.heading,
    lead: [says.lead(contents)],
    facts: purchaseFacts(letter),
    button: { label: says.button, url: urlOf('/create-story') },
    closing: bought.printedCopies > 0 ? [says.howToPrint, says.keep] : [says.keep],
    reason: mailTexts.footer.order,
  }
}

export function gift({ packageId, senderName, message, token }: EmailContentOf<'gift'>, urlOf: UrlOf): Content {
  const says = mailTexts.gift
  const sender = plainName(senderName)
  const contents = contentsOf(packageId)
  return {
    subject: says.subject(sender),
    preheader: says.preheader(contents),
    heading: says.heading,
    lead: [says.lead(sender, packageOf(packageId).name, contents), says.what],
    ...(message ? { message: { heading: says.messageFrom(sender), text: plainText(message) } } : {}),
    facts: [],
    button: {
      label: says.button,
      url: urlOf(`/redeem-gift?${new URLSearchParams({ token })}`),
      copyLink: says.copyLink,
    },
    closing: [says.howTo, says.secret],
    reason: mailTexts.footer.gift(sender),
  }
}

export function giftReceipt(letter: EmailContentOf<'gift-receipt'>): Content {
  const says = mailTexts.giftReceipt
  const recipient = plainName(letter.recipientName)
  const [orderNumber, ...others] = purchaseFacts(letter) as [Fact, ...Fact[]]
  return {
    subject: says.subject(letter.orderNumber),
    preheader: says.preheader(packageOf(letter.packageId).name),
    heading: says.heading,
    lead: [says.lead(recipient)],
    facts: [
      orderNumber,
      { label: labels.recipient, value: says.recipient(recipient, letter.recipientEmail) },
      ...others,
    ],
    closing: [says.keep],
    reason: mailTexts.footer.order,
  }
}
