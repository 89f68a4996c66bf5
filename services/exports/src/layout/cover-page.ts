import { COVER } from '@kahani/contracts/illustration'
import { bookMessages } from '@kahani/messages/en/books'
import { type Box, type PlacedPicture, placeOf } from '../pictures/placed-picture.ts'
import type { BookModel, BookPage, LinePlace } from './book-model.ts'
import { FRAME_COLOUR, groundOf, rimOf } from './cover-ground.ts'
import { cropTo } from './crop.ts'
import { bodyOf } from './detail.ts'
import { fullWidth, middle, type PageContext, type PagePicture, pictureOf, pictureWindow, placed } from './elements.ts'
import { boxOf, grown, overlaps, PAGE_PX, SAFE_PX } from './geometry.ts'
import { inlineText } from './paragraphs.ts'
import { fitLine, fitTitle, textWidth } from './text-size.ts'

type CoverPage = Extract<BookPage, { kind: 'cover' }>
type Titled = Pick<BookModel, 'title' | 'childName'>

const LIVE_WIDTH = PAGE_PX - 2 * SAFE_PX
const TITLE_LINE_HEIGHT = 1.18
const TITLE_SIZES = [70, 64, 58, 52, 46, 40, 36]

/** Distance of what has to be seen from what covers it. It includes the bleed, by which a picture can be larger. */
const CLEARANCE = 14
/** Room for the bleed of any press. */
const WIDEST = PAGE_PX + 40
/** Of the texts of the back, some of which are small, with the ground. */
const MIN_CONTRAST = 7
/** Distance of what has to be seen from the edge of the page. */
const MARGIN = 10

const TITLE_TOP = 40
/** Of the title, preferred first. */
const TITLE_HEIGHTS = [290, 270, 250, 230, 210, 190]
const titleBox = (height: number): Box => ({ left: SAFE_PX, top: TITLE_TOP, width: LIVE_WIDTH, height })

/** How the front shows its picture, in px of the page. */
interface Front {
  /** Of the whole picture. */
  picture: Box
  /** The picture is smaller than the page, and has a frame. */
  isFramed: boolean
  title: Box
}

/** How far a picture is moved down at most, to make room for the title: it is continued above. */
const MAX_DOWN = 150
/** What moving it by 1 px costs, in px of the title's height. */
const DOWN_COST = 0.6

/** The picture fills the page, with its title above all that has to be seen. Null if there is no such place for them. */
function filledFront(picture: PagePicture): Front | null {
  if (picture.maxWidth !== undefined && picture.maxWidth < WIDEST) return null
  const { box, isWhole } = cropTo(picture, { width: PAGE_PX, height: PAGE_PX })
  if (!isWhole) return null
  const focus = picture.focus.map(({ box: region }) => boxOf(region, { ...box, top: 0 }))
  const lowest = Math.min(MAX_DOWN, ...focus.map(each => PAGE_PX - MARGIN - each.top - each.height))
  const fronts = TITLE_HEIGHTS.flatMap(height => {
    const below = TITLE_TOP + height + CLEARANCE
    const top = Math.max(box.top, ...focus.map(each => below - each.top))
    if (top > lowest) return []
    const front: Front = { picture: { ...box, top }, isFramed: false, title: titleBox(height) }
    return [{ front, cost: DOWN_COST * Math.max(0, top) - height }]
  })
  return fronts.toSorted((a, b) => a.cost - b.cost)[0]?.front ?? null
}

const FRAMED_TITLE = titleBox(196)
const FRAMED_AREA: Box = { left: SAFE_PX + 12, top: 256, width: LIVE_WIDTH - 24, height: 450 }

/** The whole picture, as large as it is sharp, below the title. */
function framedFront({ widthPx, heightPx, maxWidth = Number.POSITIVE_INFINITY }: PagePicture): Front {
  const { left, top, width: most, height: tallest } = FRAMED_AREA
  const width = Math.round(Math.min(most, maxWidth, (tallest * widthPx) / heightPx))
  const height = Math.round((width * heightPx) / widthPx)
  const picture = { width, height, left: left + (most - width) / 2, top: top + (tallest - height) / 2 }
  return { picture, isFramed: true, title: FRAMED_TITLE }
}

/** The lettering of drawn covers is in their upper third. */
const DRAWN_TITLE = titleBox(320)

/** Where picture and title are on the front. */
function frontOf(picture: PagePicture): Front {
  if (!picture.lettered) return filledFront(picture) ?? framedFront(picture)
  return { picture: cropTo(picture, { width: PAGE_PX, height: PAGE_PX }).box, isFramed: false, title: DRAWN_TITLE }
}

const FOR_CHILD_PADDING = 52
/** Font sizes, preferred first, and the height of the line. Nastaliq is much taller than its size. */
const FOR_CHILD = { sizesPx: [24, 19], line: 1.42 }
const FOR_CHILD_IN_NASTALIQ = { sizesPx: [19, 17], line: 2.1 }
const MARGIN_BOTTOM = 52

/** The size and the place of "A story for …", in the order of preference: at the bottom, then beside the figures. */
function* placesFor(text: string): Generator<LinePlace> {
  const { sizesPx, line } = /\p{scx=Arabic}/u.test(text) ? FOR_CHILD_IN_NASTALIQ : FOR_CHILD
  for (const preferred of sizesPx) {
    const fontPx = fitLine(text, preferred, LIVE_WIDTH - FOR_CHILD_PADDING)
    const width = Math.min(LIVE_WIDTH, Math.ceil(textWidth(text) * fontPx) + FOR_CHILD_PADDING)
    const height = Math.round(fontPx * line) + 12
    const [left, centre, right] = [SAFE_PX, (PAGE_PX - width) / 2, PAGE_PX - SAFE_PX - width]
    for (const top of [PAGE_PX - MARGIN_BOTTOM - height, 640, 560, 480, 400]) {
      for (const x of [centre, left, right]) yield { left: x, top, width, height, fontPx }
    }
  }
}

/** Where "A story for …" covers nothing that has to be seen; null if nowhere. */
export function placeForChild({ childName }: Titled, picture: PagePicture | undefined): LinePlace | null {
  const places = [...placesFor(bookMessages.dedication(childName))]
  const front = picture && frontOf(picture)
  // A framed picture leaves room for it.
  if (!front || front.isFramed) return places[0] ?? null
  const focus = picture.focus.map(({ box }) => boxOf(box, front.picture))
  const bodies = picture.focus.map(each => boxOf(bodyOf(each), front.picture))
  const isFree = (place: Box, boxes: readonly Box[]) =>
    place.top >= front.title.top + front.title.height && boxes.every(box => !overlaps(grown(place, CLEARANCE), box))
  const free = places.filter(place => isFree(place, focus))
  return free.find(place => isFree(place, bodies)) ?? free[0] ?? null
}

const forChildLine = ({ childName }: Titled, { forChild }: CoverPage) =>
  forChild
    ? placed(
        'cover-foot',
        forChild,
        `<p class="for-child" dir="ltr" style="font-size:${forChild.fontPx}px;line-height:${forChild.height - 12}px">${inlineText(bookMessages.dedication(childName))}</p>`,
      )
    : ''

const moved = (box: Box, { left, top }: Pick<Box, 'left' | 'top'>): Box => ({
  ...box,
  left: box.left + left,
  top: box.top + top,
})

/** A title contains the child's name, or the first word of it. */
const heroName = ({ title, childName }: Titled) =>
  title.includes(childName) ? childName : (childName.split(' ')[0] ?? childName)

type CoverPicture = Pick<PlacedPicture, 'box' | 'frame' | 'lettering' | 'veil'>

/**
 * The front picture in a window of the sheet, in px of the front page, with the title if the picture does not show it.
 * @param veiled the part of the window on which it is soft and dark
 */
export function frontPicture(
  context: Pick<PageContext, 'model' | 'pictures'>,
  picture: PagePicture,
  window: Box,
  veiled: Box | null,
): CoverPicture {
  const { model } = context
  const front = frontOf(picture)
  const soft = front.isFramed ? { ...window, left: 0, top: 0 } : veiled
  const from = { left: -window.left, top: -window.top }
  const lettering = {
    title: model.title,
    heroName: heroName(model),
    box: moved(front.title, from),
    dark: rimOf(context),
  }
  return {
    box: moved(front.picture, from),
    ...(front.isFramed ? { frame: FRAME_COLOUR } : {}),
    ...(picture.lettered ? {} : { lettering }),
    ...(soft ? { veil: { boxes: [soft], tone: 'dark', minContrast: MIN_CONTRAST, colour: groundOf(context) } } : {}),
  }
}

/** The front as an image by itself, without "A story for …". Null without its picture. */
export function coverImage(context: Pick<PageContext, 'model' | 'pictures'>): PlacedPicture | null {
  const picture = context.pictures.get(COVER)
  const page = { left: 0, top: 0, width: PAGE_PX, height: PAGE_PX }
  return picture
    ? {
        ...{ name: placeOf(COVER), pageNumber: COVER, width: PAGE_PX, height: PAGE_PX },
        ...frontPicture(context, picture, page, null),
      }
    : null
}

/** The part of the sheet around the book that the picture of the front fills: by default its own page. */
interface Around {
  window: Box
  /** Relative to the window. */
  veiled: Box
}

/** The picture shows the title. Its text lies over the letters, for search and for screen readers. */
export function coverPage(context: PageContext, page: CoverPage, around?: Around): string {
  const { model, bleed } = context
  const picture = pictureOf(context, page)
  if (!picture) {
    const whole = { left: SAFE_PX, top: SAFE_PX, width: LIVE_WIDTH, height: LIVE_WIDTH }
    return `${middle('cover-title', whole, heading(model.title))}\n${forChildLine(model, page)}`
  }
  const { window, veiled } = around ?? { window: fullWidth(context, -bleed, PAGE_PX + 2 * bleed), veiled: null }
  const { title } = frontOf(picture)
  return `${pictureWindow(context, page, window, frontPicture(context, picture, window, veiled))}
${middle('cover-title', title, heading(model.title, 'lettered'))}
${forChildLine(model, page)}`
}

function heading(title: string, className = ''): string {
  const sizePx = fitTitle(title, TITLE_SIZES, LIVE_WIDTH)
  const style = `font-size:${sizePx}px;line-height:${Math.round(sizePx * TITLE_LINE_HEIGHT)}px`
  return `<h1${className && ` class="${className}"`} dir="ltr" style="${style}">${inlineText(title)}</h1>`
}
