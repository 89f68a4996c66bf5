import { imagePath } from '@kahani/contracts/image-path'
import type { Illustration, StoryWithPages } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { useEffect } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { useTheme } from '../../../lib/use-theme.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useIllustrations } from '../api/illustrations.ts'
import { coverUrlOf, illustrationOf } from '../model/illustrations.ts'
import { useReadingPreferences } from '../model/reading-preferences.ts'
import { useIllustrationRetry } from '../model/use-illustration-retry.ts'
import { usePageNavigation } from '../model/use-page-navigation.ts'
import { useReadAloud } from '../model/use-read-aloud.ts'
import { useScreenWakeLock } from '../model/use-screen-wake-lock.ts'
import { useScrollIntoView } from '../model/use-scroll-into-view.ts'
import { useSwipe } from '../model/use-swipe.ts'
import { COLUMNS, HEAD, PAGE } from './layout.ts'
import { MissingCover } from './missing-cover.tsx'
import { PageIllustration } from './page-illustration.tsx'
import { PageText } from './page-text.tsx'
import { Pagination } from './pagination.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { StoryActions } from './story-actions.tsx'
import { StoryTitle } from './story-title.tsx'

/** The open story. Its text is readable at once; illustrations appear as they are completed. */
export function Reader({ story }: { story: StoryWithPages }) {
  const pages = Math.max(story.pages.length, 1)
  const { page, goTo } = usePageNavigation(pages)
  const { pageNumber, content } = story.pages[page - 1] ?? { pageNumber: page, content: '' }
  const { illustrations, loading } = useIllustrations(story.id)
  const retry = useIllustrationRetry(story.id)
  const { bedtime, textSize, update } = useReadingPreferences()
  const { reading, toggle } = useReadAloud(page, content)
  const swipeHandlers = useSwipe(goTo)

  useTheme(bedtime ? 'bedtime' : null)
  useDarkBrowserBar(bedtime)
  useScreenWakeLock(`${page} ${reading}`)
  usePreloadedImage(illustrationOf(illustrations, pageNumber + 1))
  const columns = useScrollIntoView<HTMLDivElement>(page)

  return (
    <div className={PAGE}>
      <div className={HEAD}>
        <StoryTitle title={story.title} cover={coverUrlOf(illustrations, story)} dimmed={bedtime}>
          <MissingCover illustrations={illustrations} retry={retry} />
        </StoryTitle>
        <ReadingTools
          reading={reading}
          onReadAloud={toggle}
          bedtime={bedtime}
          onBedtime={() => update({ bedtime: !bedtime })}
          textSize={textSize}
          onTextSize={size => update({ textSize: size })}
        />
      </div>
      {illustrations?.refunded && (
        <Alert variant="info" title={messages.refunded.title}>
          {messages.refunded.body}
        </Alert>
      )}
      <div ref={columns} className={cn(COLUMNS, '-scroll-mt-4 touch-pan-y touch-pinch-zoom')} {...swipeHandlers}>
        <PageIllustration
          illustrations={illustrations}
          loading={loading}
          retry={retry}
          pageNumber={pageNumber}
          page={page}
          pages={pages}
          dimmed={bedtime}
        />
        <PageText page={page} text={content} size={textSize} age={story.characterAge} />
      </div>
      <Pagination page={page} pages={pages} onNavigate={goTo} />
      <StoryActions story={story} />
      <p role="status" className="sr-only">
        {retry.accepted && illustrations?.status === 'processing' && messages.missing.retrying}
      </p>
    </div>
  )
}

/** Loads the next illustration before its page is opened. */
function usePreloadedImage(illustration: Illustration | undefined): void {
  const path = illustration && imagePath(illustration.imageUrl)
  useEffect(() => {
    if (path) new Image().src = path
  }, [path])
}

/** Gives the browser's address bar the colour of the page in bedtime mode; otherwise it stays bright on phones. */
function useDarkBrowserBar(dark: boolean): void {
  useEffect(() => {
    if (!dark) return
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const previous = metas.map(meta => meta.content)
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
    for (const meta of metas) meta.content = paper
    return () => {
      for (const [index, meta] of metas.entries()) meta.content = previous[index] ?? ''
    }
  }, [dark])
}
