import { readerMessages } from '@kahani/messages/en/reader'
import { ApiError } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MoonPage } from '../../../ui/moon-page.tsx'

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
    <MoonPage title={messages.title} body={missing ? messages.body : messages.unreachable}>
      {!missing && (
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
      <ButtonLink to={paths.myStories()}>{messages.goToMyStories}</ButtonLink>
    </MoonPage>
  )
}
