import { adminListMessages } from '@kahani/messages/en/admin-lists'
import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  failed: string
  /** Replaces the data while it is loading. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What was loaded. An error does not remove it. */
export function Loaded<T>({ query: { data, error, isFetching, refetch }, failed, skeleton, children }: LoadedProps<T>) {
  return (
    <>
      {error && <LoadError title={failed} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? children(data) : !error && skeleton}
    </>
  )
}

/** Replaces data that could not be loaded. */
export function LoadError({ title, retrying, onRetry }: { title: string; retrying: boolean; onRetry: () => void }) {
  return (
    <Alert variant="destructive" title={title}>
      <Button variant="secondary" size="sm" busy={retrying} onClick={onRetry} className="mt-2">
        {!retrying && <RotateCw className="size-4" aria-hidden="true" />}
        {adminListMessages.retry}
      </Button>
    </Alert>
  )
}

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
