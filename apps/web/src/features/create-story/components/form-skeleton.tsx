import { shellMessages } from '@kahani/messages/en/shell'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What the form begins with: an idea, and the first questions. */
export function FormSkeleton() {
  return (
    <div role="status" className="grid max-w-2xl gap-6">
      <span className="sr-only">{shellMessages.loading}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-14" />
      {['w-1/3', 'w-1/4', 'w-1/2'].map(width => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-13" />
        </div>
      ))}
    </div>
  )
}
