import type { Illustrations, StoryWithPages } from '@kahani/contracts/stories'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { keepPicture, keepStory } from '../../../lib/offline/kept-stories.ts'
import { keptStoriesQuery } from '../../../lib/offline/use-kept-stories.ts'
import { useSignedInUser } from '../../../lib/session.ts'

/**
 * Keeps the open story on this device: its text, and the pictures that are shown.
 * @returns a handler for the `load` events of the pictures
 */
export function useKeptCopy(story: StoryWithPages, illustrations: Illustrations | undefined) {
  const { id: userId } = useSignedInUser()
  const queryClient = useQueryClient()
  const kept = useRef(Promise.resolve())
  const { current: keeping } = useRef(new Set<string>())
  useEffect(() => {
    kept.current = keepStory(userId, story, illustrations)
      .then(() => queryClient.invalidateQueries({ queryKey: keptStoriesQuery(userId).queryKey }))
      .catch(ignoreError)
  }, [userId, story, illustrations, queryClient])
  return ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    const { pathname, search } = new URL(target.currentSrc || target.src)
    const path = pathname + search
    // Turning a device can load a picture again in a size that is being kept.
    if (!pathname.startsWith('/api/images/') || keeping.has(path)) return
    keeping.add(path)
    void kept.current
      .then(() => keepPicture(userId, story.id, path, true))
      .catch(ignoreError)
      .finally(() => keeping.delete(path))
  }
}

/** Storage is full or blocked, or the connection is lost: the story is open all the same. */
const ignoreError = () => undefined
