import { createStoryMessages } from '@kahani/messages/en/create-story'
import { type Ref, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { BookPreview } from './book-preview.tsx'

const messages = createStoryMessages.submit
/** Time until the status says that it takes longer than usual. */
const LONG_WAIT_MS = 20_000

interface SubmitSectionProps {
  running: boolean
  buttonRef: Ref<HTMLButtonElement>
}

/** The end of the form: the preview, the submit button and the progress. */
export function SubmitSection({ running, buttonRef }: SubmitSectionProps) {
  const { control, getValues } = useFormContext<StoryForm>()
  return (
    <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:self-start">
      <BookPreview control={control} generating={running} />
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
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid animate-fade gap-0.5">
      <p className="font-semibold wrap-anywhere">{slow ? messages.stillWriting(name) : messages.writing(name)}</p>
      <p className="text-sm text-ink-soft">{messages.next}</p>
    </div>
  )
}
