import type { AvailableGift } from '@kahani/contracts/gifts'
import { giftBannerMessages as messages } from '@kahani/messages/en/gifts'
import { Gift } from 'lucide-react'
import { useEffect } from 'react'
import { useAvailableGifts } from '../lib/available-gifts.ts'
import { dismissedBanners } from '../lib/dismissed-banners.ts'
import { paths } from '../lib/paths.ts'
import { useDismissed } from '../lib/use-dismissed.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IsolatedText } from '../ui/isolated-text.tsx'
import { Banner } from './banner.tsx'

/** Shows the gifts that the signed-in user can redeem. `onReady` is called when it is known whether there are any. */
export default function GiftBanner({ onReady }: { onReady: () => void }) {
  const {
    gifts: [first, ...others],
    loading,
  } = useAvailableGifts()
  const [dismissed, dismiss] = useDismissed(dismissedBanners.gifts)
  const ready = dismissed || !loading
  useEffect(() => {
    if (ready) onReady()
  }, [ready, onReady])
  return (
    <div role="status">
      {!loading && !dismissed && first && (
        <Banner
          icon={Gift}
          action={
            <ButtonLink to={paths.redeemGift(first.token)} size="sm" className="max-sm:min-h-11">
              {messages.redeem}
            </ButtonLink>
          }
          dismissLabel={messages.dismiss}
          onDismiss={dismiss}
        >
          <IsolatedText text={bannerText([first, ...others])} />
        </Banner>
      )}
    </div>
  )
}

export function bannerText([first, ...others]: readonly [AvailableGift, ...AvailableGift[]]): string {
  if (others.length > 0) return messages.many(others.length + 1)
  return messages.one(first.senderName, first.storyCredits, Boolean(first.message))
}
