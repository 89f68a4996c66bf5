import { type ChangeGiftDelivery, type SentGift, sentGiftSchema, sentGiftsSchema } from '@kahani/contracts/sent-gifts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getJson, post, putJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** The gifts that the account has given, newest first, with the secrets that redeem them. */
export const sentGiftsQuery = () =>
  queryOptions({
    queryKey: ['sent-gifts'],
    queryFn: ({ signal }) => getJson(endpoints.sentGifts(), sentGiftsSchema, { signal }),
    // It changes when a recipient opens a gift.
    refetchOnMount: 'always',
  })

/** Changes the day of a gift, or emails it now. */
export function useChangeDelivery(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = sentGiftsQuery()
  return useMutation({
    mutationFn: (change: ChangeGiftDelivery) => putJson(endpoints.giftDelivery(id), sentGiftSchema, change),
    onSuccess: changed =>
      queryClient.setQueryData(queryKey, (gifts: SentGift[] = []) =>
        gifts.map(gift => (gift.id === id ? changed : gift)),
      ),
    // It may have been emailed or opened meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

export const useResendGift = (id: string) => useMutation({ mutationFn: () => post(endpoints.resendGift(id)) })
