import type { PictureBrief, ToldTale } from '@kahani/contracts/illustration'
import type { Book } from '@kahani/contracts/stories-internal'
import { containsName } from '@kahani/storyteller/draft-texts'
import { namesByFigure } from '@kahani/storyteller/names-by-figure'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import type { StoredBrief } from '../database.ts'

interface CastBook {
  brief: StoredBrief
  /** Null for stories of a provider. */
  told: ToldTale | null
  /** Of the pages and the cover. */
  pictures: readonly PictureBrief[]
  /** Of the pages, as the family has them. */
  texts: readonly string[]
}

/** In fewer pictures, a creature is somebody whom the child passes. */
const MIN_PICTURES_OF_GUIDE = 2

/** The creature that is in most pictures of a story whose guide has no name that is known, by its kind: "the turtle". */
function guideByKind(pictures: readonly PictureBrief[]) {
  const kinds = Map.groupBy(pictures, ({ guide }) => guide)
  kinds.delete(null)
  const [most] = [...kinds].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most?.[0] || most[1].length < MIN_PICTURES_OF_GUIDE) return []
  return [{ figure: 'guide' as const, name: `the ${most[0].replaceAll('-', ' ')}` }]
}

/** Who is in the pictures of a book and named in its texts, each figure once. */
export function bookCast({ brief, told, pictures, texts }: CastBook): NonNullable<Book['cast']> {
  const text = texts.join('\n')
  const names = [
    ...namesByFigure(sanitizeBrief(brief), told ?? undefined),
    ...(told === null ? guideByKind(pictures) : []),
  ]
  return names
    .filter(({ figure, name }) => figure === 'child' || containsName(text, name.replace(/^the /, '')))
    .filter(({ figure }, i) => names.findIndex(other => other.figure === figure) === i)
}
