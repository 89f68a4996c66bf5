import type { CurrentReading } from '@kahani/contracts/shelf'
import type { Story } from '@kahani/contracts/stories'
import type { ReadingPosition } from '../../../lib/reading-position.ts'

/** The book that the family is in the middle of. */
export type Reading = Pick<CurrentReading, 'story' | 'page' | 'pages' | 'pictureUrl'>

const isInTheMiddle = ({ page, pages }: ReadingPosition) => page > 1 && page < pages

/**
 * Of what the server and this device know, what was read last. A device is ahead of the server while it is offline.
 * @param stories those that are listed, which the device knows only by their ids
 */
export function chooseReading(
  current: CurrentReading | null,
  positions: readonly ReadingPosition[],
  stories: readonly Story[],
): Reading | null {
  const newest = positions.find(({ storyId }) => stories.some(({ id }) => id === storyId))
  const known = positions.find(({ storyId }) => storyId === current?.story.id)
  const readAt = current ? Date.parse(current.readAt) : 0
  // Read on, on this device, to the end or back to the beginning.
  const outdated = known !== undefined && known.readAt > readAt && !isInTheMiddle(known)
  const server = outdated ? null : current
  const local = newest && isInTheMiddle(newest) && newest.readAt > readAt ? newest : undefined
  const story = stories.find(({ id }) => id === local?.storyId)
  if (!local || !story) return server
  const pictureUrl = server?.story.id === story.id && server.page === local.page ? server.pictureUrl : null
  return { story, page: local.page, pages: local.pages, pictureUrl }
}
