import type { AgeBand } from '@kahani/contracts/options'
import type { BookModel, BookPage, StoryLayout } from './book-model.ts'
import { cropTo } from './crop.ts'
import type { PagePicture } from './elements.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import { placeText } from './place-text.ts'
import { BELOW, columnWidth, FOLIO_HEIGHT, textPageBox } from './text-boxes.ts'
import { fitText, lineCount, sizesFor, type TextSize, textHeight } from './text-size.ts'

type StoryPage = Extract<BookPage, { kind: 'story' }>
type PageContent = Pick<StoryPage, 'number' | 'text' | 'picture' | 'altText'>
type Model = Pick<BookModel, 'ageBand' | 'textScale'>

/** How the pages of a book alternate, for each age. A page whose picture or text doesn't suit the first gets the next. */
type Step = 'on' | 'above' | 'spread'
const STEPS: Record<AgeBand, readonly (readonly Step[])[]> = {
  '2-3': [['on', 'above']],
  '4-6': [['on', 'above']],
  '7-9': [
    ['on', 'above'],
    ['above', 'on'],
    ['on', 'above'],
    ['on', 'above'],
    ['above', 'on'],
  ],
  '10-12': [
    ['spread', 'on', 'above'],
    ['above', 'on'],
    ['on', 'above'],
    ['spread', 'above', 'on'],
    ['above', 'on'],
  ],
}

/** Fewer lines would look lost on a page of their own. */
const MIN_LINES = 7
const MIN_PICTURE_HEIGHT = Math.round(PAGE_PX * 0.52)
/** A picture is rather small than overleaf of its text. */
const MIN_VIGNETTE_HEIGHT = { left: Math.round(PAGE_PX * 0.42), right: Math.round(PAGE_PX * 0.33) }

type Chosen = StoryLayout & { size: TextSize; text?: string }

const isSharp = ({ maxWidth }: PagePicture, width: number) => maxWidth === undefined || maxWidth >= width

/** The layouts of one page of text, each a page of the book; null if this step does not suit it. */
type Choose = (content: PageContent, picture: PagePicture, model: Model, isLeft: boolean) => Chosen[] | null

/** The text below a picture: its size, and how much of the page is left. */
export function below(text: string, model: Model): { size: TextSize; width: number; pictureHeight: number } | null {
  const sizes = sizesFor(model)
  const width = columnWidth(BELOW.width, sizes)
  const size = fitText(text, sizes, { width, height: BELOW.maxHeight })
  if (!size) return null
  const height = textHeight(text, size, width)
  return { size, width, pictureHeight: PAGE_PX - height - 2 * BELOW.padding - FOLIO_HEIGHT }
}

const chooseOn: Choose = ({ text }, picture, model) => {
  const found = placeText(text, picture, sizesFor(model))
  if (!found) return null
  const { size, cost: _, ...place } = found
  return [{ layout: 'on', size, place }]
}

const chooseAbove: Choose = ({ text }, picture, model) => {
  const found = below(text, model)
  if (!found || !isSharp(picture, PAGE_PX)) return null
  const { isWhole } = cropTo(picture, { width: PAGE_PX, height: found.pictureHeight })
  return isWhole && found.pictureHeight >= MIN_PICTURE_HEIGHT ? [{ layout: 'above', size: found.size }] : null
}

const chooseSpread: Choose = ({ text }, picture, model, isLeft) => {
  const room = textPageBox(sizesFor(model))
  const size = fitText(text, sizesFor(model), room)
  const isEnough = size && lineCount(text, size, room.width) >= MIN_LINES
  return isLeft && isEnough && isSharp(picture, PAGE_PX)
    ? [
        { layout: 'picture', size, text: '' },
        { layout: 'text', size },
      ]
    : null
}

const CHOICES: Record<Step, Choose> = {
  on: chooseOn,
  above: chooseAbove,
  spread: chooseSpread,
}

/** Splits a text into parts that fit on pages of text, between sentences if it can. */
function splitText(text: string, size: TextSize): string[] {
  const { width, height } = textPageBox([size])
  const fits = (part: string) => textHeight(part, size, width) <= height
  const parts: string[] = []
  let current = ''
  const add = (piece: string) => {
    if (current !== '' && !fits(current + piece)) {
      parts.push(current.trim())
      current = ''
    }
    current += piece
  }
  for (const sentence of text.match(/[^.!?…]+[.!?…”’"']*\s*|\s+|[.!?…]+/gu) ?? [])
    if (fits(sentence)) add(sentence)
    else for (const word of sentence.match(/\S+\s*|\s+/g) ?? []) add(word)
  if (current.trim() !== '') parts.push(current.trim())
  return parts
}

/** The text on pages of its own, after its picture. */
function textPages(text: string, model: Model): Chosen[] {
  const sizes = sizesFor(model)
  const size = fitText(text, sizes, textPageBox(sizes))
  const [smallest] = sizes.slice(-1)
  if (size) return [{ layout: 'text', size }]
  if (!smallest) return []
  return splitText(text, smallest).map(part => ({ layout: 'text', size: smallest, text: part }))
}

function chooseLayouts(
  content: PageContent,
  picture: PagePicture | null,
  model: Model,
  steps: readonly Step[],
  isLeft: boolean,
): Chosen[] {
  const { text } = content
  if (!picture) return textPages(text, model)
  for (const step of steps) {
    const chosen = CHOICES[step](content, picture, model, isLeft)
    if (chosen) return chosen
  }
  const found = below(text, model)
  if (found && found.pictureHeight - SAFE_PX >= MIN_VIGNETTE_HEIGHT[isLeft ? 'left' : 'right'])
    return [{ layout: 'vignette', size: found.size }]
  const pages = textPages(text, model)
  const [first] = pages
  return first ? [{ layout: 'picture', size: first.size, text: '' }, ...pages] : []
}

/**
 * Lays out the pages of a story. Facing pages are a left and a right page, except after a text of unusual length.
 * @param pictures by page number
 * @param pagesBefore number of the pages that come first: the half title, which is on the right, and what follows it
 */
export function arrangePages(
  contents: readonly PageContent[],
  pictures: ReadonlyMap<number, PagePicture>,
  model: Model,
  pagesBefore: number,
): StoryPage[] {
  const steps = STEPS[model.ageBand]
  const pages: StoryPage[] = []
  contents.forEach((content, i) => {
    const isLeft = (pagesBefore + pages.length) % 2 === 1
    const picture = content.picture === null ? null : (pictures.get(content.picture) ?? null)
    const chosen = chooseLayouts(content, picture, model, steps[i % steps.length] ?? [], isLeft)
    pages.push(...chosen.map(each => pageOf(content, each)))
  })
  return pages
}

function pageOf(content: PageContent, chosen: Chosen): StoryPage {
  const page = { kind: 'story' as const, ...content, ...chosen }
  return chosen.layout === 'text' ? { ...page, picture: null, altText: '' } : page
}
