import { deliveryTime, indianDay, lastDeliveryDay } from '@kahani/contracts/gift-delivery'
import { shopMessages } from '@kahani/messages/en/shop'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field, FieldSet } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioCard } from '../../../ui/radio-cards.tsx'
import type { Gift, GiftForm } from '../api/orders.ts'

const messages = shopMessages.gift

export type GiftFormApi = UseFormReturn<GiftForm, unknown, Gift>

const DAY_MS = 24 * 60 * 60_000
const tomorrow = () => indianDay(new Date(Date.now() + DAY_MS))

/** When the gift is emailed: as soon as it is paid, or on a day within a year. */
export function DeliveryFields({ form }: { form: GiftFormApi }) {
  const day = useWatch({ control: form.control, name: 'deliverOn' })
  const isLater = day !== undefined
  const choose = (deliverOn: string | undefined) => {
    form.setValue('deliverOn', deliverOn)
    form.clearErrors('deliverOn')
  }
  return (
    <div className="grid gap-3">
      <FieldSet legend={messages.deliverOn}>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <RadioCard
            name="delivery"
            value="now"
            label={messages.atOnce}
            description={messages.atOnceAbout}
            checked={!isLater}
            onChange={() => choose(undefined)}
          />
          <RadioCard
            name="delivery"
            value="later"
            label={messages.later}
            description={messages.laterAbout}
            checked={isLater}
            onChange={() => choose(tomorrow())}
          />
        </div>
      </FieldSet>
      {isLater && (
        <Field label={messages.day} hint={dayHint(day)} error={form.formState.errors.deliverOn?.message} required>
          <Input
            type="date"
            {...form.register('deliverOn')}
            min={indianDay(new Date())}
            max={lastDeliveryDay(new Date())}
          />
        </Field>
      )}
    </div>
  )
}

/** When the email is sent if this day is chosen. */
function dayHint(day: string): string | undefined {
  if (day === '') return undefined
  return deliveryTime(day) <= new Date() ? messages.sentToday : messages.sentOn(day)
}
