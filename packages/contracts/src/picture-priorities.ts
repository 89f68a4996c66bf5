import { COVER } from './illustration.ts'

/** The order in which pictures are rendered (decisions 042 and 051). */

const UNIT_MS = 60_000
/** So long before pages that were queued at the same time a cover is rendered. */
const COVER_LEAD = 5
/** The same for the page that the family reads. Every page away from it has one less. */
const READING_LEAD = COVER_LEAD - 1
const EPOCH = Date.UTC(2026, 10, 1)
/** Of BullMQ. The numbers start again after four years; jobs from before then run after those that follow. */
const MAX_PRIORITY = 2 ** 21 - 1

export interface PictureOrder {
  /** When the pictures were queued, in ms since 1970. */
  queuedAt: number
  /** The page that the family reads; null if it is not known. */
  readingPage: number | null
}

const distanceOf = (pageNumber: number, readingPage: number) => Math.abs(pageNumber - readingPage)

function leadOf(pageNumber: number, readingPage: number | null): number {
  if (pageNumber === COVER) return COVER_LEAD
  return readingPage === null ? 0 : Math.max(0, READING_LEAD - distanceOf(pageNumber, readingPage))
}

/**
 * The priority of a picture's job, in minutes: pictures are rendered in the order of their arrival, but a cover as if it had
 * arrived five minutes earlier, and the page that the family reads and its neighbours as if up to four. So a story that waits
 * behind others soon shows its cover, and the pages of a story don't wait for the covers of all that come later. Of jobs with
 * the same priority the one that got it first runs first.
 */
export const picturePriority = (pageNumber: number, { queuedAt, readingPage }: PictureOrder): number =>
  1 + ((Math.floor((queuedAt - EPOCH) / UNIT_MS) + COVER_LEAD - leadOf(pageNumber, readingPage)) % MAX_PRIORITY)

/** Sorts the pictures of a story: the cover, the page that the family reads, then outwards, the next page before the previous. */
export function inPictureOrder<T extends { pageNumber: number }>(
  pictures: readonly T[],
  readingPage: number | null,
): T[] {
  const rank = ({ pageNumber }: T) => (pageNumber === COVER ? -1 : distanceOf(pageNumber, readingPage ?? COVER))
  return pictures.toSorted((a, b) => rank(a) - rank(b) || b.pageNumber - a.pageNumber)
}
