import { storyPdfFileName } from '@kahani/contracts/book-file-names'
import type { Story, UnfinishedStory } from '@kahani/contracts/stories'
import { myStoriesMessages as messages, storyPdfMessages } from '@kahani/messages/en/my-stories'
import { offlineMessages } from '@kahani/messages/en/offline'
import { storyDelayMessages } from '@kahani/messages/en/story-delays'
import { useMutation } from '@tanstack/react-query'
import { BookOpen, Download } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { downloadBook } from '../../../lib/book-download.ts'
import { cn } from '../../../lib/class-names.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import type { SavedChild } from '../../../lib/family.ts'
import { useKeptStories } from '../../../lib/offline/use-kept-stories.ts'
import { paths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toast.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { AnotherStory } from '../../../ui/another-story.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { SavedStoryControl } from '../../../ui/saved-story-control.tsx'
import { cardId } from '../model/card-focus.ts'
import { DeleteStoryButton } from './delete-story-button.tsx'
import { CARD_CLASSES, CARD_TEXT_CLASSES } from './story-grid.tsx'

/** In three, two or one column, in the last beside the text. */
const COVER_SIZES = '(min-width: 1024px) 22rem, (min-width: 768px) 45vw, 6.5rem'

/** Beside the cover, it would be broken over many lines. */
const LONG_WORD = /\S{16}/

interface StoryCardProps {
  story: Story
  /** The saved child that the story is about. */
  child: SavedChild | undefined
}

/** A story with its cover, which is beside the text on a phone. */
export function StoryCard({ story, child }: StoryCardProps) {
  const { download, downloading } = useStoryPdf(story)
  const online = useOnline()
  const onDevice = useKeptStories().some(({ id }) => id === story.id)
  const reasonId = useId()
  const readable = online || onDevice
  return (
    <li id={cardId(story.id)} className="grid">
      <Card className={CARD_CLASSES}>
        {/* Duplicates View for pointers, so it is hidden from keyboards and screen readers. */}
        <Link to={paths.story(story.id)} tabIndex={-1} aria-hidden="true">
          <Cover url={story.coverUrl} sizes={COVER_SIZES} className="w-full rounded-drawn-sm" />
        </Link>
        <div className={CARD_TEXT_CLASSES}>
          <CardTitle className={cn('mb-1 pr-10 text-ink', LONG_WORD.test(story.title) && 'text-sm')}>
            <IsolatedText text={story.title} />
          </CardTitle>
          <p>{messages.createdOn(story.createdAt)}</p>
          <p>
            <IsolatedText text={messages.character(story.characterName, story.characterType)} />
          </p>
          <p>
            <IsolatedText text={messages.theme(story.theme)} />
          </p>
        </div>
        <div className="col-span-full grid grid-cols-2 gap-x-3 gap-y-1 self-end">
          {readable ? (
            <ButtonLink to={paths.story(story.id)} aria-label={messages.viewOf(story.title)} className="min-w-0">
              <BookOpen className="size-5" aria-hidden="true" />
              {messages.view}
            </ButtonLink>
          ) : (
            <Button disabled aria-label={messages.viewOf(story.title)} aria-describedby={reasonId} className="min-w-0">
              <BookOpen className="size-5" aria-hidden="true" />
              {messages.view}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={downloading}
            disabled={!online}
            onClick={download}
            aria-label={downloading ? undefined : messages.downloadOf(story.title)}
            className="min-w-0"
          >
            {!downloading && <Download className="size-5" aria-hidden="true" />}
            {downloading ? messages.downloading : messages.download}
          </Button>
          {child && online && (
            <AnotherStory child={child} variant="secondary" className="col-span-full mt-1.5 min-w-0 wrap-anywhere" />
          )}
          {readable ? (
            <SavedStoryControl story={story} className="col-span-full" />
          ) : (
            <p id={reasonId} className="col-span-full py-2 text-center text-sm text-ink-soft">
              {offlineMessages.notOnDevice}
            </p>
          )}
        </div>
        {/* Beside the title, but last in the tab order. */}
        <div className="col-start-2 row-start-1 -mt-2.5 -mr-2.5 justify-self-end md:col-start-1 md:row-start-2">
          <DeleteStoryButton story={story} />
        </div>
      </Card>
    </li>
  )
}

const { unfinished: delayMessages } = storyDelayMessages

/** A story that is being written, laid out like `StoryCard`. */
export function UnfinishedStoryCard({ story }: { story: UnfinishedStory }) {
  const { characterName, finishBy } = story
  return (
    <li className="grid">
      <Card className={CARD_CLASSES}>
        <Cover url={null} className="w-full animate-pulse rounded-drawn-sm motion-reduce:animate-none" />
        <div className={CARD_TEXT_CLASSES}>
          <CardTitle className="mb-1 text-ink">
            <IsolatedText text={delayMessages.title(characterName)} />
          </CardTitle>
          <p>{messages.createdOn(story.createdAt)}</p>
          <p>
            <IsolatedText text={messages.character(characterName, story.characterType)} />
          </p>
          <p>
            <IsolatedText text={messages.theme(story.theme)} />
          </p>
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

/** Downloads a story's PDF and shows the outcome in a toast. Rendering it can take the server a while. */
function useStoryPdf({ id, title }: { id: number; title: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await downloadBook(endpoints.storyPdf(id)), storyPdfFileName(title)),
    onSuccess: () => toast(storyPdfMessages.started),
    onError: error => toastError(storyPdfMessages.failed.title, error, storyPdfMessages.failed.description),
  })
  return { download: () => mutate(), downloading: isPending }
}
