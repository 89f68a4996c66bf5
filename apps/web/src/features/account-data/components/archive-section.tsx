import { accountDataMessages as messages } from '@kahani/messages/en/account-data'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { errorMessage } from '../../../lib/error-message.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { archiveQuery } from '../api/archive.ts'
import { ArchiveState } from './archive-state.tsx'

/** A card of the account page: the archive of everything that the account has. */
export function ArchiveSection() {
  const id = useId()
  return (
    <section aria-labelledby={id} tabIndex={-1} className="grid min-w-0 outline-none">
      <Card className="grid content-start gap-4">
        <div className="grid gap-1">
          <CardTitle id={id}>{messages.heading}</CardTitle>
          <p className="text-sm text-ink-soft">{messages.about}</p>
        </div>
        <Archive />
      </Card>
    </section>
  )
}

function Archive() {
  const { data: status, error, isFetching, refetch } = useQuery(archiveQuery())
  if (status) return <ArchiveState status={status} />
  if (error)
    return (
      <Alert variant="destructive" title={messages.loadFailed}>
        <p>{errorMessage(error)}</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()} className="mt-3">
          {messages.retry}
        </Button>
      </Alert>
    )
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-11 w-52" />
    </div>
  )
}
