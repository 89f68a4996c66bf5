import { storedValue } from './storage.ts'

/** Where a book was read on this device. */
export interface ReadingPosition {
  storyId: number
  /** The page that was open last, from 1. */
  page: number
  /** Number of pages of the book. */
  pages: number
  /** When that page was opened, in ms since 1970. */
  readAt: number
}

/** Older ones are forgotten. */
const MAX_POSITIONS = 100

const isPosition = (value: Partial<ReadingPosition> | null): value is ReadingPosition =>
  [value?.storyId, value?.page, value?.pages, value?.readAt].every(Number.isSafeInteger)

/** Newest first. */
const positions = storedValue<ReadingPosition[]>('device', 'reading-positions', stored =>
  Array.isArray(stored) ? stored.filter(isPosition) : [],
)

/** Where a book was read last; undefined if it was not opened on this device. */
export const readingPosition = (storyId: number): ReadingPosition | undefined =>
  positions.read().find(position => position.storyId === storyId)

/** Whether the book was read to its last page. */
export const isReadToTheEnd = ({ page, pages }: ReadingPosition): boolean => page >= pages

/** The page at which a book opens again, or 0 for its cover: it was not opened here yet, or was read to its end. */
export function pageToReopen(storyId: number): number {
  const position = readingPosition(storyId)
  return position && !isReadToTheEnd(position) ? position.page : 0
}

/** Remembers that a page was opened. */
export function recordPage(storyId: number, page: number, pages: number): void {
  const others = positions.read().filter(position => position.storyId !== storyId)
  positions.write([{ storyId, page, pages, readAt: Date.now() }, ...others].slice(0, MAX_POSITIONS))
}

/** The books that were read on this device, newest first. */
export const recentlyRead = (): ReadingPosition[] => positions.read()

/** Forgets what the account that was signed in has read. */
export const forgetReadingPositions = (): void => positions.remove()
