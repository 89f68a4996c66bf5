import { landingBookMessages as messages } from '@kahani/messages/en/landing-book'
import { useDrag } from '@use-gesture/react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { scrollTo } from '../scroll-to.ts'
import book from './book.json'
import { BookControls } from './book-controls.tsx'
import { BOOK_LAYOUT, BookFrame, FITS, IN_FRAME, ROOM_FOR_WORDS, WORDS } from './book-frame.tsx'
import { playPageSound } from './page-sound.ts'
import pages from './pages.json'
import { useReadAloud } from './read-aloud.ts'
import { TheEnd } from './the-end.tsx'
import { turnPicture } from './turn-picture.ts'

const COVER = 0
const LAST = pages.length
const THE_END = LAST + 1

const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })
const fileOf = (page: number, width: number) => FILES[`./pictures/${page}-${width}.webp`] ?? ''
const pictureOf = (page: number) => ({
  sizes: '(min-width: 768px) min(50vw, 34rem), 100vw',
  srcSet: `${fileOf(page, 480)} 480w, ${fileOf(page, 960)} 960w`,
  src: fileOf(page, 960),
})

/** Loads the picture to which the book opens. */
export async function loadFirstPage(): Promise<void> {
  const image = Object.assign(new Image(), { ...pictureOf(1), srcset: pictureOf(1).srcSet })
  // Without it, the page shows its words.
  await image.decode?.().catch(() => undefined)
}

const labelOf = (page: number) => (page === COVER ? messages.cover : messages.page(page, LAST))
const wordsOf = (page: number) => pages[page - 1]?.text ?? (page === COVER ? book.title : messages.theEnd)
const altOf = (page: number) => pages[page - 1]?.picture ?? `${book.title}. ${book.cover}`
/** A page, and those next to it, whose pictures are loaded before they are needed. */
const around = (page: number) => [page - 1, page, page + 1].filter(each => each >= COVER && each <= LAST)

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const SWIPE_MIN_DISTANCE_PX = 40

/** Opens at the first page. */
export function OpenBook() {
  const [page, setPage] = useState(COVER)
  const spread = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const aloud = useReadAloud(wordsOf(page), () => (page < LAST ? turnTo(page + 1) : aloud.stop()))

  function turnTo(wanted: number): void {
    const target = Math.min(Math.max(wanted, COVER), THE_END)
    if (target === page) return
    if (sheet.current) turnPicture(sheet.current, target > page ? 'next' : 'previous')
    playPageSound()
    setPage(target)
  }
  const open = useEffectEvent(() => {
    nextButton.current?.focus({ preventScroll: true })
    scrollTo(spread.current, 'nearest')
    turnTo(1)
  })
  useEffect(() => open(), [])

  function turnByKey(event: KeyboardEvent): void {
    const step = KEYS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    turnTo(page + step)
  }
  const bindDrag = useDrag(
    ({ event, last, tap, movement: [dx, dy] }) => {
      if (!last || event.type !== 'pointerup') return
      if (tap) turnTo(page + 1)
      else if (Math.abs(dx) >= SWIPE_MIN_DISTANCE_PX && Math.abs(dx) > 2 * Math.abs(dy)) turnTo(page - Math.sign(dx))
    },
    { filterTaps: true, enabled: page !== THE_END, pointer: { keys: false } },
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={spread} tabIndex={-1} onKeyDown={turnByKey} className={`-scroll-mt-6 outline-none ${BOOK_LAYOUT}`}>
      <BookFrame {...bindDrag()} className={`touch-pan-y select-none ${FITS}`}>
        <div ref={sheet} className={IN_FRAME}>
          {around(page).map(each => (
            <img
              key={each}
              {...pictureOf(each)}
              alt={altOf(each)}
              hidden={each !== page}
              width={960}
              height={960}
              draggable={false}
              className="absolute inset-0 size-full object-cover"
            />
          ))}
          {page === THE_END && <TheEnd onAgain={() => turnTo(1)} />}
        </div>
      </BookFrame>
      <div className={`${WORDS} ${ROOM_FOR_WORDS} content-between`}>
        <p lang="en" aria-live={aloud.state === 'reading' ? 'off' : 'polite'} className="text-lg lg:text-xl">
          {page !== THE_END && wordsOf(page)}
        </p>
        <div className="grid gap-3">
          {aloud.state === 'no-voice' && (
            <p role="alert" className="text-sm">
              {messages.noVoice}
            </p>
          )}
          <BookControls
            label={page === THE_END ? messages.theEnd : labelOf(page)}
            isFirst={page === COVER}
            isLast={page === THE_END}
            onTurn={step => turnTo(page + step)}
            aloud={aloud}
            nextButton={nextButton}
          />
        </div>
      </div>
    </div>
  )
}
