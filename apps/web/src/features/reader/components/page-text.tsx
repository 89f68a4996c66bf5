import type { AgeBand } from '@kahani/contracts/options'
import { readerMessages } from '@kahani/messages/en/reader'
import { type Ref, useEffect, useMemo, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import type { TextSize } from '../model/reading-preferences.ts'
import { languageOf, paragraphsOf } from '../model/sentences.ts'
import type { ReadAloud } from '../model/use-read-aloud.ts'
import { useSpokenWord } from '../model/use-spoken-word.ts'
import { SHEET } from './layout.ts'

const { speech: messages } = readerMessages

/** Pages for younger children have less text, and the children look at it too. */
const SIZES: Record<'young' | 'older', Record<TextSize, string>> = {
  young: {
    small: 'text-xl md:text-2xl',
    regular: 'text-[1.5625rem] md:text-[2rem]',
    large: 'text-[1.9375rem] md:text-[2.5rem]',
  },
  older: {
    small: 'text-lg md:text-xl',
    regular: 'text-xl md:text-[1.5625rem]',
    large: 'text-[1.75rem] md:text-[2rem]',
  },
}

interface PageTextProps {
  ref: Ref<HTMLDivElement>
  page: number
  text: string
  size: TextSize
  age: AgeBand
  child: string
  reading: ReadAloud
  /** Below the text; empty if there is none. */
  note: string
}

/** The text of a page. Screen readers announce it when the page changes, unless it is read aloud. */
export function PageText({ ref, page, text, size, age, child, reading, note }: PageTextProps) {
  const paragraphs = useMemo(() => paragraphsOf(text), [text])
  const scale = SIZES[age === '2-3' || age === '4-6' ? 'young' : 'older']
  const content = useRef<HTMLDivElement>(null)
  useSpokenWord(reading.narrator, content)
  useEffect(() => {
    if (reading.sentence !== null) keepInView(content.current?.querySelector('[data-spoken]'))
  }, [reading.sentence])
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (reading.finished) keepInView(end.current)
  }, [reading.finished])

  let sentences = 0
  return (
    <div ref={ref} className={SHEET}>
      <div
        ref={content}
        lang={languageOf(text)}
        dir="ltr"
        aria-live={reading.status === 'idle' ? 'polite' : 'off'}
        className={cn('mx-auto grid w-full max-w-[36ch] wrap-anywhere gap-[0.75em] leading-[1.5]', scale[size])}
      >
        {paragraphs.map((paragraph, index) => {
          const first = sentences
          sentences += paragraph.length
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page are never reordered
            <p key={`${page} ${index}`} className="animate-appear">
              {paragraph.map((sentence, position) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a page are never reordered
                  key={position}
                  data-spoken={reading.sentence === first + position || undefined}
                  className="scroll-my-24 rounded-sm box-decoration-clone transition-colors duration-200 data-spoken:bg-marigold-wash"
                >
                  <IsolatedText text={sentence} />
                </span>
              ))}
            </p>
          )
        })}
      </div>
      <p
        ref={end}
        role="status"
        className="mx-auto scroll-my-24 w-full max-w-[36ch] wrap-anywhere pt-6 font-display text-xl text-ink-soft empty:hidden"
      >
        {reading.finished && <IsolatedText text={messages.theEnd(child)} />}
      </p>
      {note && (
        <div className={cn('mx-auto w-full max-w-[36ch]', scale[size])}>
          <p className="pt-6 text-sm text-ink-soft">{note}</p>
        </div>
      )}
    </div>
  )
}

/** Scrolls as far as needed: on a phone, the text is longer than the window. */
function keepInView(element: Element | null | undefined): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'instant' : 'smooth' })
}
