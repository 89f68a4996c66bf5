import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteResource } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { toast } from '../../../lib/toast.ts'
import { storiesQuery } from './stories.ts'

/** Deletes a story for good. */
export function useDeleteStory({ id, title }: Story) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(endpoints.story(id)),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ['story', id] })
      toast({ title: messages.done, description: title })
    },
    onError: error => toast({ title: messages.failed, description: errorMessage(error), variant: 'destructive' }),
    // Also after an error: the story may have been deleted meanwhile. The story is pending until the list is refetched.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storiesQuery().queryKey }),
  })
}
