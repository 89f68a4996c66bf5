import { COVER } from '@kahani/contracts/illustration'
import type { AgeBand } from '@kahani/contracts/options'
import type { Box, Tone } from '../pictures/placed-picture.ts'
import { below } from './arrange-pages.ts'
import type { BookModel, BookPage, Detail } from './book-model.ts'
import { findPortrait, findVignette, medallion } from './detail.ts'
import { fullWidth, middle, type PageContext, pictureOf, pictureWindow, placed, textStyle } from './elements.ts'
import { framedBox, framedPicture } from './framed-picture.ts'
import { DOTS } from './front-matter.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import { paragraphs } from './paragraphs.ts'
import { folioBox } from './place-text.ts'
import { BELOW, FOLIO_HEIGHT, textPageBox } from './text-boxes.ts'
import { minContrastOf, sizesFor, textHeight } from './text-size.ts'

type StoryPage = Extract<BookPage, { kind: 'story' }>
type PageOf<Layout extends StoryPage['layout']> = StoryPage & { layout: Layout }

/** Texts of several sentences are set flush left, short ones centred. */
const TEXT_CLASS: Record<AgeBand, string> = {
  '2-3': 'text',
  '4-6': 'text',
  '7-9': 'text prose',
  '10-12': 'text prose',
}

/** Whether the text of a page goes on from the page before. */
const isContinued = ({ pages }: BookModel, page: StoryPage) =>
  page !== pages.find(each => each.kind === 'story' && each.number === page.number && each.layout !== 'picture')

interface NumberStyle {
  /** Of a number that lies on a picture. */
  tone?: Tone
  /** A small plate for it, where it can't be at the bottom of the page. */
  badge?: Box
}

/**
 * A text with the number of its page. The number is the heading of a document, before the text. Otherwise it is not read aloud
 * in the middle of a story, as the pages of a file have labels.
 */
function withNumber(context: PageContext, page: StoryPage, text: string, { tone, badge }: NumberStyle = {}): string {
  const isHeading = context.hasHeadings && !isContinued(context.model, page)
  const className = badge ? 'number' : tone ? `folio on-${tone}` : 'folio'
  const number = isHeading
    ? `<h2 class="${className}">${page.number}</h2>`
    : `<p class="${className}" aria-hidden="true">${page.number}</p>`
  const shown = badge ? placed('badge', badge, number) : number
  return isHeading ? `${shown}\n${text}` : `${text}\n${shown}`
}

/** The text of a page below an ornament, in the middle of a box. */
function textIn(context: PageContext, { text, size }: StoryPage, box: Box, { ornament = '', className = '' } = {}) {
  const textClass = TEXT_CLASS[context.model.ageBand]
  const lineEms = textClass === 'text' ? box.width / size.fontPx : 0
  const content = ornament + paragraphs(text, { ...context, lineEms })
  return middle(`${textClass} ${className}`.trim(), box, content, textStyle(size))
}

/** The box of a page with its bleed. */
const wholePage = ({ bleed }: PageContext): Box => ({
  left: -bleed,
  top: -bleed,
  width: PAGE_PX + 2 * bleed,
  height: PAGE_PX + 2 * bleed,
})

/** The picture fills the page, and the text lies on its quiet area. */
function pageWithTextOn(context: PageContext, page: PageOf<'on'>): string {
  const { bleed } = context
  const { box, tone, picture: at } = page.place
  const picture = pictureOf(context, page)
  if (!picture) return ''
  const isAtBottom = box.top + box.height > PAGE_PX / 2
  const share = (PAGE_PX + 2 * bleed) / PAGE_PX
  const placing = {
    box: { left: at.left * share, top: at.top * share, width: at.width * share, height: at.height * share },
    veil: {
      boxes: [
        {
          ...box,
          left: box.left + bleed,
          top: box.top + bleed,
          height: box.height + (isAtBottom ? FOLIO_HEIGHT - SAFE_PX : 0),
        },
      ],
      tone,
      minContrast: minContrastOf(page.size, context.model.textScale),
    },
  }
  const text = textIn(context, page, box, { className: `on-${tone}` })
  return `${pictureWindow(context, page, wholePage(context), placing)}
${withNumber(context, page, text, isAtBottom ? { tone } : { badge: folioBox(picture, at) })}`
}

/** The picture is as wide as the page, and ends softly above the text. */
function pageAbove(context: PageContext, page: PageOf<'above'>): string {
  const { bleed } = context
  const found = below(page.text, context.model)
  const picture = pictureOf(context, page)
  if (!found || !picture) return ''
  const height = found.pictureHeight
  const window = fullWidth(context, -bleed, height + bleed)
  return `${pictureWindow(context, page, window, { fade: { colour: picture.tint, edges: ['bottom'] } })}
${withNumber(context, page, textIn(context, page, belowBox(found)))}`
}

const belowBox = ({ width, pictureHeight: top }: { width: number; pictureHeight: number }): Box => ({
  left: (PAGE_PX - width) / 2,
  top: top + BELOW.padding / 2,
  width,
  height: PAGE_PX - FOLIO_HEIGHT - top - BELOW.padding,
})

/** The picture above the text, with the same edges if what has to be seen, and the text, leave them. */
function pageWithVignette(context: PageContext, page: PageOf<'vignette'>): string {
  const found = below(page.text, context.model)
  const picture = pictureOf(context, page)
  if (!found || !picture) return ''
  const box = belowBox(found)
  const room = { ...box, top: SAFE_PX, height: found.pictureHeight - SAFE_PX }
  const { left, width } = framedBox(picture, room)
  const fits = textHeight(page.text, page.size, width) <= box.height
  return `${framedPicture(context, page, room)}
${withNumber(context, page, textIn(context, page, fits ? { ...box, left, width } : box))}`
}

const ORNAMENT = { size: 210, gap: 40, share: 0.7 }
/** Above a text without a picture. */
const DOTS_HEIGHT = 34

/** A detail of the picture that a text faces, or of one before it. */
function ornamentOf({ pictures }: PageContext, { number }: StoryPage): Detail | null {
  const thing = findVignette(pictures, [number])
  if (thing) return thing
  const figures = new Set((pictures.get(number)?.focus ?? []).flatMap(({ who }) => who ?? []))
  for (const figure of figures) {
    const portrait = findPortrait(pictures, [number], figure)
    if (portrait) return portrait
  }
  const before = [...pictures.keys()].filter(each => each > COVER && each < number)
  return findVignette(pictures, before)
}

/** A page of text that faces its picture, or has none, with an ornament above it. */
function textPage(context: PageContext, page: StoryPage): string {
  const { size, gap, share } = ORNAMENT
  const room = textPageBox(sizesFor(context.model))
  const height = textHeight(page.text, page.size, room.width)
  const detail = ornamentOf(context, page)
  if (!detail || size + gap + height > room.height) {
    const ornament = DOTS_HEIGHT + height > room.height ? '' : DOTS
    return withNumber(context, page, textIn(context, page, room, { ornament }))
  }
  const top = room.top + (room.height - size - gap - height) / 2
  const ornament = medallion(
    context,
    `${page.number}_detail`,
    detail,
    { left: (PAGE_PX - size) / 2, top, width: size, height: size },
    share,
  )
  return ornament + withNumber(context, page, textIn(context, page, { ...room, top: top + size + gap, height }))
}

function fullPicture(context: PageContext, page: StoryPage): string {
  const picture = pictureOf(context, page)
  const isSmall = picture?.maxWidth !== undefined && picture.maxWidth < PAGE_PX
  const safe = { left: SAFE_PX, top: SAFE_PX, width: PAGE_PX - 2 * SAFE_PX, height: PAGE_PX - 2 * SAFE_PX }
  return isSmall ? framedPicture(context, page, safe) : pictureWindow(context, page, wholePage(context))
}

/** The content of a story page, by its layout. */
export function storyPage(context: PageContext, page: StoryPage): string {
  switch (page.layout) {
    case 'on':
      return pageWithTextOn(context, page)
    case 'above':
      return pageAbove(context, page as PageOf<'above'>)
    case 'vignette':
      return pageWithVignette(context, page as PageOf<'vignette'>)
    case 'text':
      return textPage(context, page)
    case 'picture':
      return fullPicture(context, page)
  }
}
