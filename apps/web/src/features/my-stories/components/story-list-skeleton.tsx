import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StoryGrid } from './story-grid.tsx'

export function StoryListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <StoryGrid>
        {['one', 'two', 'three'].map(card => (
          <li key={card}>
            <Card className="grid grid-cols-[6.5rem_1fr] gap-4 md:grid-cols-1">
              <Skeleton className="aspect-square w-full" />
              <div className="grid content-start gap-3">
                <Skeleton className="h-7 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
              <Skeleton className="col-span-full h-11" />
            </Card>
          </li>
        ))}
      </StoryGrid>
    </div>
  )
}
