import { createStoryMessages } from '@kahani/messages/en/create-story'
import { type Ref, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { StoryForm } from '../story-form.ts'
import { Cover } from './book-preview.tsx'

const messages = createStoryMessages.submit
/** When the note begins to ask for patience, in ms. */
const LONG = 20_000

interface SubmitSectionProps {
  running: boolean
  buttonRef: Ref<HTMLButtonElement>
}

/** The end of the form: the book so far, the button, and what happens once it is pressed. */
export function SubmitSection({ running, buttonRef }: SubmitSectionProps) {
  const { control, getValues } = useFormContext<StoryForm>()
  return (
    <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:self-start">
      <Cover control={control} dreaming={running} />
      <Button ref={buttonRef} type="submit" size="lg" busy={running} className="w-full">
        {running ? messages.running : messages.idle}
      </Button>
      <div className="text-center">
        <div role="status">{running && <Progress name={getValues('characterName').trim() || messages.unnamed} />}</div>
        {!running && <p className="text-sm text-ink-soft">{messages.cost}</p>}
      </div>
    </div>
  )
}

function Progress({ name }: { name: string }) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid animate-fade gap-0.5">
      <p className="font-semibold wrap-anywhere">{long ? messages.stillWriting(name) : messages.writing(name)}</p>
      <p className="text-sm text-ink-soft">{messages.next}</p>
    </div>
  )
}
