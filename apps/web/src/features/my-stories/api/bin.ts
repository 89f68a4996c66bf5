import { nextPagePath } from '@kahani/contracts/paging'
import { BIN_DAYS, binSchema } from '@kahani/contracts/shelf'
import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { deleteResource, getPage, put } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { forgetStory } from '../../../lib/offline/kept-stories.ts'
import { knownUser } from '../../../lib/offline/known-user.ts'
import { keptStoriesQuery } from '../../../lib/offline/use-kept-stories.ts'
import { toast } from '../../../lib/toast.ts'
import { besideCard, focusCard } from '../model/card-focus.ts'
import { hideStory, showStory } from '../model/hidden-stories.ts'
import { STORIES_KEY } from './stories.ts'
import { forgetListed } from './story-caches.ts'

const BIN_KEY = [...STORIES_KEY, 'bin']

/** The stories in the bin, newest first. */
export const binQuery = () =>
  infiniteQueryOptions({
    queryKey: BIN_KEY,
    queryFn: async ({ pageParam, signal }) => {
      const { body, link } = await getPage(pageParam, binSchema, { signal })
      return { stories: body, next: nextPagePath(link) }
    },
    initialPageParam: endpoints.bin(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Removes the copy of a story from this device. */
export async function removeCopy(queryClient: QueryClient, id: number): Promise<void> {
  const user = knownUser.read()
  if (!user) return
  // Storage that is blocked holds no story.
  await forgetStory(user.id, id).catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey: keptStoriesQuery(user.id).queryKey })
}

/** Moves a story to the bin. It disappears at once, and comes back in its place while the toast offers to undo this. */
export function useMoveToBin(): (story: Story) => void {
  const queryClient = useQueryClient()
  return ({ id, title }) => {
    const nextFocus = besideCard(id)
    flushSync(() => hideStory(id))
    // The menu releases the focus in a task before this one.
    setTimeout(() => nextFocus?.focus({ preventScroll: true }))

    let undone = false
    // Also if the page is being left.
    const moved = put(endpoints.storyInBin(id), undefined, { keepalive: true }).then(
      () => removeCopy(queryClient, id).then(() => true),
      error => {
        toastError(messages.moveFailed, error)
        showStory(id)
        return false
      },
    )
    const undo = async () => {
      undone = true
      flushSync(() => showStory(id))
      focusCard(id)
      if (!(await moved)) return
      await deleteResource(endpoints.storyInBin(id)).catch(error => toastError(messages.restoreFailed, error))
      void queryClient.invalidateQueries({ queryKey: STORIES_KEY })
    }
    const settle = async () => {
      if (!(await moved) || undone) return
      forgetListed(queryClient, id)
      showStory(id)
      void queryClient.invalidateQueries({ queryKey: STORIES_KEY })
    }
    toast({
      title: messages.moved,
      description: messages.movedBody(title, BIN_DAYS),
      action: { label: messages.undo, onSelect: () => void undo() },
      onEnd: () => void settle(),
    })
  }
}

/** Moves a story from the bin back to the shelf. */
export function useRestore({ id, title }: Story) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(endpoints.storyInBin(id)),
    onSuccess: () => toast({ title: messages.restored, description: title }),
    onError: error => toastError(messages.restoreFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STORIES_KEY }),
  })
}
