import { deliveryTime } from '@kahani/contracts/gift-delivery'
import { packageOf } from '@kahani/contracts/shop'
import { shopMessages } from '@kahani/messages/en/shop'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import type { Gift, Purchase } from '../api/orders.ts'

const messages = shopMessages.complete

interface PurchaseCompleteProps {
  purchase: Purchase
  onBack: () => void
}

/** Takes the focus, so that screen readers announce it. */
export function PurchaseComplete({ purchase: { packageId, gift }, onBack }: PurchaseCompleteProps) {
  const { name, stories, printedCopies } = packageOf(packageId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <Card className="grid animate-rise justify-items-center gap-4 py-10 text-center sm:py-14">
      <Sparkles />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {messages.title}
      </h2>
      <div className="grid max-w-prose gap-2 wrap-anywhere">
        <p className="text-lg">
          {gift ? <IsolatedText text={giftText(name, gift)} /> : messages.credited(name, stories, printedCopies)}
        </p>
        {gift && (
          <p className="text-ink-soft">
            {isPlanned(gift)
              ? messages.giftMailedOn(gift.recipientEmail, gift.deliverOn)
              : messages.giftMailed(gift.recipientEmail)}{' '}
            {messages.printCard}
          </p>
        )}
        {!gift && printedCopies > 0 && <p className="text-ink-soft">{messages.howToPrint}</p>}
      </div>
      <div className="mt-3 grid gap-3 max-sm:w-full sm:grid-flow-col">
        <ButtonLink to={paths.createStory()} size="lg">
          {messages.start}
        </ButtonLink>
        {gift && (
          <ButtonLink to={paths.sentGifts()} variant="secondary" size="lg">
            {shopMessages.sentGifts}
          </ButtonLink>
        )}
        <Button variant="secondary" size="lg" onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </Card>
  )
}

/** Whether it is emailed on a later day. */
const isPlanned = (gift: Gift): gift is Gift & { deliverOn: string } =>
  gift.deliverOn !== undefined && deliveryTime(gift.deliverOn) > new Date()

const giftText = (name: string, gift: Gift) =>
  isPlanned(gift) ? messages.giftPlanned(name, gift.recipientName) : messages.gifted(name, gift.recipientName)

function Sparkles() {
  return (
    <div className="flex items-end gap-2 text-marigold" aria-hidden="true">
      <LittleStar className="size-6 animate-twinkle" />
      <LittleStar className="mb-3 size-12" />
      <LittleStar className="size-5 animate-twinkle" />
    </div>
  )
}
