import { GIFT_MESSAGE_LENGTH } from '@kahani/contracts/shop'
import { shopMessages } from '@kahani/messages/en/shop'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import type { Gift, GiftForm } from '../api/orders.ts'

const messages = shopMessages.gift

export function GiftFields({ form }: { form: UseFormReturn<GiftForm, unknown, Gift> }) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
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
    </>
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
