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
  useEffect(() => {
    kept.current = keepStory(userId, story, illustrations)
      .then(() => queryClient.invalidateQueries({ queryKey: keptStoriesQuery(userId).queryKey }))
      .catch(ignoreError)
  }, [userId, story, illustrations, queryClient])
  return ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    const { pathname, search } = new URL(target.currentSrc || target.src)
    if (!pathname.startsWith('/api/images/')) return
    void kept.current.then(() => keepPicture(userId, story.id, pathname + search, true)).catch(ignoreError)
  }
}

/** Storage is full or blocked, or the connection is lost: the story is open all the same. */
const ignoreError = () => undefined
