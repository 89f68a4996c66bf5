import type { EmailContent } from '@kahani/contracts/mails'
import type { OutgoingMail } from '../mailer/mailer.ts'
import type { Content, EmailContentOf, UrlOf } from './content.ts'
import { layOutHtml } from './html-layout.ts'
import { plainName } from './plain-text.ts'
import { print } from './print-emails.ts'
import { gift, giftReceipt, receipt } from './purchase-emails.ts'
import { paidTwice, refund } from './refund-emails.ts'
import { layOutText } from './text-layout.ts'

/** Puts a letter into words for somebody of that name. */
export type RenderEmail = (letter: EmailContent, name: string) => Pick<OutgoingMail, 'subject' | 'text' | 'html'>

const contents: { [K in EmailContent['kind']]: (letter: EmailContentOf<K>, urlOf: UrlOf) => Content } = {
  receipt,
  gift,
  'gift-receipt': giftReceipt,
  print,
  refund,
  'paid-twice': paidTwice,
}

/** @param publicUrl where people open the product, which links lead to */
export function createEmailRenderer(publicUrl: string): RenderEmail {
  const urlOf: UrlOf = path => new URL(path, publicUrl).href
  return (letter, name) => {
    const content = contents[letter.kind](letter as never, urlOf)
    const reader = plainName(name)
    return { subject: content.subject, text: layOutText(content, reader), html: layOutHtml(content, reader) }
  }
}
