import { formatPaise } from '@kahani/contracts/money'
import { GIFT_MESSAGE_LENGTH, type Package } from '@kahani/contracts/shop'
import { shopMessages } from '@kahani/messages/en/shop'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import type { Gift, GiftForm } from '../api/orders.ts'

const messages = shopMessages.gift

interface GiftDialogProps {
  /** The package to gift; null while the dialog is closed. */
  item: Package | null
  form: UseFormReturn<GiftForm, unknown, Gift>
  /** Whether the order is being created. */
  busy: boolean
  onClose: () => void
  onSubmit: (gift: Gift) => void
}

export function GiftDialog({ item, form, busy, onClose, onSubmit }: GiftDialogProps) {
  const { register, control, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <Dialog
      open={item !== null}
      onOpenChange={() => !busy && onClose()}
      title={messages.title}
      description={messages.lead}
    >
      {item && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-drawn-sm bg-marigold-wash px-4 py-2.5">
          <span className="font-display text-lg font-semibold">{item.name}</span>
          <span>
            <span className="font-display text-lg font-bold">{formatPaise(item.price)}</span>
            <span className="text-sm text-ink-soft">{shopMessages.oneTime}</span>
          </span>
        </p>
      )}
      <form onSubmit={handleSubmit(onSubmit)} noValidate className="grid gap-4">
        <Field label={messages.recipientName} error={errors.recipientName?.message} required>
          <Input {...register('recipientName')} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label={messages.recipientEmail} error={errors.recipientEmail?.message} required>
          <Input type="email" {...register('recipientEmail')} autoComplete="off" autoCapitalize="none" />
        </Field>
        <div>
          <Field label={messages.message} error={errors.message?.message}>
            <Textarea {...register('message')} maxLength={GIFT_MESSAGE_LENGTH} rows={3} />
          </Field>
          <MessageCount control={control} />
        </div>
        <DialogActions>
          <DialogClose>
            <Button variant="secondary" disabled={busy}>
              {messages.cancel}
            </Button>
          </DialogClose>
          <Button type="submit" busy={busy}>
            {busy ? messages.submitting : messages.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** A separate component, so that typing re-renders nothing else. */
function MessageCount({ control }: { control: Control<GiftForm, unknown, Gift> }) {
  const message = useWatch({ control, name: 'message' }) ?? ''
  return (
    <p className="mt-1 text-right text-sm text-ink-soft tabular-nums">
      {messages.messageCount(message.length, GIFT_MESSAGE_LENGTH)}
    </p>
  )
}
