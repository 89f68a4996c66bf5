import type { UnfinishedStory } from '@kahani/contracts/stories'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { storyDelayMessages } from '@kahani/messages/en/story-delays'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { CARD_CLASSES, CARD_TEXT_CLASSES } from './story-grid.tsx'

const { unfinished: delayMessages } = storyDelayMessages

/** A story that is being written, laid out like `StoryCard`. */
export function UnfinishedStoryCard({ story }: { story: UnfinishedStory }) {
  const { characterName, finishBy } = story
  return (
    <li className="grid">
      <Card className={CARD_CLASSES}>
        <Cover url={null} className="w-full animate-pulse rounded-drawn-sm motion-reduce:animate-none" />
        <div className={CARD_TEXT_CLASSES}>
          <CardTitle className="mb-1 text-ink wrap-anywhere">{delayMessages.title(characterName)}</CardTitle>
          <p>{messages.createdOn(story.createdAt)}</p>
          <p>{messages.character(characterName, story.characterType)}</p>
          <p>{messages.theme(story.theme)}</p>
        </div>
        <div className="col-span-full grid justify-items-start gap-2 self-end">
          <Badge variant="info">{delayMessages.writing}</Badge>
          <p className="text-sm text-ink-soft">
            {finishBy === null ? delayMessages.soon : delayMessages.delayed(new Date(finishBy))}
          </p>
        </div>
      </Card>
    </li>
  )
}
