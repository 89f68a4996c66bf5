import { readFileSync } from 'node:fs'
import { emailMessages } from '@kahani/messages/en/emails'
import type { EmailImage } from './content.ts'

let gift: EmailImage | undefined

/** The picture of a gift, which is read once. */
export function giftPicture(): EmailImage {
  gift ??= {
    jpeg: readFileSync(new URL('./pictures/gift.jpg', import.meta.url)),
    altText: emailMessages.gift.pictureAlt,
  }
  return gift
}
