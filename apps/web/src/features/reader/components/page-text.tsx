import type { AgeBand } from '@kahani/contracts/options'
import { useEffect, useMemo, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import type { TextSize } from '../model/reading-preferences.ts'
import { languageOf, paragraphsOf } from '../model/sentences.ts'
import { screenOf } from '../model/use-fit.ts'
import type { ReadAloud } from '../model/use-read-aloud.ts'
import { useSpokenWord } from '../model/use-spoken-word.ts'

/** Pages for younger children have less text, and the children look at it too. */
const SIZES: Record<'young' | 'older', Record<TextSize, string>> = {
  young: {
    small: 'text-xl roomy:text-2xl',
    regular: 'text-[1.5625rem] roomy:text-[2rem]',
    large: 'text-[1.9375rem] roomy:text-[2.5rem]',
  },
  older: {
    small: 'text-lg roomy:text-xl',
    regular: 'text-xl roomy:text-[1.5625rem]',
    large: 'text-[1.75rem] roomy:text-[2rem]',
  },
}

interface PageTextProps {
  page: number
  text: string
  size: TextSize
  age: AgeBand
  reading: ReadAloud
  /** Called with the screen of the sentence that is read aloud. */
  onSpokenScreen: (screen: number) => void
}

/** The text of a page. */
export function PageText({ page, text, size, age, reading, onSpokenScreen }: PageTextProps) {
  const paragraphs = useMemo(() => paragraphsOf(text), [text])
  const scale = SIZES[age === '2-3' || age === '4-6' ? 'young' : 'older']
  const content = useRef<HTMLDivElement>(null)
  useSpokenWord(reading.narrator, content)
  useEffect(() => {
    const spoken = reading.sentence === null ? null : content.current?.querySelector('[data-spoken]')
    if (spoken) onSpokenScreen(screenOf(spoken))
  }, [reading.sentence, onSpokenScreen])

  let sentences = 0
  return (
    <div
      ref={content}
      lang={languageOf(text)}
      dir="ltr"
      className={cn(
        'mx-auto grid w-full max-w-[36ch] wrap-anywhere gap-[0.75em] leading-[1.5] in-data-split:block',
        scale[size],
      )}
    >
      {paragraphs.map((paragraph, index) => {
        const first = sentences
        sentences += paragraph.length
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page are never reordered
          <p key={`${page} ${index}`} className="in-data-split:not-first:mt-[0.75em]">
            {paragraph.map((sentence, position) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a page are never reordered
                key={position}
                data-spoken={reading.sentence === first + position || undefined}
                className="rounded-sm box-decoration-clone transition-colors duration-200 data-spoken:bg-marigold-wash"
              >
                <IsolatedText text={sentence} />
              </span>
            ))}
          </p>
        )
      })}
    </div>
  )
}
