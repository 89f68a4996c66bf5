import { type Illustrations, receivedIllustrationsSchema } from '@kahani/contracts/stories'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { endpoints } from '../../../lib/endpoints.ts'

export const illustrationsKey = (storyId: number) => ['story', storyId, 'illustrations']

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const useVisible = () => useSyncExternalStore(subscribeToVisibility, () => !document.hidden)

/** The list in an event, or null if it has another form. */
function parseEvent({ data, lastEventId }: MessageEvent<string>): Illustrations | null {
  try {
    return withEtag(receivedIllustrationsSchema.parse(JSON.parse(data)), lastEventId)
  } catch {
    return null
  }
}

/**
 * Receives changes of the list while it is processing and the page is visible. Polling goes on: it notices what a broken
 * connection or a buffering proxy holds back.
 */
export function useIllustrationEvents(storyId: number, illustrations: Illustrations | undefined): void {
  const queryClient = useQueryClient()
  const visible = useVisible()
  const latest = useRef(illustrations)
  latest.current = illustrations
  const following = visible && illustrations?.status === 'processing'
  useEffect(() => {
    if (!following || typeof EventSource === 'undefined') return
    const queryKey = illustrationsKey(storyId)
    const source = new EventSource(endpoints.illustrationEvents(storyId, latest.current && etagOf(latest.current)))
    source.onmessage = async event => {
      const received = parseEvent(event)
      if (!received) return
      // A poll in flight would overwrite this newer list.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, received)
    }
    return () => source.close()
  }, [following, storyId, queryClient])
}

const etags = new WeakMap<Illustrations, string>()

/** The ETag with which the server sent a list; undefined if it sent none. */
export const etagOf = (illustrations: Illustrations): string | undefined => etags.get(illustrations)

export function withEtag(illustrations: Illustrations, etag: string | null): Illustrations {
  if (etag) etags.set(illustrations, etag)
  return illustrations
}
