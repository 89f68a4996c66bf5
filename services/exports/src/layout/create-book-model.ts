import { combinedSource, type DigitalSources } from '@kahani/contracts/digital-sources'
import { COVER } from '@kahani/contracts/illustration'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { arrangePages } from './arrange-pages.ts'
import { chooseBackPicture } from './back-cover.ts'
import { chooseBlurb } from './blurb.ts'
import type { BookModel, BookPage, CastMember } from './book-model.ts'
import { placeForChild } from './cover-page.ts'
import { layOutDedication } from './dedication.ts'
import { findPortrait, findVignette } from './detail.ts'
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

type Pictures = ReadonlyMap<number, PagePicture>

/** A cast of one or two names with a single face is no page. */
const MIN_PORTRAITS = 2

/** Who is in the story, with the faces from its pictures, which have the same size; nobody if fewer than two faces are known. */
function castOf({ cast = [] }: Book, pictures: Pictures, pageNumbers: readonly number[]): CastMember[] {
  const shown = cast.flatMap(({ figure, name }) => {
    const portrait = findPortrait(pictures, pageNumbers, figure)
    return portrait ? [{ figure, name: capitalize(clean(name)), portrait }] : []
  })
  if (shown.length < MIN_PORTRAITS) return []
  const share = Math.max(...shown.map(({ portrait }) => portrait.share ?? 0))
  return shown.map(member => ({ ...member, portrait: { ...member.portrait, share } }))
}

const capitalize = (name: string) => name.charAt(0).toLocaleUpperCase('en') + name.slice(1)

export interface ModelOptions {
  /** Width of the page as it is printed, or shown, in inches. All pages are laid out for 8.5 in. */
  pageInches?: number
  /** A plain page can come before the story, so that its first picture and its text face each other. */
  onPaper?: boolean
}

/** @param pictures those that can be shown, by page number */
export function createBookModel(
  book: Book,
  pictures: Pictures,
  { pageInches = PAGE_INCHES, onPaper = false }: ModelOptions = {},
): BookModel {
  const { story, digitalSources = ASSUMED } = book
  const title = clean(story.title)
  const childName = clean(story.characterName)
  const pages = book.pages.toSorted((a, b) => a.pageNumber - b.pageNumber)
  const cover = pages.find(({ pageNumber }) => pageNumber === COVER)
  const available = (pageNumber: number) => (pictures.has(pageNumber) ? pageNumber : null)
  const storyPages = pages
    .filter(({ pageNumber }) => pageNumber !== COVER)
    .map(({ pageNumber, text, altText }) => ({
      number: pageNumber,
      text: clean(text),
      picture: available(pageNumber),
      altText: isolateRightToLeft(clean(altText) || bookMessages.pictureOf(pageNumber)),
    }))
  const pageNumbers = storyPages.map(({ number }) => number)
  const early = pageNumbers.slice(0, pageNumbers.length / 2)
  const dedication = clean(book.dedication)
  const {
    size: dedicationSize,
    parts: [beginning = '', ...rest],
  } = layOutDedication(dedication, title, childName)
  const text = { ageBand: story.characterAge, textScale: PAGE_INCHES / pageInches }
  const members = castOf(book, pictures, pageNumbers)
  const frontMatter: BookPage[] = [
    { kind: 'half-title', vignette: findVignette(pictures, early) ?? findPortrait(pictures, early, 'child') },
    { kind: 'belongs-to', owner: childName },
    { kind: 'title-page', message: beginning },
    ...rest.map(message => ({ kind: 'dedication' as const, message })),
    ...(members.length > 0 ? [{ kind: 'cast' as const, members }] : []),
  ]
  const arrange = (pagesBefore: number) => arrangePages(storyPages, pictures, text, pagesBefore)
  const arranged = arrange(frontMatter.length)
  const startsOnRight = onPaper && arranged[0]?.layout === 'picture' && frontMatter.length % 2 === 0
  const coverPicture = pictures.get(COVER)
  return {
    title,
    childName,
    ...text,
    // The voices of Indian English know the names of the stories.
    language: 'en-IN',
    dedication,
    dedicationSize,
    createdAt: new Date(story.createdAt),
    digitalSource: combinedSource(digitalSources),
    origin: bookMessages.origin({
      text: digitalSources.text === 'trainedAlgorithmicMedia',
      pictures: digitalSources.pictures === 'trainedAlgorithmicMedia',
    }),
    typefaces: [],
    pages: [
      {
        kind: 'cover',
        picture: available(COVER),
        altText: isolateRightToLeft(clean(cover?.altText ?? '') || bookMessages.coverOf(title)),
        forChild: placeForChild({ title, childName }, coverPicture),
      },
      ...frontMatter,
      ...(startsOnRight ? [{ kind: 'endpaper' as const }, ...arrange(frontMatter.length + 1)] : arranged),
      { kind: 'closing' },
      { kind: 'colophon' },
      {
        kind: 'back-cover',
        ...chooseBackPicture(storyPages, pictures),
        blurb:
          chooseBlurb(
            storyPages.map(({ text }) => text),
            book.cast?.[0]?.name ?? childName.split(' ')[0] ?? childName,
          ) || bookMessages.dedication(childName),
      },
    ],
  }
}
