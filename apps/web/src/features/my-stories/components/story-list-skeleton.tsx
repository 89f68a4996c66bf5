import { useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BOOK_CLASSES, BOOK_TEXT_CLASSES, COVER_CLASSES, StoryGrid } from './story-grid.tsx'

/**
 * Of a cover that is shown before the app runs. On a layer of its own, it is painted on whole pixels: never smaller than the one of
 * the app.
 */
const COVER_PICTURE = 'aspect-square w-full rounded-[inherit] bg-paper-deep object-cover will-change-transform'

/** As many books as the screen shows, in their final size. */
export function StoryListSkeleton({ label }: { label: string }) {
  const [count] = useState(skeletonCount)
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <StoryGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the books are all the same
          <li key={index} className={BOOK_CLASSES}>
            <div data-picture={COVER_PICTURE} className={COVER_CLASSES}>
              <Skeleton className="aspect-square w-full" />
            </div>
            <div className={BOOK_TEXT_CLASSES}>
              <Skeleton className="mt-1 mb-2 h-6 w-4/5" />
              <Skeleton className="my-1 h-4 w-3/5" />
              <Skeleton className="my-1 h-4 w-4/5" />
              <Skeleton className="my-1 h-4 w-2/5" />
            </div>
            <div className="grid content-end gap-2 lg:grid-cols-2">
              <Skeleton className="h-11" />
              <Skeleton className="h-11" />
            </div>
          </li>
        ))}
      </StoryGrid>
    </div>
  )
}

/** The heights of a book's texts and actions, and of what is above the list, in px. */
const BELOW_COVER = 200
const ABOVE = 200

/** Of a document that is prerendered for all screens. */
const PRERENDERED = 6

/** How many books of the grid the screen shows, at least in part. See `StoryGrid` for its columns. */
function skeletonCount(): number {
  if (typeof window === 'undefined') return PRERENDERED
  const { innerWidth: width, innerHeight: height } = window
  const columns = width < 300 ? 1 : width < 640 ? 2 : 3
  const rows = Math.ceil((height - ABOVE) / (width / columns + BELOW_COVER))
  return columns * Math.max(rows, 1)
}
