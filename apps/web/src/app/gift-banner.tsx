import type { AvailableGift } from '@kahani/contracts/gifts'
import { giftBannerMessages as messages } from '@kahani/messages/en/gifts'
import { Gift, X } from 'lucide-react'
import { useState } from 'react'
import { useAvailableGifts } from '../lib/available-gifts.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MAIN_ID } from './use-route-focus.ts'

const STORAGE_KEY = 'kahani.gift-banner-dismissed'

/** Shows the gifts that the signed-in user can redeem. */
export default function GiftBanner() {
  const {
    gifts: [first, ...others],
    loading,
  } = useAvailableGifts()
  const [dismissed, setDismissed] = useState(isDismissed)
  const dismiss = () => {
    setDismissed(true)
    storeDismissed()
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }

  return (
    <div role="status">
      {!loading && !dismissed && first && (
        <div className="bg-night text-on-night">
          <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[1fr_auto_auto]">
            <p className="flex items-start gap-2.5 text-sm font-semibold sm:items-center sm:text-base">
              <Gift className="mt-0.5 size-5 shrink-0 text-marigold sm:mt-0" aria-hidden="true" />
              {bannerText([first, ...others])}
            </p>
            <ButtonLink
              to={paths.redeemGift(first.token)}
              size="sm"
              className="max-sm:row-start-2 max-sm:ml-7.5 max-sm:min-h-11 max-sm:justify-self-start"
            >
              {messages.redeem}
            </ButtonLink>
            <button
              type="button"
              aria-label={messages.dismiss}
              onClick={dismiss}
              className="-mr-2.5 grid size-11 place-items-center self-start rounded-full hover:bg-on-night/15"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

export function bannerText([first, ...others]: readonly [AvailableGift, ...AvailableGift[]]): string {
  if (others.length > 0) return messages.many(others.length + 1)
  return messages.one(first.senderName, first.storyCredits, Boolean(first.message))
}

function isDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

function storeDismissed(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    // Storage is full or blocked; the banner appears again after a reload.
  }
}
