import type { Illustration, Illustrations, MissingIllustration } from '@kahani/contracts/stories'

/** The page number of the cover. */
export const COVER = 0

/** The picture of a page of text; the cover is none. */
export const pagePicture = (known: Illustrations | undefined, pageNumber: number): Illustration | undefined =>
  known?.illustrations.find(picture => !picture.isCover && picture.pageNumber === pageNumber)

/** What is known of a picture that was given up. Of a story whose credit came back nothing is told page by page. */
export const missingPicture = (
  known: Illustrations | undefined,
  pageNumber: number,
): MissingIllustration | undefined =>
  known?.refunded ? undefined : known?.missing.find(missing => missing.pageNumber === pageNumber)

/** Path of the cover's picture: as drawn a moment ago, else as the story knew it; null while there is none. */
export const coverUrlOf = (known: Illustrations | undefined, story: { coverUrl: string | null }): string | null =>
  known?.illustrations.find(picture => picture.isCover)?.imageUrl ?? story.coverUrl

export interface Progress {
  drawn: number
  total: number
}

/** How far the drawing is, the cover included; null once nothing more is on its way. */
export function illustrationProgress(known: Illustrations | undefined): Progress | null {
  if (known?.status !== 'processing' || known.total === 0) return null
  return { drawn: known.illustrations.length, total: known.total }
}
