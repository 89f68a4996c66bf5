import { readerMessages } from '@kahani/messages/en/reader'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MoonPage } from '../../../ui/moon-page.tsx'

const { notFound: messages } = readerMessages

interface StoryNotFoundProps {
  /** The story does not exist. */
  missing: boolean
  retrying: boolean
  onRetry: () => void
}

/** Offers a retry unless the story does not exist. */
export function StoryNotFound({ missing, retrying, onRetry }: StoryNotFoundProps) {
  return (
    <MoonPage scene="lost-pages" title={messages.title} body={missing ? messages.body : messages.unreachable}>
      {!missing && (
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
      <ButtonLink to={paths.myStories()}>{messages.goToMyStories}</ButtonLink>
    </MoonPage>
  )
}
