import { createHash } from 'node:crypto'
import type { Book } from '@kahani/contracts/stories-internal'
import type { Rendition } from '../renditions/rendition.ts'

/**
 * Hash of everything a book is made from: the same book has the same version, and a new text, a new picture or a new
 * layout gives it another.
 */
export function bookVersion({ story, pages }: Book, rendition: Pick<Rendition, 'format' | 'layoutVersion'>): string {
  const madeFrom = [
    rendition.format,
    rendition.layoutVersion,
    story.title,
    story.characterName,
    story.characterAge,
    pages.map(({ pageNumber, text, altText, pictureKey }) => [pageNumber, text, altText, pictureKey]),
  ]
  return createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex')
}

/** Where a made book is kept in the blob store. */
export const bookKey = (storyId: number, version: string, extension: string) =>
  `books/${storyId}/${version}.${extension}`
