import type { ShippingForm } from '@kahani/contracts/prints'
import { printDialogMessages, stateName } from '@kahani/messages/en/prints'
import { useEffect, useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { otherStates, type Place } from '../model/pin-code-states.ts'

const messages = printDialogMessages.otherStates

interface StateQuestionProps {
  /** From the address that was submitted. */
  place: Place
  /** Submits the address. */
  onRight: () => void
}

/** Asks whether the state of an address is right, until it or the PIN code is changed. Has the focus when it appears. */
export function StateQuestion({ place, onRight }: StateQuestionProps) {
  const { pincode, state } = place
  const { control, setValue, setFocus } = useFormContext<ShippingForm>()
  const current = useWatch({ control, name: ['pincode', 'state'] })
  const box = useRef<HTMLFieldSetElement>(null)
  const questionId = useId()
  const usual = otherStates(place)
  const [only, ...more] = usual
  const suggestion = more.length === 0 ? only : undefined
  const asked = current[0].trim() === pincode && current[1] === state

  useEffect(() => {
    if (asked && place) box.current?.focus()
  }, [asked, place])

  if (!asked) return null
  const correct = () => {
    if (suggestion) setValue('state', suggestion, { shouldValidate: true })
    setFocus('state')
  }
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-labelledby={questionId}
      className="grid gap-3 rounded-drawn border-2 border-marigold bg-marigold-wash p-4"
    >
      <p id={questionId}>{messages.question(pincode, usual.map(stateName))}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onRight}>
          {messages.right}
        </Button>
        <Button variant="secondary" onClick={correct}>
          {suggestion ? messages.change(stateName(suggestion)) : messages.correct}
        </Button>
      </div>
    </fieldset>
  )
}
