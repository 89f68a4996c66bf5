/** The heights of a card and of what is above the list, in px. */
const PHONE_CARD = 256
const CARD = 560
const ABOVE = 200

/** How many cards of the grid a screen shows, at least in part. See `StoryGrid` for its columns. */
export function skeletonCount(width: number, height: number): number {
  const columns = width < 768 ? 1 : width < 1024 ? 2 : 3
  const rows = Math.ceil((height - ABOVE) / (columns === 1 ? PHONE_CARD : CARD))
  return columns * Math.max(rows, 1)
}
