import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSecondFactorRequired } from '../../../lib/api-error.ts'
import { confirmIdentity } from '../../../lib/confirm-identity.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
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
      {error && <LoadError title={failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? children(data) : !error && skeleton}
    </>
  )
}

interface LoadErrorProps {
  title: string
  error: Error
  retrying: boolean
  onRetry: () => void
}

/** Replaces data that could not be loaded. */
export function LoadError({ title, error, retrying, onRetry }: LoadErrorProps) {
  if (isSecondFactorRequired(error)) return <SecondFactorRequired onUsed={onRetry} />
  return (
    <Alert variant="destructive" title={title}>
      <Button variant="secondary" size="sm" busy={retrying} onClick={onRetry} className="mt-2">
        {!retrying && <RotateCw className="size-4" aria-hidden="true" />}
        {adminListMessages.retry}
      </Button>
    </Alert>
  )
}

/** In production, administrators see nothing without a second factor. */
function SecondFactorRequired({ onUsed }: { onUsed: () => void }) {
  const { heading, lead, setUp, use } = secondFactorMessages.required
  const confirm = async () => {
    if (await confirmIdentity('second-factor')) onUsed()
  }
  return (
    <Alert variant="info" title={heading}>
      <p>{lead}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.account()} size="sm">
          {setUp}
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={() => void confirm()}>
          {use}
        </Button>
      </div>
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
