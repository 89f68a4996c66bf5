import type { DeleteStory, Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { deleteResource } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { delayRequest } from '../../../lib/delayed-request.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { forgetStory } from '../../../lib/offline/kept-stories.ts'
import { knownUser } from '../../../lib/offline/known-user.ts'
import { userQuery } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { besideCard, focusCard } from '../model/card-focus.ts'
import { hideStory, showStory } from '../model/hidden-stories.ts'
import { STORIES_KEY } from './stories.ts'

/**
 * Hides a story, and deletes it for good when the toast that offers to undo this ends.
 * @returns a function of the story and the printed copies to cancel with it
 */
export function useDeleteStory(): (story: Story, cancelCopies: number[]) => void {
  const queryClient = useQueryClient()
  return ({ id, title }, cancelCopies) => {
    const copyCount = cancelCopies.length
    const nextFocus = besideCard(id)
    flushSync(() => hideStory(id))
    // The dialog releases the focus in a task before this one.
    setTimeout(() => nextFocus?.focus({ preventScroll: true }))

    const deletion = delayRequest(() => deleteHidden(queryClient, id, cancelCopies))
    const undo = () => {
      if (!deletion.undo()) return
      flushSync(() => showStory(id))
      focusCard(id)
    }
    toast({
      title: messages.done,
      description: copyCount > 0 ? messages.copies.doneBody(title, copyCount) : messages.doneBody(title),
      action: { label: messages.undo, onSelect: undo },
      onEnd: () => void deletion.send(),
    })
  }
}

async function deleteHidden(queryClient: QueryClient, id: number, cancelCopies: number[]): Promise<void> {
  const user = knownUser.read()
  // At once: the page may be closing. Storage that is blocked holds no story.
  if (user) void forgetStory(user.id, id).catch(() => undefined)
  try {
    const body: DeleteStory = cancelCopies.length > 0 ? { cancelCopies } : undefined
    await deleteResource(endpoints.story(id), body, { keepalive: true })
    forget(queryClient, id)
    // A cancelled free copy is back.
    if (body) void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
  } catch (error) {
    // Deleted on another device.
    if (error instanceof ApiError && error.status === 404) forget(queryClient, id)
    else toastError(messages.failed, error)
  }
  showStory(id)
  void queryClient.invalidateQueries({ queryKey: STORIES_KEY })
}

function forget(queryClient: QueryClient, id: number): void {
  queryClient.removeQueries({ queryKey: ['story', id] })
  queryClient.setQueriesData<InfiniteData<{ stories: Story[] }>>(
    { queryKey: [...STORIES_KEY, 'list'] },
    data =>
      data && {
        ...data,
        pages: data.pages.map(page => ({ ...page, stories: page.stories.filter(story => story.id !== id) })),
      },
  )
}
