import { createStoryMessages } from '@kahani/messages/en/create-story'
import { LOCALE } from '@kahani/messages/en/formats'
import { storyDelayMessages as delayMessages } from '@kahani/messages/en/story-delays'
import type { Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Members } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'
import type { PendingStory } from '../model/use-generate-story.ts'
import { AGREEMENT_ID, Agreement } from './agreement.tsx'
import { BookPreview } from './book-preview.tsx'
import { jump } from './jump.ts'
import { MakingProgress } from './making-progress.tsx'

const messages = createStoryMessages.submit

/** Where the list of wishes, which is loaded later, says how many there are: on wide screens it may be out of view. */
export const WISH_COUNT_ID = 'wish-count'

interface SubmitSectionProps {
  members: Members
  /** What the story costs. */
  cost: string
  running: boolean
  /** The story that is being made. */
  pending: PendingStory | undefined
  /** When the submitted story is finished at the latest, if an outage delays it. */
  delayedUntil: Date | null
  buttonRef: Ref<HTMLButtonElement>
}

/**
 * The end of the form: the preview, the submit button and the progress. On wide screens it stays beside the form; on others the
 * button stays at the bottom of the window until its place comes into view.
 */
export function SubmitSection({ members, cost, running, pending, delayedUntil, buttonRef }: SubmitSectionProps) {
  const { control, getValues } = useFormContext<StoryForm>()
  return (
    <div className="contents lg:sticky lg:top-24 lg:grid lg:content-start lg:gap-5 lg:self-start">
      <BookPreview control={control} members={members} generating={running} />
      <div
        data-bottom-bar
        className="flex flex-col-reverse gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:order-1 max-lg:-mx-page max-lg:border-t-2 max-lg:border-line max-lg:bg-paper/95 max-lg:px-page max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:backdrop-blur-sm lg:flex-col"
      >
        <div className="flex items-center gap-3 lg:flex-col-reverse lg:items-stretch lg:text-center">
          {!running && (
            <div className="min-w-0 grow text-sm leading-snug">
              <p className="font-semibold">{cost}</p>
              {LOCALE !== 'en' && <p>{messages.language}</p>}
              <a
                href={`#${AGREEMENT_ID}`}
                onClick={jump}
                className="text-link relative after:absolute after:-inset-x-1 after:-inset-y-3 lg:hidden"
              >
                {messages.agreementLink}
              </a>
            </div>
          )}
          <Button
            ref={buttonRef}
            type="submit"
            size="lg"
            busy={running}
            className={running ? 'w-full' : 'max-lg:shrink-0'}
          >
            {running ? messages.running : messages.idle}
          </Button>
        </div>
        <div role="status" aria-atomic="false" className="text-center empty:hidden">
          {pending && <MakingProgress story={pending} name={getValues('characterName').trim() || messages.unnamed} />}
          {delayedUntil && <DelayNotice finishBy={delayedUntil} />}
        </div>
      </div>
      <div id={WISH_COUNT_ID} className="text-center text-sm empty:hidden max-lg:hidden" />
      {!running && <Agreement />}
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
