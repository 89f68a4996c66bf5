import type { StoryCredits } from '@kahani/contracts/credits'
import { type PackageId, packageOf } from '@kahani/contracts/shop'
import { shopMessages as messages } from '@kahani/messages/en/shop'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCheckout } from '../../lib/checkout.ts'
import { closeDialog } from '../../lib/close-dialog.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedInUser } from '../../lib/session.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { toast } from '../../lib/toast.ts'
import { whenSettled } from '../../lib/when-settled.ts'
import { Alert } from '../../ui/alert.tsx'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { GiftDialogHandle, GiftDialogProps } from './components/gift-dialog.tsx'
import { PackageTabs } from './components/package-tabs.tsx'
import { PurchaseComplete } from './components/purchase-complete.tsx'
import type { Step } from './model/purchase.ts'
import { usePurchase } from './model/use-purchase.ts'

const { balance, unverified } = messages

/** The dialog has a form, which few purchases need. */
const loadGiftDialog = () => import('./components/gift-dialog.tsx')

export default function ShopPage() {
  // A payment may also be settled by the provider's webhook, minutes later.
  const credits = useQuery({ ...storyCreditsQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  const [giftPackageId, setGiftOf] = useState<PackageId | null>(null)
  const [GiftDialog, setGiftDialog] = useState<ComponentType<GiftDialogProps> | null>(null)
  const giftDialog = useRef<GiftDialogHandle>(null)
  const { pending, complete, checkAgain, buy, reset } = usePurchase({
    onOrdered: () => closeDialog(() => setGiftOf(null)),
    onRejected: error => giftPackageId !== null && giftDialog.current?.showIssues(error) === true,
  })
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(
    () =>
      whenSettled(() => {
        // A failed load is retried, and shown, with the next purchase.
        loadCheckout().catch(() => undefined)
        loadGiftDialog().catch(() => undefined)
      }),
    [],
  )

  async function openGiftDialog(packageId: PackageId): Promise<void> {
    try {
      const { GiftDialog: Dialog } = await loadGiftDialog()
      setGiftDialog(() => Dialog)
      setGiftOf(packageId)
    } catch {
      toast({ ...messages.gift.openFailed, variant: 'destructive' })
    }
  }

  return (
    // As high as the screen at least: the footer does not move when the notice appears.
    <div className="page-width grid min-h-dvh content-start gap-7 py-8 sm:py-12">
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
            // Its form starts empty.
            if (complete.gift) setGiftDialog(null)
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
          onGift={packageId => void openGiftDialog(packageId)}
        />
      )}
      {credits.data?.cancelled && <CancelledNotice remaining={credits.data.storiesRemaining} />}
      <PurchaseProgress step={pending?.step} />
      {GiftDialog && (
        <GiftDialog
          ref={giftDialog}
          item={giftPackageId && packageOf(giftPackageId)}
          busy={pending !== null}
          onClose={() => setGiftOf(null)}
          onSubmit={gift => giftPackageId && buy({ packageId: giftPackageId, gift })}
        />
      )}
    </div>
  )
}

/** Shown below the packages if the plan is cancelled: nothing moves when it appears. */
function CancelledNotice({ remaining }: { remaining: number }) {
  const { title, body, bodyAtZero } = messages.cancelled
  return <Alert title={title}>{remaining > 0 ? body(remaining) : bodyAtZero}</Alert>
}

/** The current step of a purchase, fixed at the bottom of the window. */
function PurchaseProgress({ step }: { step: Step | undefined }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center p-4">
      {step && (
        <p className="flex animate-rise items-center gap-3 rounded-drawn border-2 border-edge bg-card px-5 py-3 shadow-lift">
          <Spinner className="size-5 shrink-0 text-peacock" />
          {messages.steps[step]}
        </p>
      )}
    </div>
  )
}

/** Remains after the toast, so that nobody pays twice for a delayed purchase. Takes the focus, because it is far above the cards. */
function UnverifiedNotice({ onCheckAgain }: { onCheckAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Alert title={unverified.title}>
        <p>{unverified.body}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" onClick={onCheckAgain}>
            {unverified.checkAgain}
          </Button>
          <ButtonLink to={paths.contact()} variant="secondary" size="sm">
            {unverified.contact}
          </ButtonLink>
        </div>
      </Alert>
    </div>
  )
}

interface BalanceProps {
  credits: StoryCredits | undefined
  failed: boolean
  onRetry: () => void
}

/** The remaining credits and copies. The shop works without it. */
function Balance({ credits, failed, onRetry }: BalanceProps) {
  const { printedCopiesRemaining } = useSignedInUser()
  if (!credits && failed)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {balance.failed}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {balance.retry}
        </Button>
      </p>
    )
  if (!credits)
    return (
      <div role="status">
        <Skeleton className="h-[1lh] w-64" />
        <span className="sr-only">{balance.loading}</span>
      </div>
    )
  return <p className="font-semibold">{balance.left(credits.storiesRemaining, printedCopiesRemaining)}</p>
}
