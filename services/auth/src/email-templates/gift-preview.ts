import type { GiftPreview, giftPreviewRequestSchema } from '@kahani/contracts/gift-preview'
import { emailMessages } from '@kahani/messages/en/emails'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import type { z } from 'zod'
import { giftEmail } from './purchase-emails.ts'
import { sanitizeName } from './sanitize.ts'

/** The email of a gift that is not paid yet, without the link to redeem it. */
export function previewGift(
  { packageId, message, recipientName, senderName }: z.output<typeof giftPreviewRequestSchema>,
  accountName: string,
): GiftPreview {
  const content = { packageId, senderName: senderName || accountName, message: message || null, token: '' }
  const email = giftEmail({ kind: 'gift', ...content }, path => path)
  return {
    subject: email.subject,
    tagline: emailMessages.tagline,
    picture: { jpeg: email.picture.jpeg.toString('base64'), altText: email.picture.altText },
    heading: email.heading,
    greeting: emailMessages.greeting(sanitizeName(recipientName)),
    lead: email.lead,
    message: email.message,
    button: email.button.label,
    closing: email.closing,
    signature: [emailMessages.goodbye, emailMessages.signature],
    footer: [emailMessages.footer.help(SUPPORT_EMAIL, SUPPORT_PHONE), email.reason, SUPPORT_ADDRESS],
  }
}
