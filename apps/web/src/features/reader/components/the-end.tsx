import type { StoryWithPages } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { MoonStar, RotateCcw, Sparkles } from 'lucide-react'
import type { Ref } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useOnline } from '../../../lib/use-online.ts'
import type { useSavedChildren } from '../../../lib/use-saved-children.ts'
import { AnotherStory } from '../../../ui/another-story.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { OrderPrintButton } from './story-actions.tsx'

const { end: messages, speech, origin } = readerMessages

interface TheEndProps {
  ref: Ref<HTMLElement>
  story: StoryWithPages
  /** The child of the story, if it is saved. */
  child: ReturnType<ReturnType<typeof useSavedChildren>['find']>
  /** Whether the story was read aloud to its end. */
  finished: boolean
  onReadAgain: () => void
  onGoodNight: () => void
}

/** Below the words of the last page. */
export function TheEnd({ ref, story, child, finished, onReadAgain, onGoodNight }: TheEndProps) {
  const online = useOnline()
  return (
    <section
      ref={ref}
      data-end
      aria-label={messages.title}
      className="mx-auto grid w-full max-w-3xl justify-items-center gap-2 px-3 pt-1 pb-3 -scroll-mt-12 scroll-mb-(--bar)"
    >
      <p role="status" className="font-display text-xl font-semibold text-ink-soft wrap-anywhere">
        <IsolatedText text={finished ? speech.theEnd(story.characterName) : messages.title} />
      </p>
      <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:justify-center">
        <Button variant="secondary" className="px-2 text-sm sm:px-4 sm:text-base" onClick={onReadAgain}>
          <RotateCcw className="size-5 max-[24rem]:hidden" aria-hidden="true" />
          {messages.readAgain}
        </Button>
        <Button variant="secondary" className="px-2 text-sm sm:px-4 sm:text-base" onClick={onGoodNight}>
          <MoonStar className="size-5 max-[24rem]:hidden" aria-hidden="true" />
          {messages.goodNight}
        </Button>
        {online &&
          (child ? (
            <AnotherStory child={child} className="px-2 text-sm sm:px-4 sm:text-base" />
          ) : (
            <ButtonLink to={paths.createStory()} className="px-2 text-sm sm:px-4 sm:text-base">
              <Sparkles className="size-5 max-[24rem]:hidden" aria-hidden="true" />
              {messages.anotherStory}
            </ButtonLink>
          ))}
        <OrderPrintButton storyId={story.id} className="px-2 text-sm sm:px-4 sm:text-base max-[24rem]:[&_svg]:hidden" />
      </div>
      {story.digitalSources && <p className="text-sm text-ink-soft">{origin[story.digitalSources.text]}</p>}
    </section>
  )
}
