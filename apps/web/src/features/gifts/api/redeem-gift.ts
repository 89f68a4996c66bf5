import { type AvailableGift, redeemedGiftSchema } from '@kahani/contracts/gifts'
import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { availableGiftsQuery } from '../../../lib/available-gifts.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { userQuery } from '../../../lib/session.ts'
import { storyCreditsQuery } from '../../../lib/story-credits.ts'
import { toast } from '../../../lib/toast.ts'

/** The error text of a failed redemption, for the toast and the page. */
export const redeemErrorMessage = (error: unknown) => errorMessage(error, messages.failed, messages.unexpected)

interface Redemption {
  token: string
  /** The gift as shown before redeeming: afterwards it is no longer among the available gifts. */
  gift: AvailableGift | undefined
}

const mutationKey = ['redeem-gift']

export function useRedeemGift() {
  const queryClient = useQueryClient()
  const { mutate, ...redemption } = useMutation({
    mutationKey,
    mutationFn: ({ token }: Redemption) => postJson(endpoints.redeemGift(), redeemedGiftSchema, { token }),
    onSuccess: ({ storyCredits }) => toast(messages.toast(storyCredits)),
    onError: error => toast({ title: messages.error, description: redeemErrorMessage(error), variant: 'destructive' }),
    // Also after an error: the gift may have been redeemed although the response was lost.
    onSettled: () => {
      const changed = [userQuery().queryKey, storyCreditsQuery().queryKey, availableGiftsQuery().queryKey]
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    ...redemption,
    redeem(redemption: Redemption): void {
      // A double click fires twice before the button is disabled.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(redemption)
    },
  }
}
