import type { StoryWithPages } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { useMemo, useRef, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { READER_PICTURE_SIZES } from '../../../lib/story-pictures.ts'
import { useSavedChildren } from '../../../lib/use-saved-children.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useIllustrations } from '../api/illustrations.ts'
import { ChangeButton } from '../changes/change-button.tsx'
import { COVER_PAGE_NUMBER, coverUrlOf, illustrationOf } from '../model/illustrations.ts'
import { COVER, type PageTarget } from '../model/page-navigation.ts'
import { canTurn } from '../model/page-turn.ts'
import { paintingAnnouncement } from '../model/painting.ts'
import { languageOf } from '../model/sentences.ts'
import { isSpread } from '../model/spread.ts'
import { useBedtime } from '../model/use-bedtime.ts'
import { useControls } from '../model/use-controls.ts'
import { useFit } from '../model/use-fit.ts'
import { useIllustrationRetry } from '../model/use-illustration-retry.ts'
import { useKeptCopy } from '../model/use-kept-copy.ts'
import { useLoadedPictures } from '../model/use-loaded-pictures.ts'
import { useLockScreen } from '../model/use-lock-screen.ts'
import { usePageKeys, usePageNavigation } from '../model/use-page-navigation.ts'
import { usePrioritizedPage } from '../model/use-prioritized-page.ts'
import { useReadAloud } from '../model/use-read-aloud.ts'
import { useReadingPreferences } from '../model/use-reading-preferences.ts'
import { useScreenWakeLock } from '../model/use-screen-wake-lock.ts'
import { useSleepTimer } from '../model/use-sleep-timer.ts'
import { useTouch } from '../model/use-touch.ts'
import { useTurns } from '../model/use-turns.ts'
import { chooseVoice, useVoices, voicesOf } from '../model/voices.ts'
import { OPEN_BOOK, READER, SCREEN, SHEET, SIDE, STAGE, TOP_BAR, WORDS } from './layout.ts'
import { MissingCover } from './missing-illustration.tsx'
import { NightScreen } from './night-screen.tsx'
import { PageIllustration } from './page-illustration.tsx'
import { PageText } from './page-text.tsx'
import { Pagination } from './pagination.tsx'
import { PrintedBook } from './printed-book.tsx'
import { ReadAloudButtons, ReadingTools } from './reading-tools.tsx'
import { SettingsButton, useSettingsDialog } from './settings-button.tsx'
import { StoryActions } from './story-actions.tsx'
import { StoryTitle } from './story-title.tsx'
import { TheEnd } from './the-end.tsx'
import { TitlePage } from './title-page.tsx'

/** The open story. Its text is readable at once; illustrations appear as they are completed. */
export function Reader({ story }: { story: StoryWithPages }) {
  const pages = Math.max(story.pages.length, 1)
  const texts = useMemo(() => story.pages.map(({ content }) => content), [story])
  const picture = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { illustrations, loading } = useIllustrations(story.id)
  const cover = coverUrlOf(illustrations, story)
  const [screens, setScreens] = useState(1)
  const navigation = usePageNavigation({ id: story.id, pages, hasCover: story.coverUrl !== null }, screens)
  const { page, screen } = navigation
  const controls = useControls()
  const { goTo, lift } = useTurns({
    sheet,
    navigation,
    isSpread,
    onTurn: to => controls.turnTo(to.page === COVER),
    onEnd: () => end.current?.scrollIntoView({ block: 'nearest', behavior: canTurn() ? 'smooth' : 'instant' }),
  })
  usePageKeys(goTo)
  /** For buttons that are not there on the other page, which would lose the focus. */
  const leaveFor = (target: PageTarget) => {
    const stays = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)
    stays?.focus({ preventScroll: true })
    goTo(target)
  }
  const { pageNumber, content } = story.pages[page - 1] ?? { pageNumber: page, content: '' }
  const retry = useIllustrationRetry(story.id)
  usePrioritizedPage(story.id, illustrations, Math.max(pageNumber, 1))
  const { preferences, update } = useReadingPreferences()
  const bedtime = useBedtime(preferences, update)
  const voices = useVoices()
  const language = languageOf(content || (texts[0] ?? ''))
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
  const child = useSavedChildren({ enabled: page >= pages - 1 }).find(story.characterName)

  const indicator = messages.pages.indicator(Math.max(page, 1), pages)
  useLockScreen(reading, { title: isolateRightToLeft(story.title), page: indicator, cover })
  useScreenWakeLock(timer.asleep ? null : `${page} ${reading.status}`)
  const pictures = useLoadedPictures({ story, illustrations, page, sizes: READER_PICTURE_SIZES })
  const touchHandlers = useTouch({ page, goTo, lift, picture, onControls: controls.tap })
  useFit({
    sheet,
    onScreens: setScreens,
    content: [page, preferences.textSize, controls.controls, illustrations?.status, child?.id, content].join(' '),
  })
  const dedication = story.dedication ?? ''

  return (
    <div data-book={controls.controls} className={READER} onLoadCapture={keepPicture}>
      <div className={SCREEN}>
        <div className={TOP_BAR}>
          <StoryTitle
            title={story.title}
            cover={cover}
            dimmed={bedtime.dark}
            onCover={page === COVER ? undefined : () => leaveFor(COVER)}
          >
            <MissingCover illustrations={illustrations} retry={retry} />
          </StoryTitle>
          <ReadingTools bedtime={bedtime.dark} onBedtime={bedtime.toggle}>
            <ChangeButton story={story} pageNumber={Math.max(pageNumber, 1)} onOpen={reading.pause} />
            <SettingsButton
              dialog={settings}
              preferences={preferences}
              onChange={update}
              timer={timer}
              voices={voices}
              language={language}
              text={content || (texts[0] ?? '')}
            />
          </ReadingTools>
        </div>
        {illustrations?.refunded && (
          <Alert variant="info" title={messages.refunded.title}>
            {messages.refunded.body}
          </Alert>
        )}
        <div className={STAGE} {...touchHandlers}>
          <div
            ref={sheet}
            data-page
            className={cn(SHEET, page !== COVER && OPEN_BOOK)}
            style={{ '--screen': screen } as React.CSSProperties}
          >
            <PageIllustration
              ref={picture}
              illustration={
                page === COVER
                  ? cover === null
                    ? undefined
                    : { imageUrl: cover, altText: story.title }
                  : illustrationOf(illustrations, pageNumber)
              }
              illustrations={illustrations}
              loading={loading}
              retry={retry}
              pageNumber={page === COVER ? COVER_PAGE_NUMBER : pageNumber}
              page={page}
              pages={pages}
              dimmed={bedtime.dark}
            />
            <div className={SIDE}>
              {/* Screen readers announce another page, unless it is read aloud. */}
              <div data-words aria-live={reading.status === 'idle' ? 'polite' : 'off'} className={WORDS}>
                {page === COVER ? (
                  <TitlePage child={story.characterName} dedication={dedication} onOpen={() => leaveFor(1)} />
                ) : (
                  <PageText
                    page={page}
                    text={content}
                    size={preferences.textSize}
                    age={story.characterAge}
                    reading={reading}
                    onSpokenScreen={navigation.showScreen}
                  />
                )}
              </div>
            </div>
          </div>
        </div>
      </div>
      {page === pages && (
        <TheEnd
          ref={end}
          story={story}
          child={child}
          finished={reading.finished}
          onReadAgain={() => leaveFor(1)}
          onGoodNight={timer.sleep}
        />
      )}
      <Pagination
        ref={bar}
        page={page}
        pages={pages}
        screens={{ before: screen > 0, after: screen < screens - 1 }}
        onNavigate={goTo}
      >
        <ReadAloudButtons reading={reading} />
      </Pagination>
      <div className="page-width mt-6 roomy:mt-2">
        <StoryActions story={story} />
      </div>
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
