import type { AvailableGift } from '@kahani/contracts/gifts'
import { giftBannerTexts as says } from '@kahani/messages/en/gifts'

/** What the banner says of the gifts that wait. */
export function giftNotice([first, ...others]: readonly [AvailableGift, ...AvailableGift[]]): string {
  if (others.length > 0) return says.many(others.length + 1)
  return says.one(first.senderName, first.storyCredits, Boolean(first.message))
}
