import { createStoryMessages } from '@kahani/messages/en/create-story'
import { storyDelayMessages as delayMessages } from '@kahani/messages/en/story-delays'
import type { Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Members } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'
import type { PendingStory } from '../model/use-generate-story.ts'
import { Agreement } from './agreement.tsx'
import { BookPreview } from './book-preview.tsx'
import { MakingProgress } from './making-progress.tsx'

const messages = createStoryMessages.submit

/** Where the list of wishes, which is loaded later, says how many there are: on wide screens it may be out of view. */
export const WISH_COUNT_ID = 'wish-count'

interface SubmitSectionProps {
  members: Members
  running: boolean
  /** The story that is being made. */
  pending: PendingStory | undefined
  /** When the submitted story is finished at the latest, if an outage delays it. */
  delayedUntil: Date | null
  buttonRef: Ref<HTMLButtonElement>
}

/** The end of the form: the preview, the submit button and the progress. */
export function SubmitSection({ members, running, pending, delayedUntil, buttonRef }: SubmitSectionProps) {
  const { control, getValues } = useFormContext<StoryForm>()
  return (
    <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:self-start">
      <BookPreview control={control} members={members} generating={running} />
      <Button ref={buttonRef} type="submit" size="lg" busy={running} className="w-full">
        {running ? messages.running : messages.idle}
      </Button>
      <div id={WISH_COUNT_ID} className="text-center text-sm empty:hidden max-lg:hidden" />
      {!running && <Agreement />}
      <div className="text-center">
        <div role="status" aria-atomic="false">
          {pending && <MakingProgress story={pending} name={getValues('characterName').trim() || messages.unnamed} />}
          {delayedUntil && <DelayNotice finishBy={delayedUntil} />}
        </div>
        {!running && !delayedUntil && <p className="text-sm text-ink-soft">{messages.cost}</p>}
      </div>
    </div>
  )
}

/** The server finishes the story by itself, so this is no error. */
function DelayNotice({ finishBy }: { finishBy: Date }) {
  return (
    <Alert variant="info" title={delayMessages.title} className="animate-fade text-left">
      <p>{delayMessages.delayed(finishBy)}</p>
      <p className="mt-2">{delayMessages.explanation}</p>
      <ButtonLink to={paths.myStories()} variant="secondary" size="sm" className="mt-3">
        {delayMessages.myStories}
      </ButtonLink>
    </Alert>
  )
}
