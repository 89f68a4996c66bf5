import type { AvailableGift } from '@kahani/contracts/gifts'
import { giftBannerMessages as messages } from '@kahani/messages/en/gifts'

/** What the banner messages of the gifts that wait. */
export function giftNotice([first, ...others]: readonly [AvailableGift, ...AvailableGift[]]): string {
  if (others.length > 0) return messages.many(others.length + 1)
  return messages.one(first.senderName, first.storyCredits, Boolean(first.message))
}
