import { receivedStorySchema } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { type QueryClient, queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getJson } from '../../lib/api.ts'
import { endpoints } from '../../lib/endpoints.ts'
import { getKeptJson } from '../../lib/offline/kept-json.ts'
import { toast } from '../../lib/toast.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { illustrationsQuery } from './api/illustrations.ts'
import { Reader } from './components/reader.tsx'
import { ReaderSkeleton } from './components/reader-skeleton.tsx'
import { StoryNotFound } from './components/story-not-found.tsx'

/** Loads what the reader shows at once. Never rejects. */
export async function prefetchStory(queryClient: QueryClient, storyId: number): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(storyQuery(storyId)),
    queryClient.prefetchQuery(illustrationsQuery(storyId)),
  ])
}

export default function ReaderPage({ storyId }: { storyId: number }) {
  const { data: story, error, refetch, isFetching } = useQuery(storyQuery(storyId))
  usePrefetchQuery(illustrationsQuery(storyId))
  useEffect(() => {
    if (error) toast({ ...messages.errorLoading, variant: 'destructive' })
  }, [error])

  return (
    <>
      <PageMeta title={story ? isolateRightToLeft(story.title) : messages.pageTitle} />
      {story ? (
        <Reader story={story} />
      ) : error ? (
        <StoryNotFound error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ReaderSkeleton />
      )}
    </>
  )
}

const storyQuery = (id: number) =>
  queryOptions({
    queryKey: ['story', id],
    queryFn: ({ signal }) =>
      getKeptJson(endpoints.story(id), {
        storyId: id,
        schema: receivedStorySchema,
        request: () => getJson(endpoints.story(id), receivedStorySchema, { signal }),
      }),
  })
