import { readerMessages } from '@kahani/messages/en/reader'
import { ApiError } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { SleepingMoon } from '../../../ui/art/sleeping-moon.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'

const { notFound: messages } = readerMessages

interface StoryNotFoundProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

/** Offers a retry unless the story does not exist. */
export function StoryNotFound({ error, retrying, onRetry }: StoryNotFoundProps) {
  const missing = error instanceof ApiError && error.status < 500 && error.status !== 429
  return (
    <div className="page-width grid grow content-center justify-items-center gap-4 py-16 text-center">
      <SleepingMoon className="w-56" />
      <h1 className="text-3xl">{messages.title}</h1>
      <p className="max-w-md text-ink-soft">{missing ? messages.body : messages.unreachable}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {!missing && (
          <Button variant="secondary" busy={retrying} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
        <ButtonLink to={paths.myStories()}>{messages.goToMyStories}</ButtonLink>
      </div>
    </div>
  )
}
