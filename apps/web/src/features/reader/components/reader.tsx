import type { StoryWithPages } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { cn } from '../../../lib/class-names.ts'
import { useTheme } from '../../../lib/use-theme.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useIllustrations } from '../api/illustrations.ts'
import { coverUrlOf, pagePicture } from '../pictures.ts'
import { useBrowserBar } from '../use-browser-bar.ts'
import { usePageNavigation } from '../use-page-navigation.ts'
import { usePictureRetry } from '../use-picture-retry.ts'
import { usePreload } from '../use-preload.ts'
import { useReadAloud } from '../use-read-aloud.ts'
import { useReadingPreferences } from '../use-reading-preferences.ts'
import { useScreenAwake } from '../use-screen-awake.ts'
import { useScrollIntoView } from '../use-scroll-into-view.ts'
import { useSwipe } from '../use-swipe.ts'
import { COLUMNS, HEAD, PAGE } from './layout.ts'
import { MissingCover } from './missing-cover.tsx'
import { PageText } from './page-text.tsx'
import { Pagination } from './pagination.tsx'
import { Picture } from './picture.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { StoryActions } from './story-actions.tsx'
import { StoryTitle } from './story-title.tsx'

/** An open book. Its words can be read at once; its pictures come as they are drawn. */
export function Reader({ story }: { story: StoryWithPages }) {
  const count = Math.max(story.pages.length, 1)
  const { page, turn } = usePageNavigation(count)
  const { pageNumber, content } = story.pages[page - 1] ?? { pageNumber: page, content: '' }
  const { known, awaited } = useIllustrations(story.id)
  const redraw = usePictureRetry(story.id)
  const { bedtime, textSize, prefer } = useReadingPreferences()
  const { reading, toggle } = useReadAloud(page, content)
  const swipe = useSwipe(turn)

  useTheme(bedtime ? 'bedtime' : null)
  useBrowserBar(bedtime)
  useScreenAwake(`${page} ${reading}`)
  usePreload(pagePicture(known, pageNumber + 1))
  const book = useScrollIntoView<HTMLDivElement>(page)

  return (
    <div className={PAGE}>
      <div className={HEAD}>
        <StoryTitle title={story.title} cover={coverUrlOf(known, story)} dimmed={bedtime}>
          <MissingCover known={known} redraw={redraw} />
        </StoryTitle>
        <ReadingTools
          reading={reading}
          onReadAloud={toggle}
          bedtime={bedtime}
          onBedtime={() => prefer({ bedtime: !bedtime })}
          textSize={textSize}
          onTextSize={size => prefer({ textSize: size })}
        />
      </div>
      {known?.refunded && (
        <Alert variant="info" title={messages.refunded.title}>
          {messages.refunded.body}
        </Alert>
      )}
      <div ref={book} className={cn(COLUMNS, '-scroll-mt-4 touch-pan-y touch-pinch-zoom')} {...swipe}>
        <Picture
          known={known}
          awaited={awaited}
          redraw={redraw}
          pageNumber={pageNumber}
          page={page}
          pages={count}
          dimmed={bedtime}
        />
        <PageText page={page} text={content} size={textSize} age={story.characterAge} />
      </div>
      <Pagination page={page} pages={count} onTurn={turn} />
      <StoryActions story={story} />
      <p role="status" className="sr-only">
        {redraw.asked && known?.status === 'processing' && messages.missing.retrying}
      </p>
    </div>
  )
}
