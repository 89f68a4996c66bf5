import { COVER } from '@kahani/contracts/illustration'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import type { Box } from '../pictures/placed-picture.ts'
import type { BookPage } from './book-model.ts'
import { frontPicture } from './cover-page.ts'
import { bodyOf } from './detail.ts'
import { fullWidth, middle, type PageContext, type PagePicture, pictureOf, pictureWindow, placed } from './elements.ts'
import { grown, PAGE_PX, SAFE_PX } from './geometry.ts'
import { inlineText } from './paragraphs.ts'
import { lineCount } from './text-size.ts'

type BackCover = Extract<BookPage, { kind: 'back-cover' }>

/** Pages of the last third show how the story ends. */
const SHARE_OF_PAGES = 2 / 3

/** A scene is calm with few figures, which leave room around them. */
const unrest = (focus: readonly FocusBox[]) =>
  focus.reduce((sum, { part, box }) => sum + box.width * box.height + (part === 'face' ? 0.12 : 0.02), 0)

/** Height of a face that is well seen in a picture of this size, as a share of the picture. */
const GOOD_FACE = 0.16
const faceHeight = (focus: readonly FocusBox[]) =>
  Math.max(0, ...focus.filter(({ part }) => part === 'face').map(({ box }) => box.height))
/** Nobody on it, or somebody far away, is as bad as a crowd. */
const distance = (focus: readonly FocusBox[]) => 6 * Math.max(0, GOOD_FACE - faceHeight(focus))

/** Chooses a calm scene with somebody in it that is not the end of the story. */
export function chooseBackPicture<P extends { picture: number | null; altText: string }>(
  pages: readonly P[],
  pictures: ReadonlyMap<number, Pick<PagePicture, 'focus'>>,
): Pick<P, 'picture' | 'altText'> {
  const candidates = pages.slice(1, Math.ceil(pages.length * SHARE_OF_PAGES)).flatMap(({ picture, altText }) => {
    const focus = picture === null ? undefined : pictures.get(picture)?.focus
    return focus ? [{ picture, altText, cost: unrest(focus) + distance(focus) }] : []
  })
  const [calmest] = candidates.toSorted((a, b) => a.cost - b.cost)
  return calmest ? { picture: calmest.picture, altText: calmest.altText } : { picture: null, altText: '' }
}

const PICTURE = { top: 76, side: 420 }
const RIM = 6
/** The part of the picture around its figures that they fill at most. */
const FILLED = 0.86
const MAX_ZOOM = 1.7
const BLURB: Box = { left: 92, top: 512, width: PAGE_PX - 184, height: 178 }
const FOOT: Box = { left: SAFE_PX, top: 698, width: PAGE_PX - 2 * SAFE_PX, height: 62 }
const BLURB_PX = 29

/** The transition from the front begins this far from the fold. */
const FOLD = 36

/** Where the back of a sheet is soft and dark, relative to the sheet. The front picture continues here. */
export const backVeil = ({ bleed }: Pick<PageContext, 'bleed'>): Box => ({
  left: 0,
  top: 0,
  width: PAGE_PX + bleed - FOLD,
  height: PAGE_PX + 2 * bleed,
})

/** The back as a page of its own. */
export function backCoverPage(context: PageContext, page: BackCover): string {
  const front = pictureOf(context, { picture: COVER })
  const window = fullWidth(context, -context.bleed, PAGE_PX + 2 * context.bleed)
  const ground = front && frontPicture(context, front, { ...window, left: window.left - PAGE_PX }, backVeil(context))
  return `${ground ? pictureWindow(context, { picture: COVER, altText: '' }, window, { name: 'back_ground', ...ground }) : ''}
${backCover(context, page)}`
}

/** A scene, what makes one curious, and for whom the book is. */
export function backCover(context: PageContext, page: BackCover): string {
  const { ageBand } = context.model
  const picture = pictureOf(context, page)
  const { widthPx = 1, heightPx = 1, maxWidth = PICTURE.side } = picture ?? {}
  const width = Math.round(Math.min(maxWidth, PICTURE.side * Math.min(1, widthPx / heightPx)))
  const height = Math.round((width * heightPx) / widthPx)
  const window = { left: (PAGE_PX - width) / 2, top: PICTURE.top + (PICTURE.side - height) / 2, width, height }
  const fontPx = fitBlurb(page.blurb)
  const blurb = `<p class="blurb" dir="ltr" style="font-size:${fontPx}px;line-height:${Math.round(fontPx * 1.45)}px">${inlineText(page.blurb)}</p>`
  const box = picture && aroundFigures(picture, window)
  const shown = pictureWindow(context, page, window, {
    ...{ className: 'framed', name: 'back_cover' },
    ...(box ? { box } : {}),
  })
  return `${shown && placed('picture-rim', grown(window, RIM))}
${shown}
${middle('', picture ? BLURB : { ...BLURB, top: PICTURE.top, height: FOOT.top - PICTURE.top }, blurb)}
${placed('back-foot', FOOT, `<p>${escapeHtml(bookMessages.ages[ageBand])}</p><p>${escapeHtml(bookMessages.madeWith)}</p>`)}`
}

/** Enlarges a picture until its figures fill the window, or it would not be sharp. */
function aroundFigures({ focus, maxWidth = Number.POSITIVE_INFINITY }: PagePicture, window: Box): Box {
  const figures = focus.map(bodyOf)
  const left = Math.min(1, ...figures.map(({ x }) => x))
  const top = Math.min(1, ...figures.map(({ y }) => y))
  const right = Math.max(0, ...figures.map(({ x, width }) => x + width))
  const bottom = Math.max(0, ...figures.map(({ y, height }) => y + height))
  const share = Math.max(right - left, bottom - top)
  const zoom = Math.max(1, Math.min(MAX_ZOOM, FILLED / share, maxWidth / window.width))
  const [width, height] = [Math.round(window.width * zoom), Math.round(window.height * zoom)]
  const place = (size: number, whole: number, middle: number) =>
    Math.round(Math.min(0, Math.max(size - whole, size / 2 - middle * whole)))
  return {
    ...{ width, height },
    left: place(window.width, width, (left + right) / 2),
    top: place(window.height, height, (top + bottom) / 2),
  }
}

/** Two sentences with a long name need more lines. */
function fitBlurb(blurb: string): number {
  const fits = (fontPx: number) =>
    lineCount(blurb, { fontPx, linePx: 0 }, BLURB.width) * Math.round(fontPx * 1.45) <= BLURB.height
  for (let fontPx = BLURB_PX; fontPx > 13; fontPx -= 1) if (fits(fontPx)) return fontPx
  return 13
}
