import { deliveryDaySchema, indianDay, lastDeliveryDay } from '@kahani/contracts/gift-delivery'
import { sentGiftsMessages as messages } from '@kahani/messages/en/sent-gifts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

interface DayFormProps {
  /** The present day. */
  day: string
  busy: boolean
  onSave: (day: string) => void
  onCancel: () => void
}

/** Asks for another day. Takes the focus from the button that it replaces. */
export function DayForm({ day, busy, onSave, onCancel }: DayFormProps) {
  const [chosen, choose] = useState(day)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { success, data, error } = deliveryDaySchema.safeParse(chosen)
    setProblem(error?.issues[0]?.message)
    if (success) onSave(data)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field label={messages.day} error={problem}>
        <Input
          ref={input}
          type="date"
          value={chosen}
          min={indianDay(new Date())}
          max={lastDeliveryDay(new Date())}
          onChange={event => choose(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          {messages.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {messages.keep}
        </Button>
      </div>
    </form>
  )
}
