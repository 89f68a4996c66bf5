import type { DeleteStory, Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteResource } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { userQuery } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { removeCopy } from './bin.ts'
import { STORIES_KEY } from './stories.ts'

/** Deletes a story for good, and cancels printed copies of it. */
export function useDeleteStory({ id, title }: Story) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (cancelCopies: number[]) => {
      const body: DeleteStory = cancelCopies.length > 0 ? { cancelCopies } : undefined
      await deleteResource(endpoints.story(id), body).catch(error => {
        // Deleted on another device.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
      await removeCopy(queryClient, id)
    },
    onSuccess: (_, { length }) => {
      toast({
        title: messages.done,
        description: length > 0 ? messages.copies.doneBody(title, length) : messages.doneBody(title),
      })
      // A cancelled free copy is back.
      if (length > 0) void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
    },
    onError: error => toastError(messages.failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STORIES_KEY }),
  })
}
