import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { toastError } from '../../../lib/error-toast.ts'
import { Button } from '../../../ui/button.tsx'

export type PagedList = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
>

/** Loads the next page of a list, if there is one. */
export function ShowMore({ list }: { list: PagedList }) {
  const showMore = async () => {
    const result = await list.fetchNextPage()
    if (result.isFetchNextPageError) toastError(messages.showMoreFailed, result.error)
  }
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      busy={list.isFetchingNextPage}
      onClick={() => void showMore()}
      className="justify-self-center"
    >
      {messages.showMore}
    </Button>
  )
}
