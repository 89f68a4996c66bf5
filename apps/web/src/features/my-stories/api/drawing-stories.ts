import { type DrawingStory, drawingStoryListSchema } from '@kahani/contracts/shelf'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { STORIES_KEY } from './stories.ts'
import { hasEnded, pollInterval } from './unfinished-stories.ts'

const NONE: readonly DrawingStory[] = []

/** The user's stories whose pictures are being drawn. Polled while there are any. */
const drawingStoriesQuery = () =>
  queryOptions({
    queryKey: [...STORIES_KEY, 'drawing'],
    queryFn: ({ signal }) => getJson(endpoints.drawingStories(), drawingStoryListSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data),
    refetchOnWindowFocus: true,
  })

/** Refetches the list of stories, for its covers, when one of them ends. */
export function useDrawingStories(): { stories: readonly DrawingStory[]; loading: boolean } {
  const { data = NONE, isPending } = useQuery(drawingStoriesQuery())
  const queryClient = useQueryClient()
  const last = useRef(NONE)
  useEffect(() => {
    if (hasEnded(last.current, data)) void queryClient.invalidateQueries({ queryKey: [...STORIES_KEY, 'list'] })
    last.current = data
  }, [data, queryClient])
  return { stories: data, loading: isPending }
}
