import type { Illustrations, StoryWithPages } from '@kahani/contracts/stories'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { useEffect, useReducer } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { cn } from '../../../lib/class-names.ts'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { StoryPicture } from '../../../ui/story-picture.tsx'
import { coverUrlOf, illustrationOf } from '../model/illustrations.ts'
import { languageOf, paragraphsOf } from '../model/sentences.ts'
import type { LoadedPictures } from '../model/use-loaded-pictures.ts'

interface PrintedBookProps {
  story: StoryWithPages
  illustrations: Illustrations | undefined
  pictures: LoadedPictures
}

/**
 * What the browser prints instead of the screen: the cover with the dedication, and all pages of the book. It is rendered when the browser is about to
 * print, and then stays: phones print again after `afterprint`, when the paper is changed.
 */
export function PrintedBook({ story, illustrations, pictures }: PrintedBookProps) {
  const [prints, print] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const render = () => flushSync(print)
    window.addEventListener('beforeprint', render)
    return () => window.removeEventListener('beforeprint', render)
  }, [])
  if (prints === 0) return null

  const cover = coverUrlOf(illustrations, story)
  return createPortal(
    <div data-theme="day" className="printed-book hidden text-black print:block">
      <section className={SECTION}>
        {cover && (
          <Picture path={cover} alt={isolateRightToLeft(story.title)} loaded={pictures.get(cover)} size={LARGE} />
        )}
        <div className="grid gap-[0.8cm] text-center wrap-anywhere text-balance">
          <h1 dir="ltr" className="font-display text-[28pt] leading-tight font-bold">
            <IsolatedText text={story.title} />
          </h1>
          {story.dedication && (
            <p
              lang={languageOf(story.dedication)}
              dir="auto"
              className="text-[18pt] leading-normal italic whitespace-pre-line"
            >
              {story.dedication}
            </p>
          )}
        </div>
      </section>
      {story.pages.map(({ pageNumber, content }) => {
        const illustration = illustrationOf(illustrations, pageNumber)
        const paragraphs = paragraphsOf(content)
        const { text, picture } = sizesOf(content.length + paragraphs.length * GAP_CHARACTERS)
        return (
          <section key={pageNumber} className={cn(SECTION, 'break-before-page')}>
            {illustration && (
              <Picture
                path={illustration.imageUrl}
                alt={isolateRightToLeft(illustration.altText)}
                loaded={pictures.get(illustration.imageUrl)}
                size={picture}
              />
            )}
            <div
              lang={languageOf(content)}
              dir="ltr"
              className={cn('grid min-w-0 grow gap-[0.6em] wrap-anywhere', text)}
            >
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page are never reordered
                <p key={index}>
                  <IsolatedText text={paragraph.join('')} />
                </p>
              ))}
              <p aria-hidden="true" className="text-center text-[10pt]">
                {pageNumber}
              </p>
            </div>
          </section>
        )
      })}
    </div>,
    document.body,
  )
}

/** The text below the picture, or beside it on a page in landscape. A page that is not full ends with the text. */
const SECTION =
  'flex flex-col items-center gap-[0.8cm] break-inside-avoid print:landscape:h-[17.5cm] print:landscape:flex-row print:landscape:justify-center'

/** What a new paragraph takes, in characters. */
const GAP_CHARACTERS = 40
const LARGE = 'w-[17.5cm] print:landscape:w-[15.5cm]'
const MEDIUM = 'w-[15cm] print:landscape:w-[14.5cm]'
const SMALL = 'w-[12cm] print:landscape:w-[12cm]'

/** A page fits an A4 or Letter sheet up to these numbers of characters. A longer one continues on the next sheet. */
const SIZES = [
  { upTo: 110, text: 'text-center text-[28pt] leading-snug', picture: LARGE },
  { upTo: 220, text: 'text-center text-[22pt] leading-snug', picture: LARGE },
  { upTo: 330, text: 'text-[18pt] leading-normal', picture: LARGE },
  { upTo: 450, text: 'text-[15pt] leading-normal', picture: LARGE },
  { upTo: 650, text: 'text-[15pt] leading-normal', picture: MEDIUM },
  { upTo: 850, text: 'text-[14pt] leading-normal', picture: MEDIUM },
]
const sizesOf = (characters: number) =>
  SIZES.find(({ upTo }) => characters <= upTo) ?? { text: 'text-[12pt] leading-normal', picture: SMALL }

interface PictureProps {
  path: string
  alt: string
  loaded: HTMLImageElement | undefined
  size: string
}

/**
 * The element of a picture that was loaded before, since a new element shows nothing until the browser has read it from its cache.
 * Other pictures are lazy, because Chromium delays the printing until those are loaded.
 */
function Picture({ path, alt, loaded, size }: PictureProps) {
  const className = cn('aspect-square h-auto max-w-full shrink-0 rounded-drawn object-cover', size)
  if (!loaded?.complete || loaded.naturalWidth === 0) {
    return <StoryPicture path={path} alt={alt} sizes="45rem" loading="lazy" className={className} />
  }
  const insert = (parent: HTMLDivElement | null) => {
    loaded.alt = alt
    loaded.className = className
    parent?.replaceChildren(loaded)
  }
  return <div ref={insert} className="contents" />
}
