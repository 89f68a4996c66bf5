import type { DigitalSource } from '@kahani/contracts/digital-sources'
import { STORY_IN_BIN } from '@kahani/contracts/shelf'
import type { StoryWithPages } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { type QueryClient, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { illustrationsQuery } from './api/illustrations.ts'
import { storyQuery } from './api/story.ts'
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
    // The page itself says that a story is missing.
    if (error && !isMissing(error)) toast({ ...messages.errorLoading, variant: 'destructive' })
  }, [error])

  return (
    <>
      <PageMeta
        title={story ? isolateRightToLeft(story.title) : messages.pageTitle}
        {...(story && structuredDataOf(story))}
      />
      {story ? (
        <Reader story={story} />
      ) : error ? (
        <StoryNotFound
          storyId={storyId}
          inBin={error instanceof ApiError && error.body?.code === STORY_IN_BIN}
          missing={isMissing(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReaderSkeleton />
      )}
    </>
  )
}

/** Whether the story does not exist, or belongs to another account. */
const isMissing = (error: Error) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** How a text was made, in the terms of schema.org. */
const SOURCES: Record<DigitalSource, string> = {
  trainedAlgorithmicMedia: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  algorithmicMedia: 'https://schema.org/AlgorithmicMediaDigitalSource',
}

const structuredDataOf = ({ digitalSources }: StoryWithPages) =>
  digitalSources && {
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ShortStory',
      digitalSourceType: SOURCES[digitalSources.text],
    },
  }
