import type { FocusBox } from '@kahani/contracts/picture-focus'
import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import type { Box } from '../pictures/placed-picture.ts'
import type { BookPage } from './book-model.ts'
import { middle, type PageContext, type PagePicture, pictureOf, pictureWindow, placed } from './elements.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import { inlineText } from './paragraphs.ts'
import { lineCount } from './text-size.ts'

type BackCover = Extract<BookPage, { kind: 'back-cover' }>

/** Pages of the last third show how the story ends. */
const SHARE_OF_PAGES = 2 / 3

/** A scene is calm with few figures, which leave room around them. */
const unrest = (focus: readonly FocusBox[]) =>
  focus.reduce((sum, { part, box }) => sum + box.width * box.height + (part === 'face' ? 0.12 : 0.02), 0)

/** Chooses a calm scene that is not the end of the story. Nobody on it is as bad as a crowd. */
export function chooseBackPicture<P extends { picture: number | null; altText: string }>(
  pages: readonly P[],
  pictures: ReadonlyMap<number, Pick<PagePicture, 'focus'>>,
): Pick<P, 'picture' | 'altText'> {
  const candidates = pages.slice(1, Math.ceil(pages.length * SHARE_OF_PAGES)).flatMap(({ picture, altText }) => {
    const focus = picture === null ? undefined : pictures.get(picture)?.focus
    if (!focus) return []
    const isDeserted = !focus.some(({ part }) => part === 'face')
    return [{ picture, altText, cost: unrest(focus) + (isDeserted ? 1 : 0) }]
  })
  const [calmest] = candidates.toSorted((a, b) => a.cost - b.cost)
  return calmest ? { picture: calmest.picture, altText: calmest.altText } : { picture: null, altText: '' }
}

const PICTURE = { top: 78, side: 404 }
const BLURB: Box = { left: 100, top: 500, width: PAGE_PX - 200, height: 186 }
const FOOT: Box = { left: SAFE_PX, top: 694, width: PAGE_PX - 2 * SAFE_PX, height: 62 }
const BLURB_PX = 25

/** A scene, what makes one curious, and for whom the book is. */
export function backCoverPage(context: PageContext, page: BackCover): string {
  const { ageBand } = context.model
  const picture = pictureOf(context, page)
  const { widthPx = 1, heightPx = 1, maxWidth = PICTURE.side } = picture ?? {}
  const width = Math.round(Math.min(maxWidth, PICTURE.side * Math.min(1, widthPx / heightPx)))
  const height = Math.round((width * heightPx) / widthPx)
  const window = { left: (PAGE_PX - width) / 2, top: PICTURE.top + (PICTURE.side - height) / 2, width, height }
  const fontPx = fitBlurb(page.blurb)
  const blurb = `<p class="blurb" dir="ltr" style="font-size:${fontPx}px;line-height:${Math.round(fontPx * 1.45)}px">${inlineText(page.blurb)}</p>`
  return `${pictureWindow(context, page, window, { className: 'framed', name: 'back_cover' })}
${middle('', picture ? BLURB : { ...BLURB, top: PICTURE.top, height: FOOT.top - PICTURE.top }, blurb)}
${placed('back-foot', FOOT, `<p>${escapeHtml(bookMessages.ages[ageBand])}</p><p>${escapeHtml(bookMessages.madeWith)}</p>`)}`
}

/** Two sentences with a long name need more lines. */
function fitBlurb(blurb: string): number {
  const fits = (fontPx: number) =>
    lineCount(blurb, { fontPx, linePx: 0 }, BLURB.width) * Math.round(fontPx * 1.45) <= BLURB.height
  for (let fontPx = BLURB_PX; fontPx > 13; fontPx -= 1) if (fits(fontPx)) return fontPx
  return 13
}
