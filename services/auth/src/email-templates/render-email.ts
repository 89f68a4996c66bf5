import type { EmailContent } from '@kahani/contracts/emails'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { EmailMessage } from '../mailer/mailer.ts'
import {
  accountDeletedEmail,
  addressChangedEmail,
  addressInUseEmail,
  archiveReadyEmail,
  googleLinkedEmail,
  newAddressEmail,
  newDeviceEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  securityChangedEmail,
  verifyEmailEmail,
  welcomeEmail,
} from './account-emails.ts'
import type { EmailContentOf, TemplateContent, ToUrl } from './content.ts'
import { COVER_CID, PICTURE_CID, renderHtml } from './html-layout.ts'
import { newsletterConfirmEmail, newsletterEmail } from './newsletter-emails.ts'
import { printEmail } from './print-emails.ts'
import { giftEmail, giftReceiptEmail, receiptEmail } from './purchase-emails.ts'
import { paidTwiceEmail, refundEmail } from './refund-emails.ts'
import { sanitizeName } from './sanitize.ts'
import { contactMessageEmail, testEmail } from './staff-emails.ts'
import { storyFailedEmail, storyReadyEmail } from './story-emails.ts'
import { renderText } from './text-layout.ts'

/** @param name of the recipient */
export type RenderEmail = (content: EmailContent, name: string) => Omit<EmailMessage, 'to' | 'messageId'>

const templates: { [K in EmailContent['kind']]: (content: EmailContentOf<K>, toUrl: ToUrl) => TemplateContent } = {
  receipt: receiptEmail,
  gift: giftEmail,
  'gift-receipt': giftReceiptEmail,
  print: printEmail,
  refund: refundEmail,
  'paid-twice': paidTwiceEmail,
  welcome: welcomeEmail,
  'verify-email': verifyEmailEmail,
  'reset-password': resetPasswordEmail,
  'password-changed': passwordChangedEmail,
  'google-linked': googleLinkedEmail,
  'new-device': newDeviceEmail,
  'security-changed': securityChangedEmail,
  'new-address': newAddressEmail,
  'address-in-use': addressInUseEmail,
  'address-changed': addressChangedEmail,
  'archive-ready': archiveReadyEmail,
  'account-deleted': accountDeletedEmail,
  'story-ready': storyReadyEmail,
  'story-failed': storyFailedEmail,
  'newsletter-confirm': newsletterConfirmEmail,
  newsletter: newsletterEmail,
  'contact-message': contactMessageEmail,
  'test-email': testEmail,
}

/** @param publicUrl base of the links in emails */
export function createEmailRenderer(publicUrl: string): RenderEmail {
  const toUrl: ToUrl = path => new URL(path, publicUrl).href
  return (emailContent, name) => {
    const content = templates[emailContent.kind](emailContent as never, toUrl)
    const recipient = sanitizeName(name)
    const { subject, picture, story, unsubscribe, writtenBy } = content
    const pictures = [
      ...(picture ? [{ cid: PICTURE_CID, filename: 'picture.jpg', jpeg: picture.jpeg }] : []),
      ...(story?.cover ? [{ cid: COVER_CID, filename: 'cover.jpg', jpeg: story.cover.jpeg }] : []),
    ]
    return {
      subject: isolateRightToLeft(subject),
      text: renderText(content, recipient),
      html: renderHtml(content, recipient),
      ...(pictures.length > 0 && { pictures }),
      ...(unsubscribe && { listUnsubscribe: unsubscribe.oneClick }),
      ...(writtenBy && { replyTo: writtenBy }),
    }
  }
}
