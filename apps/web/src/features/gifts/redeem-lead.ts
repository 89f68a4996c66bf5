import type { AvailableGift, RedeemedGift } from '@kahani/contracts/gifts'
import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'

interface Redeeming {
  /** The gift, where it is among those that wait for the user: a link may also come from elsewhere. */
  gift: AvailableGift | undefined
  loading: boolean
  redeemed: RedeemedGift | undefined
}

/** What stands under the heading of the redeem screen. */
export function redeemLead({ gift, loading, redeemed }: Redeeming): string {
  if (redeemed) return messages.redeemed(redeemed.storyCredits)
  if (gift) return messages.found(gift.packageName, gift.senderName)
  return loading ? messages.loading : messages.generic
}
