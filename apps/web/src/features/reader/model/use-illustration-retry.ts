import { readerMessages } from '@kahani/messages/en/reader'
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { toastError } from '../../../lib/error-toast.ts'
import { illustrationsQuery, retryIllustration } from '../api/illustrations.ts'

const { title, description } = readerMessages.missing.retryFailed

export interface IllustrationRetry {
  isPending: (pageNumber: number) => boolean
  /** Whether the server has accepted the last retry. */
  accepted: boolean
  retry: (pageNumber: number) => void
}

/** Retries failed illustrations of a story. */
export function useIllustrationRetry(storyId: number): IllustrationRetry {
  const queryClient = useQueryClient()
  const { queryKey } = illustrationsQuery(storyId)
  const mutationKey = ['retry-illustration', storyId]

  const { mutate, isSuccess } = useMutation({
    mutationKey,
    mutationFn: (pageNumber: number) => retryIllustration(storyId, pageNumber),
    onSuccess: async illustrations => {
      // A poll in flight would overwrite this newer list.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, illustrations)
    },
    onError: error => {
      toastError(title, error, description)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const pendingPages = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as number,
  })

  return {
    isPending: pageNumber => pendingPages.includes(pageNumber),
    accepted: isSuccess,
    retry(pageNumber): void {
      const predicate = ({ state }: Mutation) => state.variables === pageNumber
      // A double click fires twice before the button is disabled.
      if (queryClient.isMutating({ mutationKey, predicate }) === 0) mutate(pageNumber)
    },
  }
}
