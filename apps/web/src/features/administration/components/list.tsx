import { adminListMessages as messages } from '@kahani/messages/en/admin-lists'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { toastError } from '../../../lib/error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Table, type TableProps } from '../../../ui/table.tsx'
import { LoadError } from './loaded.tsx'

interface ListProps<T> extends TableProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<unknown>>
  failed: string
  empty: string
}

/** A list with its loading, error and empty states, and a button that loads the next page. */
export function List<T>({ query, failed, empty, ...table }: ListProps<T>) {
  const { rows } = table
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData } = query
  const loadMore = async () => {
    const result = await query.fetchNextPage()
    if (result.isFetchNextPageError) toastError(messages.loadMoreFailed, result.error)
  }
  const failedToLoad = error !== null && !query.isFetchNextPageError
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failedToLoad && (
        <LoadError title={failed} error={error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!data && !failedToLoad && <ListSkeleton />}
      {data && (
        <>
          <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
            {rows.length === 0 ? empty : messages.shown(rows.length, hasNextPage)}
            {isPlaceholderData && <Spinner className="size-4" />}
          </p>
          {rows.length > 0 && (
            <div aria-busy={isPlaceholderData}>
              <Table {...table} />
            </div>
          )}
          {hasNextPage && (
            <Button
              variant="secondary"
              busy={isFetchingNextPage}
              onClick={() => void loadMore()}
              className="justify-self-center"
            >
              {messages.loadMore}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
