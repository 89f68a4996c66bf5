import { Skeleton } from '../../../ui/skeleton.tsx'

/** Replaces the cards of a screen while they load. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-48" />
    </div>
  )
}
