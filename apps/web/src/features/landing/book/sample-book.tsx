import { heroMessages } from '@kahani/messages/en/hero'
import { landingMessages } from '@kahani/messages/en/landing'
import { type ComponentType, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Button } from '../../../ui/button.tsx'
import book from './book.json'
import { BOOK_LAYOUT, BookFrame, FITS, IN_FRAME, ROOM_FOR_WORDS, WORDS } from './book-frame.tsx'
import coverAvif from './pictures/0-480.avif'
import cover480 from './pictures/0-480.webp'
import cover960 from './pictures/0-960.webp'
import first480 from './pictures/1-480.webp'

const messages = landingMessages.book
const PHONE = '(max-width: 767px)'
const loadInside = () => import('./open-book.tsx')
/** Starts loading before the click. A failure is shown after it. */
const prepare = () => void loadInside().catch(() => undefined)

/** A book of the product. What it has inside is loaded when it is opened. */
export function SampleBook() {
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed')
  const [OpenBook, setOpenBook] = useState<ComponentType | null>(null)

  async function open(): Promise<void> {
    setState('opening')
    try {
      const { OpenBook, loadFirstPage } = await loadChunk(loadInside)
      await loadFirstPage()
      setOpenBook(() => OpenBook)
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-label={messages.label} className="mx-auto w-full max-w-136 sm:[@media(max-height:30rem)]:max-w-none">
      {OpenBook ? <OpenBook /> : <ClosedBook state={state} onOpen={() => void open()} />}
      <noscript>
        <figure className="mt-8 grid gap-4">
          <BookFrame>
            <img
              src={first480}
              alt={book.firstPage.picture}
              width={480}
              height={480}
              loading="lazy"
              className={IN_FRAME}
            />
          </BookFrame>
          <figcaption lang="en" className="text-lg">
            {book.firstPage.text}
          </figcaption>
        </figure>
      </noscript>
    </section>
  )
}

interface ClosedBookProps {
  state: 'closed' | 'opening' | 'failed'
  onOpen: () => void
}

function ClosedBook({ state, onOpen }: ClosedBookProps) {
  return (
    <div className={`relative ${BOOK_LAYOUT}`}>
      <BookFrame className={FITS}>
        {/* In the head. The small one is sharp enough for a phone, and shown sooner. */}
        <link rel="preload" as="image" type="image/avif" fetchPriority="high" media={PHONE} href={coverAvif} />
        <link rel="preload" as="image" fetchPriority="high" media={`not all and ${PHONE}`} href={cover960} />
        <picture>
          <source media={PHONE} type="image/avif" srcSet={coverAvif} />
          <source media={PHONE} srcSet={cover480} />
          <img
            src={cover960}
            alt={`${book.title}. ${book.cover}`}
            width={960}
            height={960}
            fetchPriority="high"
            className={IN_FRAME}
          />
        </picture>
      </BookFrame>
      {/* What is below moves at the tap, not when the book has loaded. */}
      <div
        className={cn(WORDS, 'content-start justify-items-center text-center', state === 'opening' && ROOM_FOR_WORDS)}
      >
        <p className="text-balance text-ink-soft">{messages.caption(book.hero, heroMessages.ages['4-6'])}</p>
        {/* It covers the whole book. */}
        <Button
          variant="secondary"
          busy={state === 'opening'}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={onOpen}
          className="after:absolute after:inset-0 after:z-2"
        >
          {messages.open}
        </Button>
        <p role="status" className="font-semibold text-brick">
          {state === 'failed' && messages.failed}
        </p>
      </div>
    </div>
  )
}
