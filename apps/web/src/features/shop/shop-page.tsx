import { zodResolver } from '@hookform/resolvers/zod'
import { type PackageId, packageOf } from '@kahani/contracts/shop'
import { shopMessages as messages } from '@kahani/messages/en/shop'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { loadCheckout } from '../../lib/checkout.ts'
import { closeDialog } from '../../lib/close-dialog.ts'
import { showIssues } from '../../lib/form-issues.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { type Gift, type GiftForm, giftFormSchema } from './api/orders.ts'
import { Balance } from './components/balance.tsx'
import { GiftDialog } from './components/gift-dialog.tsx'
import { PackageTabs } from './components/package-tabs.tsx'
import { PurchaseComplete } from './components/purchase-complete.tsx'
import { PurchaseProgress } from './components/purchase-progress.tsx'
import { UnverifiedNotice } from './components/unverified-notice.tsx'
import { usePurchase } from './model/use-purchase.ts'

const EMPTY_GIFT = { recipientName: '', recipientEmail: '', message: '' }

export default function ShopPage() {
  // A payment may also be settled by the provider's webhook, minutes later.
  const credits = useQuery({ ...storyCreditsQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  const [giftPackageId, setGiftOf] = useState<PackageId | null>(null)
  const giftForm = useForm<GiftForm, unknown, Gift>({
    resolver: zodResolver(giftFormSchema),
    defaultValues: EMPTY_GIFT,
  })
  const { pending, complete, checkAgain, buy, reset } = usePurchase({
    onOrdered: () => closeDialog(() => setGiftOf(null)),
    onRejected: error => giftPackageId !== null && showIssues(giftForm, error),
  })
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // A failed load is retried, and shown, with the next purchase.
    loadCheckout().catch(() => undefined)
  }, [])

  return (
    <div className="page-width grid gap-7 py-8 sm:py-12">
      <PageMeta title={messages.title} description={messages.description} />
      <div className="grid gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            {messages.heading}
          </h1>
          <BrushLine className="mt-2 h-2.5 w-24 text-marigold" />
        </div>
        <p className="text-lg text-ink-soft">{messages.lead}</p>
        <Balance credits={credits.data} failed={credits.isError} onRetry={() => void credits.refetch()} />
      </div>
      {checkAgain && <UnverifiedNotice onCheckAgain={checkAgain} />}
      {complete ? (
        <PurchaseComplete
          purchase={complete}
          onBack={() => {
            if (complete.gift) giftForm.reset()
            flushSync(reset)
            heading.current?.focus()
          }}
        />
      ) : (
        <PackageTabs
          pending={pending}
          credits={credits.data}
          giftPackageId={giftPackageId}
          onBuy={packageId => buy({ packageId })}
          onGift={setGiftOf}
        />
      )}
      <PurchaseProgress step={pending?.step} />
      <GiftDialog
        item={giftPackageId && packageOf(giftPackageId)}
        form={giftForm}
        busy={pending !== null}
        onClose={() => {
          giftForm.clearErrors()
          setGiftOf(null)
        }}
        onSubmit={gift => giftPackageId && buy({ packageId: giftPackageId, gift })}
      />
    </div>
  )
}
