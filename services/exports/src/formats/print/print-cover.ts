import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { middle, type PageContext } from '../../layout/elements.ts'
import { boxStyle, PAGE_PX, SAFE_PX } from '../../layout/geometry.ts'
import { coverPage, MOON } from '../../layout/other-pages.ts'
import { inlineText } from '../../layout/paragraphs.ts'
import type { PlacedPicture } from '../../layout/placed-picture.ts'
import { fitLine } from '../../layout/text-size.ts'
import { mmToPoints, type PrintProvider, pointsToPx, spineMm } from './print-providers.ts'

/** Text on a narrower spine could end up on a cover. */
const MIN_SPINE_WITH_TEXT_MM = 6

const SPINE_PX = 13
const MIN_SPINE_PX = 8
const spineSize = (text: string) => fitLine(text, SPINE_PX, PAGE_PX - 2 * SAFE_PX)

/** Title and name; the title alone if both would be illegible. */
function chooseSpineText({ title, childName }: BookModel): string {
  const both = bookMessages.spine(title, childName)
  return spineSize(both) < MIN_SPINE_PX ? title : both
}

type CoverPage = Extract<BookPage, { kind: 'cover' }>

/** The sheet around the interior: back cover, spine and front cover. */
export interface PrintCover {
  /** The book with its cover as the only page. */
  model: BookModel & { pages: [CoverPage] }
  spineMm: number
  /** Text on the spine; empty if it is too narrow. */
  spineText: string
}

/** @param interiorPages number of pages between the covers */
export function createCover(model: BookModel, interiorPages: number, provider: PrintProvider): PrintCover {
  const page = model.pages.find(({ kind }) => kind === 'cover')
  if (page?.kind !== 'cover') throw new Error('expected a book with a cover')
  const mm = spineMm(provider, interiorPages)
  return {
    model: { ...model, pages: [page] },
    spineMm: mm,
    spineText: mm < MIN_SPINE_WITH_TEXT_MM ? '' : chooseSpineText(model),
  }
}

/** All texts on a cover, in reading order: front, back and spine. */
export const coverTexts = ({ model: { title, childName }, spineText }: PrintCover) =>
  [title, bookMessages.dedication(childName), bookMessages.madeFor(childName), bookMessages.madeWith, spineText].join(
    '\n',
  )

export const COVER_STYLES = `
.panel { position: absolute; overflow: hidden }
.back-cover { text-align: center; color: #fffdf7 }
.spine-text { position: absolute; left: 0; top: 0; width: 100%; height: 100%; writing-mode: vertical-rl; text-align: center;
  color: #fffdf7; white-space: nowrap }
`

const BACK = { left: 160, top: 200, width: PAGE_PX - 320, height: PAGE_PX - 400 }

const spinePx = ({ spineMm: mm }: PrintCover) => pointsToPx(mmToPoints(mm))

/** Width of the sheet with its bleed, in px. */
export const coverWidth = (cover: PrintCover, bleed: number) => 2 * PAGE_PX + spinePx(cover) + 2 * bleed

export function coverMarkup(context: PageContext, cover: PrintCover): string {
  const { bleed } = context
  const { model, spineText } = cover
  const panel = (left: number, width: number, content: string) =>
    `<div class="panel" style="${boxStyle({ left, top: 0, width, height: PAGE_PX + 2 * bleed })}">${content}</div>`
  const spineLeft = bleed + PAGE_PX
  const frontLeft = spineLeft + spinePx(cover)
  const back = `${MOON}
<p class="for" dir="ltr">${inlineText(bookMessages.madeFor(model.childName))}</p>
<p class="date">${escapeHtml(bookMessages.madeWith)}</p>`
  const spine =
    spineText &&
    `<p class="spine-text" dir="ltr" style="font-size:${spineSize(spineText)}px">${inlineText(spineText)}</p>`
  const front = coverPage({ ...context, model }, model.pages[0])
  return `<section class="page cover" style="width:${coverWidth(cover, bleed)}px">
${panel(frontLeft, PAGE_PX + bleed, `<div class="trim" style="left:0">${front}</div>`)}
${panel(0, spineLeft, `<div class="trim">${middle('back-cover', BACK, back)}</div>`)}
${panel(spineLeft, spinePx(cover), spine)}
</section>`
}

/** The pictures of the cover, as they are placed there. */
export function placedOnCover(context: Pick<PageContext, 'pictures' | 'bleed'>, cover: PrintCover): PlacedPicture[] {
  const found: PlacedPicture[] = []
  coverMarkup({ ...context, model: cover.model, urlOf: () => '', onPicture: placed => found.push(placed) }, cover)
  return found
}
