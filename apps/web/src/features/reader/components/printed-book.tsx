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
 * What the browser prints instead of the screen: the cover and all pages of the book. It is rendered when the browser is about to
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
  const size = story.characterAge === '2-3' || story.characterAge === '4-6' ? 'text-[18pt]' : 'text-[14pt]'
  return createPortal(
    <div data-theme="day" className="printed-book mx-auto hidden max-w-[16cm] text-black print:block">
      <section>
        {cover && <Picture path={cover} alt={isolateRightToLeft(story.title)} loaded={pictures.get(cover)} />}
        <h1
          dir="ltr"
          className="text-center font-display text-[28pt] leading-tight font-bold text-balance wrap-anywhere"
        >
          <IsolatedText text={story.title} />
        </h1>
      </section>
      {story.pages.map(({ pageNumber, content }) => {
        const illustration = illustrationOf(illustrations, pageNumber)
        return (
          <section key={pageNumber} className="break-before-page">
            {illustration && (
              <Picture
                path={illustration.imageUrl}
                alt={isolateRightToLeft(illustration.altText)}
                loaded={pictures.get(illustration.imageUrl)}
              />
            )}
            <div
              lang={languageOf(content)}
              dir="ltr"
              className={cn('grid gap-[0.6em] leading-normal wrap-anywhere', size)}
            >
              {paragraphsOf(content).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page are never reordered
                <p key={index}>
                  <IsolatedText text={paragraph.join('')} />
                </p>
              ))}
            </div>
          </section>
        )
      })}
    </div>,
    document.body,
  )
}

interface PictureProps {
  path: string
  alt: string
  loaded: HTMLImageElement | undefined
}

/**
 * The element of a picture that was loaded before, since a new element shows nothing until the browser has read it from its cache.
 * Other pictures are lazy, because Chromium delays the printing until those are loaded.
 */
function Picture({ path, alt, loaded }: PictureProps) {
  const size = 'mb-[0.6cm] aspect-square h-auto w-full rounded-drawn object-cover'
  if (!loaded?.complete || loaded.naturalWidth === 0) {
    return <StoryPicture path={path} alt={alt} sizes="45rem" loading="lazy" className={size} />
  }
  const insert = (parent: HTMLDivElement | null) => {
    loaded.alt = alt
    loaded.className = size
    parent?.replaceChildren(loaded)
  }
  return <div ref={insert} />
}
