import type { Story } from '@kahani/contracts/stories'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { put } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { STORIES_KEY } from './stories.ts'
import { updateListed } from './story-caches.ts'

/** Adds a story to the favourites, or removes it. It is shown at once; the requests of quick taps are sent one after the other. */
export function useFavourite({ id, favourite = false }: Story): () => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: `favourite-${id}` },
    mutationFn: (next: boolean) => put(endpoints.favouriteStory(id), { favourite: next }),
    onError: (error, next) => {
      updateListed(queryClient, id, { favourite: !next })
      toastError(myStoriesMessages.favourite.failed, error)
    },
    // What was a favourite stays in the list of favourites until that is opened again, so that a slip of the finger can be undone.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: [...STORIES_KEY, 'list'], type: 'inactive', refetchType: 'none' }),
  })
  return () => {
    updateListed(queryClient, id, { favourite: !favourite })
    mutate(!favourite)
  }
}
