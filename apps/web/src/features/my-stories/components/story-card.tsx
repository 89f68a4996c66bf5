import { storyPdfFileName } from '@kahani/contracts/book-file-names'
import { SHELF_COVER_SIZES } from '@kahani/contracts/image-path'
import type { DrawingStory } from '@kahani/contracts/shelf'
import type { Story } from '@kahani/contracts/stories'
import { myStoriesMessages as messages, storyPdfMessages } from '@kahani/messages/en/my-stories'
import { offlineMessages } from '@kahani/messages/en/offline'
import { useMutation } from '@tanstack/react-query'
import { BookOpen, Download, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { downloadBook } from '../../../lib/book-download.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { useKeptStories, useSavedStory } from '../../../lib/offline/use-kept-stories.ts'
import { paths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toast.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { savingText } from '../../../ui/saved-story-control.tsx'
import { cardId } from '../model/card-focus.ts'
import { DrawingProgress } from './drawing-progress.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { BOOK_CLASSES, COVER_CLASSES } from './story-grid.tsx'
import { StoryMenu } from './story-menu.tsx'
import { StoryTexts } from './story-texts.tsx'

interface StoryCardProps {
  story: Story
  /** How far its pictures are, while they are being drawn. */
  drawing: DrawingStory | undefined
}

/** A story as a book on the shelf. */
export function StoryCard({ story, drawing }: StoryCardProps) {
  const { download, downloading } = useStoryPdf(story)
  const online = useOnline()
  const onDevice = useKeptStories().some(({ id }) => id === story.id)
  const offlineCopy = useSavedStory(story.id)
  const reasonId = useId()
  const readable = online || onDevice
  const viewLabel = (
    <>
      <BookOpen className="size-5" aria-hidden="true" />
      {messages.view}
    </>
  )
  return (
    <li id={cardId(story.id)} className={BOOK_CLASSES}>
      <div className={COVER_CLASSES}>
        {/* Duplicates View for pointers, so it is hidden from keyboards and screen readers. */}
        <Link to={paths.story(story.id)} tabIndex={-1} aria-hidden="true">
          <Cover
            url={drawing?.coverUrl ?? story.coverUrl}
            sizes={SHELF_COVER_SIZES}
            className="w-full rounded-[inherit]"
          />
        </Link>
        <FavouriteButton story={story} />
      </div>
      <div className="grid content-start gap-2">
        {drawing && <DrawingProgress title={story.title} drawing={drawing} />}
        <StoryTexts title={story.title} story={story} />
        <div role="status" className="text-sm text-ink-soft empty:hidden">
          {offlineCopy.saved && !offlineCopy.progress && (
            <p className="flex items-center gap-1.5">
              <Smartphone className="size-4.5 shrink-0 text-leaf" aria-hidden="true" />
              {offlineMessages.saved}
            </p>
          )}
          {offlineCopy.progress && <p>{savingText(offlineCopy.progress)}</p>}
        </div>
      </div>
      <div className="grid grid-cols-1 content-end gap-2 lg:grid-cols-2">
        {readable ? (
          <ButtonLink
            to={paths.story(story.id)}
            variant="secondary"
            aria-label={messages.viewOf(story.title)}
            className="min-w-0 max-sm:px-2"
          >
            {viewLabel}
          </ButtonLink>
        ) : (
          <>
            <p id={reasonId} className="text-sm text-ink-soft lg:col-span-full">
              {offlineMessages.notOnDevice}
            </p>
            <Button
              disabled
              variant="secondary"
              aria-label={messages.viewOf(story.title)}
              aria-describedby={reasonId}
              className="min-w-0 max-sm:px-2"
            >
              {viewLabel}
            </Button>
          </>
        )}
        <div className="flex gap-1">
          <Button
            variant="ghost"
            busy={downloading}
            disabled={!online}
            onClick={download}
            aria-label={downloading ? undefined : messages.downloadOf(story.title)}
            className="min-w-0 grow max-sm:px-1 max-sm:text-sm"
          >
            {!downloading && <Download className="size-5 max-sm:hidden" aria-hidden="true" />}
            {downloading ? messages.downloading : messages.download}
          </Button>
          <StoryMenu story={story} offlineCopy={offlineCopy} />
        </div>
      </div>
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
