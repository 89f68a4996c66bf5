import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CARD_CLASSES, CARD_TEXT_CLASSES, StoryGrid } from './story-grid.tsx'

/** As many cards as the screen shows, in their final size. */
export function StoryListSkeleton() {
  const [count] = useState(() => skeletonCount(window.innerWidth, window.innerHeight))
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <StoryGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same
          <li key={index} className="grid">
            <Card className={CARD_CLASSES}>
              <Skeleton className="aspect-square w-full" />
              <div className={CARD_TEXT_CLASSES}>
                <Skeleton className="mt-1 mb-2 h-6 w-4/5" />
                <Skeleton className="my-1 h-4 w-3/5" />
                <Skeleton className="my-1 h-4 w-4/5" />
                <Skeleton className="my-1 h-4 w-2/5" />
              </div>
              <div className="col-span-full grid grid-cols-2 gap-3 self-end">
                <Skeleton className="h-11" />
                <Skeleton className="h-11" />
              </div>
            </Card>
          </li>
        ))}
      </StoryGrid>
    </div>
  )
}

/** The heights of a card and of what is above the list, in px. */
const PHONE_CARD = 256
const CARD = 560
const ABOVE = 200

/** How many cards of the grid a screen shows, at least in part. See `StoryGrid` for its columns. */
function skeletonCount(width: number, height: number): number {
  const columns = width < 768 ? 1 : width < 1024 ? 2 : 3
  const rows = Math.ceil((height - ABOVE) / (columns === 1 ? PHONE_CARD : CARD))
  return columns * Math.max(rows, 1)
}
