import { combinedSource, type DigitalSources } from '@kahani/contracts/digital-sources'
import { COVER } from '@kahani/contracts/illustration'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { arrangePages } from './arrange-pages.ts'
import type { BookModel } from './book-model.ts'
import { layOutDedication } from './dedication.ts'
import type { PagePicture } from './elements.ts'
import { PAGE_PX, PX_PER_INCH } from './geometry.ts'

const PAGE_INCHES = PAGE_PX / PX_PER_INCH

/** Joins emoji into one. Their glyphs are in different fonts, so they are shown one after the other instead. */
const EMOJI_JOINER = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

/** Removes what no file format can contain: control characters, and halves of characters outside the BMP. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ')
    .replace(EMOJI_JOINER, '')
    .normalize('NFC')
    .trim()

/** From a version of `stories` that doesn't say how a story was made: rather a mark too many. */
const ASSUMED: DigitalSources = { text: 'trainedAlgorithmicMedia', pictures: 'trainedAlgorithmicMedia' }

export interface ModelOptions {
  /** Width of the page as it is printed, or shown, in inches. All pages are laid out for 8.5 in. */
  pageInches?: number
}

/** @param pictures those that can be shown, by page number */
export function createBookModel(
  book: Book,
  pictures: ReadonlyMap<number, PagePicture>,
  { pageInches = PAGE_INCHES }: ModelOptions = {},
): BookModel {
  const { story, digitalSources = ASSUMED } = book
  const title = clean(story.title)
  const childName = clean(story.characterName)
  const pages = book.pages.toSorted((a, b) => a.pageNumber - b.pageNumber)
  const cover = pages.find(({ pageNumber }) => pageNumber === COVER)
  const storyPages = pages
    .filter(({ pageNumber }) => pageNumber !== COVER)
    .map(({ pageNumber, text, altText }) => ({
      number: pageNumber,
      text: clean(text),
      picture: pictures.has(pageNumber) ? pageNumber : null,
      altText: isolateRightToLeft(clean(altText)),
    }))
  const dedication = clean(book.dedication)
  const {
    size: dedicationSize,
    parts: [beginning = '', ...rest],
  } = layOutDedication(dedication, title, childName)
  const text = { ageBand: story.characterAge, textScale: PAGE_INCHES / pageInches }
  return {
    title,
    childName,
    ...text,
    language: 'en',
    dedication,
    dedicationSize,
    createdAt: new Date(story.createdAt),
    digitalSource: combinedSource(digitalSources),
    origin: bookMessages.origin({
      text: digitalSources.text === 'trainedAlgorithmicMedia',
      pictures: digitalSources.pictures === 'trainedAlgorithmicMedia',
    }),
    pages: [
      {
        kind: 'cover',
        picture: pictures.has(COVER) ? COVER : null,
        altText: isolateRightToLeft(clean(cover?.altText ?? '') || bookMessages.coverOf(title)),
      },
      { kind: 'half-title', message: beginning },
      ...rest.map(message => ({ kind: 'dedication' as const, message })),
      ...arrangePages(storyPages, pictures, text, 1 + rest.length),
      { kind: 'closing' },
    ],
  }
}
