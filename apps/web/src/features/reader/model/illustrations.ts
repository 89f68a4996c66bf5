import type { Illustration, Illustrations, MissingIllustration } from '@kahani/contracts/stories'

export const COVER_PAGE_NUMBER = 0

/** The illustration of a page of text, never the cover. */
export const illustrationOf = (
  illustrations: Illustrations | undefined,
  pageNumber: number,
): Illustration | undefined =>
  illustrations?.illustrations.find(({ isCover, pageNumber: number }) => !isCover && number === pageNumber)

/** The permanently failed illustration of a page; undefined if the story was refunded, which is shown once instead. */
export const missingIllustrationOf = (
  illustrations: Illustrations | undefined,
  pageNumber: number,
): MissingIllustration | undefined =>
  illustrations?.refunded ? undefined : illustrations?.missing.find(missing => missing.pageNumber === pageNumber)

/** The path of the cover: the newest one known, or null. */
export const coverUrlOf = (
  illustrations: Illustrations | undefined,
  story: { coverUrl: string | null },
): string | null => illustrations?.illustrations.find(({ isCover }) => isCover)?.imageUrl ?? story.coverUrl

interface IllustrationProgress {
  completed: number
  total: number
}

/** The number of completed illustrations, including the cover; null if none is being generated. */
export function illustrationProgress(illustrations: Illustrations | undefined): IllustrationProgress | null {
  if (illustrations?.status !== 'processing' || illustrations.total === 0) return null
  return { completed: illustrations.illustrations.length, total: illustrations.total }
}
