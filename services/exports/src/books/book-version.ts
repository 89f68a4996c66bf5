import { createHash } from 'node:crypto'
import type { Book } from '@kahani/contracts/stories-internal'
import type { Edition } from '../editions.ts'

/** Hash of everything that appears in a book: it changes with a text, a picture or the layout. */
export function bookVersion(
  { story, pages, dedication, digitalSources, cast }: Book,
  edition: Pick<Edition, 'name' | 'layoutVersion' | 'variant'>,
): string {
  const content = [
    edition.name,
    edition.layoutVersion,
    ...(edition.variant ? [edition.variant] : []),
    story.title,
    story.characterName,
    story.characterAge,
    story.createdAt,
    dedication,
    digitalSources ?? null,
    cast ?? null,
    pages.map(({ pageNumber, text, altText, pictureKey, pictureName }) => [
      ...[pageNumber, text, altText],
      pictureKey && pictureName,
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
