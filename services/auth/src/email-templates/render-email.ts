import type { EmailContent } from '@kahani/contracts/emails'
import type { EmailMessage } from '../mailer/mailer.ts'
import {
  accountDeletedEmail,
  archiveReadyEmail,
  googleLinkedEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  verifyEmailEmail,
  welcomeEmail,
} from './account-emails.ts'
import type { EmailContentOf, TemplateContent, ToUrl } from './content.ts'
import { renderHtml } from './html-layout.ts'
import { printEmail } from './print-emails.ts'
import { giftEmail, giftReceiptEmail, receiptEmail } from './purchase-emails.ts'
import { paidTwiceEmail, refundEmail } from './refund-emails.ts'
import { sanitizeName } from './sanitize.ts'
import { storyReadyEmail } from './story-emails.ts'
import { renderText } from './text-layout.ts'

/** @param name of the recipient */
export type RenderEmail = (content: EmailContent, name: string) => Pick<EmailMessage, 'subject' | 'text' | 'html'>

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
  'archive-ready': archiveReadyEmail,
  'account-deleted': accountDeletedEmail,
  'story-ready': storyReadyEmail,
}

/** @param publicUrl base of the links in emails */
export function createEmailRenderer(publicUrl: string): RenderEmail {
  const toUrl: ToUrl = path => new URL(path, publicUrl).href
  return (emailContent, name) => {
    const content = templates[emailContent.kind](emailContent as never, toUrl)
    const recipient = sanitizeName(name)
    return { subject: content.subject, text: renderText(content, recipient), html: renderHtml(content, recipient) }
  }
}
