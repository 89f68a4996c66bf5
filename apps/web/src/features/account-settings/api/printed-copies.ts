import { nextPagePath } from '@kahani/contracts/paging'
import { accountPrintedCopiesSchema } from '@kahani/contracts/prints'
import { accountPrintedCopiesMessages as messages } from '@kahani/messages/en/account-printed-copies'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getPage, post } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { userQuery } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'

/** The printed copies of the account, newest first, page by page. */
export const printedCopiesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['printed-copies'],
    queryFn: ({ pageParam, signal }) => getPage(pageParam, accountPrintedCopiesSchema, { signal }),
    initialPageParam: endpoints.accountPrintedCopies(),
    getNextPageParam: ({ link }) => nextPagePath(link),
    staleTime: 0,
  })

export function useCancelPrintedCopy(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => post(endpoints.cancelPrintedCopy(id)),
    onSuccess: () => toast(messages.cancelled),
    onError: error => toastError(messages.cancelFailed, error),
    // Also after an error: it may be printed by now. A free copy returns to the account.
    onSettled: () =>
      Promise.all(
        [printedCopiesQuery().queryKey, userQuery().queryKey].map(queryKey =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
