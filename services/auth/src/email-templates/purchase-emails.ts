import { formatMoney } from '@kahani/contracts/money'
import { type PackageId, packageOf } from '@kahani/contracts/shop'
import { emailMessages } from '@kahani/messages/en/emails'
import { type EmailContentOf, type Fact, type TemplateContent, type ToUrl, withToken } from './content.ts'
import { formatIndianDay, formatIndianTime } from './format-date.ts'
import { giftPicture, nightPicture } from './pictures.ts'
import { sanitizeName, sanitizeText } from './sanitize.ts'

const { labels, holdings } = emailMessages

const describeContents = (id: PackageId) => {
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
  { label: labels.contents, value: describeContents(packageId) },
  { label: labels.paid, value: formatMoney(price) },
  { label: labels.paidAt, value: formatIndianTime(paidAt) },
]

export function receiptEmail(content: EmailContentOf<'receipt'>, toUrl: ToUrl): TemplateContent {
  const messages = emailMessages.receipt
  const purchased = packageOf(content.packageId)
  const contents = describeContents(content.packageId)
  return {
    subject: messages.subject(purchased.name, content.orderNumber),
    preheader: messages.preheader(contents),
    picture: nightPicture(),
    heading: messages.heading,
    lead: [messages.lead(contents)],
    facts: purchaseFacts(content),
    button: { label: messages.button, url: toUrl('/create-story') },
    closing: purchased.printedCopies > 0 ? [messages.howToPrint, messages.keep] : [messages.keep],
    reason: emailMessages.footer.order,
  }
}

type GiftEmail = TemplateContent & Required<Pick<TemplateContent, 'button' | 'picture'>>

export function giftEmail(content: EmailContentOf<'gift'>, toUrl: ToUrl): GiftEmail {
  const { packageId, senderName, message, token } = content
  const messages = emailMessages.gift
  const sender = sanitizeName(senderName)
  const contents = describeContents(packageId)
  return {
    subject: messages.subject(sender),
    preheader: messages.preheader(contents),
    heading: messages.heading,
    picture: giftPicture(),
    lead: [messages.lead(sender, packageOf(packageId).name, contents)],
    ...(message ? { message: { heading: messages.messageFrom(sender), text: sanitizeText(message) } } : {}),
    facts: [],
    button: {
      label: messages.button,
      url: toUrl(withToken('/redeem-gift', token)),
      copyLink: messages.copyLink,
    },
    closing: [messages.what, messages.howTo, messages.secret],
    reason: emailMessages.footer.gift(sender),
  }
}

export function giftReceiptEmail(content: EmailContentOf<'gift-receipt'>, toUrl: ToUrl): TemplateContent {
  const messages = emailMessages.giftReceipt
  const { deliverAt } = content
  const { subject, heading } = deliverAt ? messages.later : messages
  const recipient = sanitizeName(content.recipientName)
  const [orderNumber, ...others] = purchaseFacts(content) as [Fact, ...Fact[]]
  return {
    subject: subject(content.orderNumber),
    preheader: messages.preheader(packageOf(content.packageId).name),
    heading,
    lead: deliverAt
      ? [messages.later.lead(recipient, formatIndianDay(deliverAt)), messages.later.change]
      : [messages.lead(recipient)],
    facts: [
      orderNumber,
      { label: labels.recipient, value: messages.recipient(recipient, content.recipientEmail) },
      ...others,
    ],
    button: { label: messages.button, url: toUrl('/gifts') },
    closing: [messages.keep],
    reason: emailMessages.footer.order,
  }
}
