import type { Illustrations } from '@kahani/contracts/stories'
import { storyProgressMessages } from '@kahani/messages/en/story-progress'
import { COVER_PAGE_NUMBER } from './illustrations.ts'

const { drawing } = storyProgressMessages

const nameOf = (pageNumber: number) => (pageNumber === COVER_PAGE_NUMBER ? drawing.cover : drawing.page(pageNumber))

/** Says which illustration is being rendered: that of the open page, else the one that was begun first. Null if none is. */
export function paintingText(illustrations: Illustrations | undefined, pageNumber: number): string | null {
  if (illustrations?.status !== 'processing') return null
  const { waiting, sheetReady, rendering = [] } = illustrations
  if (waiting) return drawing.waiting
  if (sheetReady === false) return drawing.hero
  const [first] = rendering
  if (first === undefined) return null
  return nameOf(rendering.includes(pageNumber) ? pageNumber : first)
}

/** The same for screen readers, which hear of the open page only. */
export const paintingAnnouncement = (illustrations: Illustrations | undefined, pageNumber: number): string | null =>
  illustrations?.rendering?.includes(pageNumber) ? nameOf(pageNumber) : null
