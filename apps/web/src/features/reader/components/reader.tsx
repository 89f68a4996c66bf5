import type { StoryWithPages } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { useCallback, useMemo, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useIllustrations } from '../api/illustrations.ts'
import { ChangeButton } from '../changes/change-button.tsx'
import { coverUrlOf } from '../model/illustrations.ts'
import { turnPage } from '../model/page-turn.ts'
import { paintingAnnouncement } from '../model/painting.ts'
import { languageOf } from '../model/sentences.ts'
import { useBedtime } from '../model/use-bedtime.ts'
import { useIllustrationRetry } from '../model/use-illustration-retry.ts'
import { useKeptCopy } from '../model/use-kept-copy.ts'
import { useLoadedPictures } from '../model/use-loaded-pictures.ts'
import { useLockScreen } from '../model/use-lock-screen.ts'
import { usePageNavigation } from '../model/use-page-navigation.ts'
import { usePrioritizedPage } from '../model/use-prioritized-page.ts'
import { useReadAloud } from '../model/use-read-aloud.ts'
import { useReadingPreferences } from '../model/use-reading-preferences.ts'
import { useScreenWakeLock } from '../model/use-screen-wake-lock.ts'
import { useScrollIntoView } from '../model/use-scroll-into-view.ts'
import { useSleepTimer } from '../model/use-sleep-timer.ts'
import { useTouch } from '../model/use-touch.ts'
import { chooseVoice, useVoices, voicesOf } from '../model/voices.ts'
import { COLUMNS, HEAD, ILLUSTRATION_SIZES, PAGE } from './layout.ts'
import { MissingCover } from './missing-illustration.tsx'
import { NightScreen } from './night-screen.tsx'
import { PageIllustration } from './page-illustration.tsx'
import { PageText } from './page-text.tsx'
import { Pagination } from './pagination.tsx'
import { PrintedBook } from './printed-book.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { SettingsButton, useSettingsDialog } from './settings-button.tsx'
import { StoryActions } from './story-actions.tsx'
import { StoryTitle } from './story-title.tsx'
import { TheEnd } from './the-end.tsx'

/** The open story. Its text is readable at once; illustrations appear as they are completed. */
export function Reader({ story }: { story: StoryWithPages }) {
  const pages = Math.max(story.pages.length, 1)
  const texts = useMemo(() => story.pages.map(({ content }) => content), [story])
  const picture = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const onTurn = useCallback((direction: 'next' | 'previous') => {
    if (picture.current && sheet.current) turnPage(picture.current, sheet.current, direction)
  }, [])
  const { page, goTo } = usePageNavigation(pages, onTurn)
  const { pageNumber, content } = story.pages[page - 1] ?? { pageNumber: page, content: '' }
  const { illustrations, loading } = useIllustrations(story.id)
  const cover = coverUrlOf(illustrations, story)
  const retry = useIllustrationRetry(story.id)
  usePrioritizedPage(story.id, illustrations, pageNumber)
  const { preferences, update } = useReadingPreferences()
  const bedtime = useBedtime(preferences, update)
  const voices = useVoices()
  const language = languageOf(content)
  const timer = useSleepTimer()
  const settings = useSettingsDialog()
  const reading = useReadAloud({
    texts,
    page,
    goTo,
    speech: { voice: chooseVoice(voices, language, preferences.voice), language, rate: preferences.rate },
    limit: timer.limit,
    onLimit: timer.sleep,
    hasVoice: voicesOf(voices, language).length > 0,
    onVoiceHelp: settings.show,
  })
  const keepPicture = useKeptCopy(story, illustrations)

  useLockScreen(reading, { title: isolateRightToLeft(story.title), page: messages.pages.indicator(page, pages), cover })
  useScreenWakeLock(timer.asleep ? null : `${page} ${reading.status}`)
  const pictures = useLoadedPictures({ story, illustrations, page, sizes: ILLUSTRATION_SIZES })
  const touchHandlers = useTouch(goTo, picture)
  const columns = useScrollIntoView<HTMLDivElement>(page)

  return (
    <div className={PAGE} onLoadCapture={keepPicture}>
      <div className={HEAD}>
        <StoryTitle title={story.title} cover={cover} dimmed={bedtime.dark}>
          <MissingCover illustrations={illustrations} retry={retry} />
        </StoryTitle>
        <ReadingTools reading={reading} bedtime={bedtime.dark} onBedtime={bedtime.toggle}>
          <ChangeButton story={story} pageNumber={pageNumber} onOpen={reading.pause} />
          <SettingsButton
            dialog={settings}
            preferences={preferences}
            onChange={update}
            timer={timer}
            voices={voices}
            language={language}
          />
        </ReadingTools>
      </div>
      {illustrations?.refunded && (
        <Alert variant="info" title={messages.refunded.title}>
          {messages.refunded.body}
        </Alert>
      )}
      <div ref={columns} className={cn(COLUMNS, '-scroll-mt-4 touch-pan-y touch-pinch-zoom')} {...touchHandlers}>
        <PageIllustration
          ref={picture}
          illustrations={illustrations}
          loading={loading}
          retry={retry}
          pageNumber={pageNumber}
          page={page}
          pages={pages}
          dimmed={bedtime.dark}
        />
        <PageText
          ref={sheet}
          page={page}
          text={content}
          size={preferences.textSize}
          age={story.characterAge}
          child={story.characterName}
          reading={reading}
          note={page === pages && story.digitalSources ? messages.origin[story.digitalSources.text] : ''}
        />
      </div>
      <Pagination page={page} pages={pages} onNavigate={goTo} />
      <TheEnd story={story} page={page} pages={pages} />
      <StoryActions story={story} />
      <p role="status" className="sr-only">
        {retry.accepted && illustrations?.status === 'processing'
          ? messages.missing.retrying
          : paintingAnnouncement(illustrations, pageNumber)}
      </p>
      {timer.asleep && <NightScreen child={story.characterName} onWake={timer.wake} />}
      <PrintedBook story={story} illustrations={illustrations} pictures={pictures} />
    </div>
  )
}
