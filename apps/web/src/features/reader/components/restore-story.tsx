import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteResource } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { Button } from '../../../ui/button.tsx'

/** Puts a story that is in the bin back on the shelf, and shows it. */
export function RestoreStory({ storyId }: { storyId: number }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteResource(endpoints.storyInBin(storyId)),
    onError: error => toastError(messages.restoreFailed, error),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['stories'] }),
        queryClient.invalidateQueries({ queryKey: ['story', storyId] }),
      ]),
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {messages.restore}
    </Button>
  )
}
