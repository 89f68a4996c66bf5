import type { AvailableGift, RedeemedGift } from '@kahani/contracts/gifts'
import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { availableGiftsQuery } from '../../../lib/available-gifts.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { userQuery } from '../../../lib/session.ts'
import { storyCreditsQuery } from '../../../lib/story-credits.ts'
import { toast } from '../../../lib/toast.ts'

/** What is told of a redemption that failed, in the toast and on the page. */
export const redeemFailure = (error: unknown) => errorMessage(error, messages.failed, messages.unexpected)

interface Redemption {
  token: string
  /** What was known of the gift, which is no longer available once it is redeemed. */
  gift: AvailableGift | undefined
}

const mutationKey = ['redeem-gift']

export function useRedeemGift() {
  const queryClient = useQueryClient()
  const { mutate, ...redemption } = useMutation({
    mutationKey,
    mutationFn: ({ token }: Redemption) => postJson<RedeemedGift>(endpoints.redeemGift(), { token }),
    onSuccess: ({ storyCredits }) => toast(messages.toast(storyCredits)),
    onError: error => toast({ title: messages.error, description: redeemFailure(error), variant: 'destructive' }),
    // After a failure too: an answer that was lost on its way may have been a redemption.
    onSettled: () => {
      const changed = [userQuery().queryKey, storyCreditsQuery().queryKey, availableGiftsQuery().queryKey]
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    ...redemption,
    redeem(redemption: Redemption): void {
      // Two quick clicks are both here before the button is drawn anew.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(redemption)
    },
  }
}
