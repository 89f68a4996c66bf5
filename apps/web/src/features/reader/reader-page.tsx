import { readerMessages as messages } from '@kahani/messages/en/reader'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { illustrationsQuery } from './api/illustrations.ts'
import { storyQuery } from './api/story.ts'
import { Reader } from './components/reader.tsx'
import { ReaderSkeleton } from './components/reader-skeleton.tsx'
import { StoryNotFound } from './components/story-not-found.tsx'

export default function ReaderPage({ storyId }: { storyId: number }) {
  const { data: story, error, refetch, isFetching } = useQuery(storyQuery(storyId))
  usePrefetchQuery(illustrationsQuery(storyId))
  useEffect(() => {
    if (error) toast({ ...messages.errorLoading, variant: 'destructive' })
  }, [error])

  return (
    <>
      <PageMeta title={story?.title ?? messages.pageTitle} unlisted />
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
