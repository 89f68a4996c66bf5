import { formatPaise } from '@kahani/contracts/money'
import { PACKAGES, type Package, type PackageId } from '@kahani/contracts/shop'
import { shopMessages as messages, packageFeatureMessages } from '@kahani/messages/en/shop'
import { Check, Gift } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import type { CardState } from '../model/purchase.ts'
import { PackageBooks } from './package-books.tsx'

const POPULAR: PackageId[] = ['single_digital', 'digital']
const BUY_LABELS: Record<PackageId, string> = {
  single_digital: messages.buy,
  single_printed: messages.orderPrintedStory,
  digital: messages.buy,
  printed: messages.orderPrintedSet,
}

interface PackageCardProps {
  item: Package
  state: CardState
  /** Whether the gift dialog is open for this package. */
  gifting: boolean
  onBuy: () => void
  onGift: () => void
}

export function PackageCard({ item, state, gifting, onBuy, onGift }: PackageCardProps) {
  const titleId = useId()
  const lastButton = useRestoreFocus(gifting || state === 'pending')
  const disabled = state !== 'available'
  const saving = storyPrices(item)
  const label = {
    available: BUY_LABELS[item.id],
    disabled: messages.paymentPending,
    pending: messages.paymentPending,
    current: messages.currentPlan,
  }
  return (
    <Card className="grid grid-rows-[auto_auto_auto_1fr_auto] gap-4">
      <PackageBooks item={item} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id={titleId}>{item.name}</CardTitle>
        {POPULAR.includes(item.id) && <Badge>{messages.popular}</Badge>}
      </div>
      <div>
        <p>
          <span className="font-display text-4xl font-bold">{formatPaise(item.price)}</span>
          <span className="text-ink-soft">{messages.oneTime}</span>
        </p>
        {saving && <p className="font-semibold text-leaf">{messages.perStory(saving)}</p>}
        <p className="text-sm text-ink-soft">{messages.taxes}</p>
      </div>
      <ul className="grid content-start gap-2">
        {packageFeatureMessages[item.id].map(feature => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-1 size-4.5 shrink-0 text-leaf" strokeWidth={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-2.5">
        <Button
          aria-describedby={titleId}
          disabled={disabled}
          busy={state === 'pending'}
          onClick={event => {
            lastButton.current = event.currentTarget
            onBuy()
          }}
        >
          {label[state]}
        </Button>
        <Button
          variant="secondary"
          aria-describedby={titleId}
          disabled={disabled}
          onClick={event => {
            lastButton.current = event.currentTarget
            onGift()
          }}
        >
          <Gift className="size-5" aria-hidden="true" />
          {messages.giftThis}
        </Button>
      </div>
    </Card>
  )
}

/** The price of a story in a bundle and on its own, formatted; null for a single story. */
function storyPrices({ price, stories, printedCopies }: Package) {
  const single = PACKAGES.find(other => other.stories === 1 && other.printedCopies > 0 === printedCopies > 0)
  if (stories === 1 || !single) return null
  return { each: formatPaise(price / stories), single: formatPaise(single.price), printed: printedCopies > 0 }
}

/** Returns the focus to the last used button when its dialog or purchase ends, unless another element has it. */
function useRestoreFocus(active: boolean) {
  const lastButton = useRef<HTMLButtonElement | null>(null)
  const wasActive = useRef(active)
  useEffect(() => {
    const ended = wasActive.current && !active
    wasActive.current = active
    if (!ended) return
    // A dialog releases the focus in a later task.
    setTimeout(() => {
      if (document.activeElement === document.body) lastButton.current?.focus()
    })
  }, [active])
  return lastButton
}
