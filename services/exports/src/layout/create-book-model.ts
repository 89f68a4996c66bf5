import { combinedSource, type DigitalSources } from '@kahani/contracts/digital-sources'
import { COVER } from '@kahani/contracts/illustration'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { arrangePages } from './arrange-pages.ts'
import type { BookModel } from './book-model.ts'
import { layOutDedication } from './dedication.ts'

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

/** @param available numbers of the pictures that can be shown */
export function createBookModel(book: Book, available: ReadonlySet<number>): BookModel {
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
      picture: available.has(pageNumber) ? pageNumber : null,
      altText: isolateRightToLeft(clean(altText)),
    }))
  const dedication = clean(book.dedication)
  const {
    size: dedicationSize,
    parts: [beginning = '', ...rest],
  } = layOutDedication(dedication, title, childName)
  return {
    title,
    childName,
    ageBand: story.characterAge,
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
        picture: available.has(COVER) ? COVER : null,
        altText: isolateRightToLeft(clean(cover?.altText ?? '') || bookMessages.coverOf(title)),
      },
      { kind: 'half-title', message: beginning },
      ...rest.map(message => ({ kind: 'dedication' as const, message })),
      ...arrangePages(storyPages, story.characterAge, 1 + rest.length),
      { kind: 'closing' },
    ],
  }
}
