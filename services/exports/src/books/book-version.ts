import { createHash } from 'node:crypto'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BookFormat } from '../formats/formats.ts'

/** Hash of everything that appears in a book: it changes with a text, a picture or the layout. */
export function bookVersion({ story, pages }: Book, format: Pick<BookFormat, 'name' | 'layoutVersion'>): string {
  const content = [
    format.name,
    format.layoutVersion,
    story.title,
    story.characterName,
    story.characterAge,
    pages.map(({ pageNumber, text, altText, pictureKey }) => [pageNumber, text, altText, pictureKey]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
