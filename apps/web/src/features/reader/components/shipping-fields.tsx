import type { ShippingForm } from '@kahani/contracts/prints'
import { INDIAN_STATES, printDialogMessages as messages, stateName } from '@kahani/messages/en/prints'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input, Select, Textarea } from '../../../ui/input.tsx'

const HALF_WHEN_WIDE = 'max-sm:col-span-full'

export function ShippingFields() {
  const { register, formState } = useFormContext<ShippingForm>()
  const { errors } = formState
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={messages.name} error={errors.name?.message} required className={HALF_WHEN_WIDE}>
        <Input {...register('name')} autoComplete="shipping name" autoCapitalize="words" />
      </Field>
      <Field label={messages.phone} error={errors.phone?.message} required className={HALF_WHEN_WIDE}>
        <Input {...register('phone')} type="tel" inputMode="tel" autoComplete="shipping tel" />
      </Field>
      <Field
        label={messages.address}
        hint={messages.addressHint}
        error={errors.address?.message}
        required
        className="col-span-full"
      >
        <Textarea {...register('address')} rows={2} autoComplete="shipping street-address" />
      </Field>
      <Field label={messages.city} error={errors.city?.message} required>
        <Input {...register('city')} autoComplete="shipping address-level2" autoCapitalize="words" />
      </Field>
      <Field label={messages.pincode} error={errors.pincode?.message} required>
        <Input {...register('pincode')} inputMode="numeric" autoComplete="shipping postal-code" />
      </Field>
      <Field label={messages.state} error={errors.state?.message} required className="col-span-full">
        <Select {...register('state')} autoComplete="shipping address-level1">
          <option value="" disabled hidden>
            {messages.chooseState}
          </option>
          {INDIAN_STATES.map(state => (
            <option key={state} value={state}>
              {stateName(state)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
