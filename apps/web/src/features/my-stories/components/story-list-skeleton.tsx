import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { skeletonCount } from '../model/skeleton-count.ts'
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
