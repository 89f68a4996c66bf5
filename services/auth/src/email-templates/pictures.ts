import { readFileSync } from 'node:fs'
import { emailMessages } from '@kahani/messages/en/emails'
import type { EmailImage } from './content.ts'

const { pictures } = emailMessages

/** Reads a picture when the first email needs it. */
function lazyPicture(name: keyof typeof pictures): () => EmailImage {
  let picture: EmailImage | undefined
  return () => {
    picture ??= {
      jpeg: readFileSync(new URL(`./pictures/${name}.jpg`, import.meta.url)),
      altText: pictures[name],
    }
    return picture
  }
}

export const giftPicture = lazyPicture('gift')
export const nightPicture = lazyPicture('night')
