import { indianDay } from '@kahani/contracts/gift-delivery'
import type { SentGift } from '@kahani/contracts/sent-gifts'
import { packageOf } from '@kahani/contracts/shop'
import { sentGiftsMessages as messages } from '@kahani/messages/en/sent-gifts'
import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { toastError } from '../../../lib/error-toast.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { useChangeDelivery, useResendGift } from '../api/sent-gifts.ts'
import { DayForm } from './day-form.tsx'

/** A gift that the account has given, and what can still be done with it. */
export function SentGiftCard({ gift }: { gift: SentGift }) {
  const { packageId, recipientEmail, redeemedAt, token } = gift
  const recipient = gift.recipientName ?? messages.someone
  return (
    <Card className="grid content-start gap-4">
      <div className="grid gap-1 wrap-anywhere">
        <h2 className="text-xl">
          <IsolatedText text={messages.to(recipient)} />
        </h2>
        <p>{packageOf(packageId).name}</p>
        {recipientEmail && <p className="text-sm text-ink-soft">{messages.emailedTo(recipientEmail)}</p>}
        <p className={redeemedAt ? 'font-semibold text-leaf' : 'font-semibold text-peacock'}>{statusOf(gift)}</p>
      </div>
      {token && <Actions gift={gift} token={token} recipient={recipient} />}
    </Card>
  )
}

function statusOf({ cancelledAt, redeemedAt, deliveredAt, deliverAt, paidAt }: SentGift): string {
  const { status } = messages
  if (cancelledAt) return status.cancelled(cancelledAt)
  if (redeemedAt) return status.redeemed(redeemedAt)
  if (deliveredAt) return status.delivered(deliveredAt)
  return status.planned(indianDay(new Date(deliverAt ?? paidAt)))
}

interface ActionsProps {
  gift: SentGift
  token: string
  recipient: string
}

function Actions({ gift, token, recipient }: ActionsProps) {
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2.5 *:grow">
        <ButtonLink to={paths.giftCard(gift.id)} variant="secondary" aria-label={messages.cardFor(recipient)}>
          <Printer className="size-5" aria-hidden="true" />
          {messages.card}
        </ButtonLink>
        <Button variant="secondary" aria-label={messages.copyFor(recipient)} onClick={() => void copyLink(token)}>
          <Copy className="size-5" aria-hidden="true" />
          {messages.copy}
        </Button>
        {gift.deliveredAt && <SendAgain gift={gift} recipient={recipient} />}
      </div>
      {!gift.deliveredAt && <Planned gift={gift} recipient={recipient} />}
    </div>
  )
}

async function copyLink(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(paths.redeemGift(token), window.location.origin).href)
    toast(messages.copied)
  } catch {
    toast({ ...messages.copyFailed, variant: 'destructive' })
  }
}

type PartProps = Omit<ActionsProps, 'token'>

function SendAgain({ gift: { id, recipientEmail }, recipient }: PartProps) {
  const { mutate, isPending } = useResendGift(id)
  if (!recipientEmail) return null
  const send = () =>
    mutate(undefined, {
      onSuccess: () => toast(messages.sent(recipientEmail)),
      onError: error => toastError(messages.sendFailed, error),
    })
  return (
    <Button variant="secondary" busy={isPending} aria-label={messages.sendAgainFor(recipient)} onClick={send}>
      {messages.sendAgain}
    </Button>
  )
}

/** Changes the day of a gift that is not emailed yet, or emails it now. */
function Planned({ gift, recipient }: PartProps) {
  const { mutate, isPending } = useChangeDelivery(gift.id)
  const [editing, setEditing] = useState(false)
  const { recipientEmail, deliverAt, paidAt } = gift
  const change = (deliverOn: string | null) =>
    mutate(
      { deliverOn },
      {
        onSuccess: () => {
          setEditing(false)
          toast(deliverOn === null ? messages.sent(recipientEmail ?? recipient) : messages.saved(deliverOn))
        },
        onError: error => toastError(messages.changeFailed, error),
      },
    )
  if (editing) {
    return (
      <DayForm
        day={indianDay(new Date(deliverAt ?? paidAt))}
        busy={isPending}
        onSave={change}
        onCancel={() => setEditing(false)}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-2.5 *:grow">
      <Button variant="secondary" aria-label={messages.changeDayFor(recipient)} onClick={() => setEditing(true)}>
        {messages.changeDay}
      </Button>
      <ConfirmButton
        variant="secondary"
        busy={isPending}
        aria-label={messages.sendNowFor(recipient)}
        dialog={{
          title: messages.sendNowDialog.title,
          description: messages.sendNowDialog.body(recipientEmail ?? recipient),
          confirm: messages.sendNowDialog.confirm,
          cancel: messages.sendNowDialog.cancel,
        }}
        onConfirm={() => change(null)}
      >
        {messages.sendNow}
      </ConfirmButton>
    </div>
  )
}
