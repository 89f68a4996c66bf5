import { readerMessages } from '@kahani/messages/en/reader'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MoonPage } from '../../../ui/moon-page.tsx'
import { RestoreStory } from './restore-story.tsx'

const { notFound: messages } = readerMessages

interface StoryNotFoundProps {
  storyId: number
  /** The story is in the bin of this account. */
  inBin: boolean
  /** The story does not exist. */
  missing: boolean
  retrying: boolean
  onRetry: () => void
}

/** Offers a retry unless the story does not exist, and to put it back if it is in the bin. */
export function StoryNotFound({ storyId, inBin, missing, retrying, onRetry }: StoryNotFoundProps) {
  const body = inBin ? storyDeletionMessages.inBin : missing ? messages.body : messages.unreachable
  return (
    <MoonPage scene="lost-pages" title={messages.title} body={body}>
      {inBin && <RestoreStory storyId={storyId} />}
      {!missing && (
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
      <ButtonLink to={paths.myStories()}>{messages.goToMyStories}</ButtonLink>
    </MoonPage>
  )
}
