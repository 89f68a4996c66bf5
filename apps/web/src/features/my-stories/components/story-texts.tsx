import type { Story } from '@kahani/contracts/stories'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { cn } from '../../../lib/class-names.ts'
import { CardTitle } from '../../../ui/card.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { BOOK_TEXT_CLASSES } from './story-grid.tsx'

/** In a narrow column, it would be broken over many lines. */
const LONG_WORD = /\S{12}/

interface StoryTextsProps {
  title: string
  story: Pick<Story, 'createdAt' | 'characterName' | 'characterType' | 'theme'>
}

/** The title of a story, and what it is about. */
export function StoryTexts({ title, story }: StoryTextsProps) {
  return (
    <div className={BOOK_TEXT_CLASSES}>
      <CardTitle
        className={cn('mb-1 text-lg leading-snug text-ink sm:text-xl', LONG_WORD.test(title) && 'max-sm:text-base')}
      >
        <IsolatedText text={title} />
      </CardTitle>
      <p>{messages.createdOn(story.createdAt)}</p>
      <p>
        <IsolatedText text={messages.character(story.characterName, story.characterType)} />
      </p>
      <p>
        <IsolatedText text={messages.theme(story.theme)} />
      </p>
    </div>
  )
}
