import { readerMessages } from '@kahani/messages/en/reader'
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/error-message.ts'
import { toast } from '../../lib/toast.ts'
import { illustrationsQuery, retryPicture } from './api/illustrations.ts'

const { title, description } = readerMessages.missing.retryFailed

export interface PictureRetry {
  isAsking: (pageNumber: number) => boolean
  /** Whether the last picture that was asked for is taken on. */
  asked: boolean
  ask: (pageNumber: number) => void
}

/** Asks for pictures of a story that were given up once more. */
export function usePictureRetry(storyId: number): PictureRetry {
  const queryClient = useQueryClient()
  const { queryKey } = illustrationsQuery(storyId)
  const mutationKey = ['redraw', storyId]

  const { mutate, isSuccess } = useMutation({
    mutationKey,
    mutationFn: (pageNumber: number) => retryPicture(storyId, pageNumber),
    onSuccess: async answer => {
      // A poll that is still under way knows less than this answer.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, answer)
    },
    onError: error => {
      toast({ title, description: errorMessage(error, description), variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const asking = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as number,
  })

  return {
    isAsking: pageNumber => asking.includes(pageNumber),
    asked: isSuccess,
    ask(pageNumber): void {
      const predicate = ({ state }: Mutation) => state.variables === pageNumber
      // Two quick clicks are both here before the button is drawn anew.
      if (queryClient.isMutating({ mutationKey, predicate }) === 0) mutate(pageNumber)
    },
  }
}
