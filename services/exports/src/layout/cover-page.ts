import { bookMessages } from '@kahani/messages/en/books'
import type { Box } from '../pictures/placed-picture.ts'
import type { BookModel, BookPage, LinePlace } from './book-model.ts'
import { groundOf } from './cover-ground.ts'
import { cropTo } from './crop.ts'
import { fullWidth, middle, type PageContext, type PagePicture, pictureOf, pictureWindow, placed } from './elements.ts'
import { framedPicture } from './framed-picture.ts'
import { boxOf, grown, overlaps, PAGE_PX, SAFE_PX } from './geometry.ts'
import { inlineText } from './paragraphs.ts'
import { fitLine, fitTitle, lineCount, textWidth } from './text-size.ts'

type CoverPage = Extract<BookPage, { kind: 'cover' }>
type Lettering = Pick<BookModel, 'title' | 'childName'>

const LIVE_WIDTH = PAGE_PX - 2 * SAFE_PX
const TITLE_LINE_HEIGHT = 1.18

const TITLE_SIZES = [70, 64, 58, 52, 46, 40, 36]
const TITLE_WIDTH = LIVE_WIDTH - 48
const titleSize = (title: string) => fitTitle(title, TITLE_SIZES, TITLE_WIDTH)
const typeSize = (sizePx: number) => `font-size:${sizePx}px;line-height:${Math.round(sizePx * TITLE_LINE_HEIGHT)}px`

/** The area with the title above a picture that has none. */
interface Head {
  sizePx: number
  height: number
}
/** Height of the curve at the lower edge of the head. */
const CURVE = 44

function headOf(title: string): Head {
  const sizePx = titleSize(title)
  const lines = lineCount(title, { fontPx: sizePx, linePx: 0 }, TITLE_WIDTH)
  return { sizePx, height: Math.max(190, Math.round(lines * sizePx * TITLE_LINE_HEIGHT) + 112) }
}

/** Distance of what has to be seen from what covers it. It includes the bleed, by which a picture can be larger. */
const CLEARANCE = 14

/** Room for the bleed of any press. */
const WIDEST = PAGE_PX + 40

/**
 * Where a picture is below the head, relative to the window that it fills there. Null if it is too small for the width of the page,
 * or part of what has to be seen would be cut off: then it is framed.
 */
function cropBelow(head: Head, picture: PagePicture, bleed: number): Box | null {
  if (picture.maxWidth !== undefined && picture.maxWidth < WIDEST) return null
  const { box, isWhole } = cropTo(picture, { width: PAGE_PX + 2 * bleed, height: PAGE_PX - head.height + bleed })
  return isWhole ? box : null
}

const FOR_CHILD_PX = [24, 19] as const
const FOR_CHILD_PADDING = 52
const FOR_CHILD_LINE = 1.42
const MARGIN_BOTTOM = 52

/** The size and the place of "A story for …", in the order of preference: at the bottom, then beside the figures. */
function* placesFor(text: string): Generator<LinePlace> {
  for (const preferred of FOR_CHILD_PX) {
    const fontPx = fitLine(text, preferred, LIVE_WIDTH - FOR_CHILD_PADDING)
    const width = Math.min(LIVE_WIDTH, Math.ceil(textWidth(text) * fontPx) + FOR_CHILD_PADDING)
    const height = Math.round(fontPx * FOR_CHILD_LINE) + 12
    const [left, centre, right] = [SAFE_PX, (PAGE_PX - width) / 2, PAGE_PX - SAFE_PX - width]
    for (const top of [PAGE_PX - MARGIN_BOTTOM - height, 640, 560, 480, 400]) {
      for (const x of [centre, left, right]) yield { left: x, top, width, height, fontPx }
    }
  }
}

/** The part of a cover with letters, in which no line is put. */
const LETTERED_HEIGHT = 360

/** Where the picture of a cover is on the page, and the top of the part of the page that has no letters. */
function placeOnPage({ title }: Lettering, picture: PagePicture): { image: Box; top: number } | null {
  if (picture.lettered) return { image: cropTo(picture, { width: PAGE_PX, height: PAGE_PX }).box, top: LETTERED_HEIGHT }
  const head = headOf(title)
  const box = cropBelow(head, picture, 0)
  return box && { image: { ...box, top: box.top + head.height }, top: head.height }
}

/** Where "A story for …" covers nothing that has to be seen; null if nowhere. */
export function placeForChild(lettering: Lettering, picture: PagePicture | undefined): LinePlace | null {
  const places = [...placesFor(bookMessages.dedication(lettering.childName))]
  const placed = picture && placeOnPage(lettering, picture)
  // A framed picture leaves room for it.
  if (!placed) return places[0] ?? null
  const focus = (picture.focus ?? []).map(({ box }) => boxOf(box, placed.image))
  const isFree = (place: Box) => place.top >= placed.top && focus.every(box => !overlaps(grown(place, CLEARANCE), box))
  return places.find(isFree) ?? null
}

const forChildLine = ({ childName }: Lettering, { forChild }: CoverPage) =>
  forChild
    ? placed(
        'cover-foot',
        forChild,
        `<p class="for-child" dir="ltr" style="font-size:${forChild.fontPx}px;line-height:${forChild.height - 12}px">${inlineText(bookMessages.dedication(childName))}</p>`,
      )
    : ''

const heading = (title: string, sizePx: number, className = '') =>
  `<h1${className && ` class="${className}"`} dir="ltr" style="${typeSize(sizePx)}">${inlineText(title)}</h1>`

/** A picture that is continued to the left, around the spine, and ends there in the colour of the back cover. */
function wrappedPicture(context: PageContext, page: CoverPage, window: Box, box: Box, wrap: number): string {
  if (wrap === 0) return pictureWindow(context, page, window, { box })
  const wider = { ...window, left: window.left - wrap, width: window.width + wrap }
  const fade = { colour: groundOf(context), edges: ['left'] as const }
  return pictureWindow(context, page, wider, { box: { ...box, left: box.left + wrap }, fade })
}

/** A cover whose picture shows the title. The text of the title lies over its letters, for search and for screen readers. */
function letteredCoverPage(context: PageContext, page: CoverPage, wrap: number): string {
  const { model, bleed } = context
  const window = fullWidth(context, -bleed, PAGE_PX + 2 * bleed)
  const picture = pictureOf(context, page)
  return `${picture ? wrappedPicture(context, page, window, cropTo(picture, window).box, wrap) : ''}
${middle('cover-title', { left: SAFE_PX, top: 40, width: LIVE_WIDTH, height: 240 }, heading(model.title, titleSize(model.title), 'lettered'))}
${forChildLine(model, page)}`
}

/**
 * The title is above a picture without letters, which is framed if the head would cover something that has to be seen.
 * @param wrap how far a picture that fills the page reaches beyond its left edge, around the spine
 */
export function coverPage(context: PageContext, page: CoverPage, wrap = 0): string {
  const picture = pictureOf(context, page)
  if (picture?.lettered) return letteredCoverPage(context, page, wrap)
  const { model, bleed } = context
  const head = headOf(model.title)
  const box = picture && cropBelow(head, picture, bleed)
  const room = { left: SAFE_PX, top: head.height + 12, width: LIVE_WIDTH, height: PAGE_PX - 124 - head.height }
  // What is cut off above continues behind the curved edge.
  const behind = box ? Math.min(CURVE, -box.top) : 0
  const window = fullWidth(context, head.height - behind, PAGE_PX - head.height + behind + bleed)
  const shown = box
    ? wrappedPicture(context, page, window, { ...box, top: box.top + behind }, wrap)
    : framedPicture(context, page, room)
  return `${shown}
${placed('cover-head', fullWidth(context, -bleed, head.height + bleed), '', `background-color:${groundOf(context)}`)}
${middle('cover-title', { left: (PAGE_PX - TITLE_WIDTH) / 2, top: 42, width: TITLE_WIDTH, height: head.height - 72 }, heading(model.title, head.sizePx))}
${forChildLine(model, page)}`
}
