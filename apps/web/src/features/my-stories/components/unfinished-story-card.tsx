import type { UnfinishedStory } from '@kahani/contracts/stories'
import { storyDelayMessages } from '@kahani/messages/en/story-delays'
import { Badge } from '../../../ui/badge.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { BOOK_CLASSES, COVER_CLASSES } from './story-grid.tsx'
import { StoryTexts } from './story-texts.tsx'

const { unfinished: messages } = storyDelayMessages

/** A story that is being written, laid out like `StoryCard`. */
export function UnfinishedStoryCard({ story }: { story: UnfinishedStory }) {
  const { characterName, finishBy } = story
  return (
    <li className={BOOK_CLASSES}>
      <div className={COVER_CLASSES}>
        <Cover url={null} className="w-full animate-pulse rounded-[inherit] motion-reduce:animate-none" />
      </div>
      <StoryTexts title={messages.title(characterName)} story={story} />
      <div className="grid content-end justify-items-start gap-2">
        <Badge variant="info">{messages.writing}</Badge>
        <p className="text-sm text-ink-soft">
          {finishBy === null ? messages.soon : messages.delayed(new Date(finishBy))}
        </p>
      </div>
    </li>
  )
}
