import { bookMessages } from '@kahani/messages/en/books'
import { backCover, backVeil } from '../../layout/back-cover.ts'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import { groundOf } from '../../layout/cover-ground.ts'
import { coverPage } from '../../layout/cover-page.ts'
import type { PageContext } from '../../layout/elements.ts'
import { boxStyle, PAGE_PX, SAFE_PX } from '../../layout/geometry.ts'
import { textsOf } from '../../layout/page-texts.ts'
import { inlineText } from '../../layout/paragraphs.ts'
import { fitLine } from '../../layout/text-size.ts'
import type { PlacedPicture } from '../../pictures/placed-picture.ts'
import { mmToPoints, type PrintProvider, placementOf, pointsToPx, spineMm } from './print-providers.ts'

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

type Page<Kind extends BookPage['kind']> = Extract<BookPage, { kind: Kind }>

/** The sheet around the interior: back cover, spine and front cover. */
export interface PrintCover {
  /** The book with its front cover as the only page. */
  model: BookModel & { pages: [Page<'cover'>] }
  back: Page<'back-cover'>
  spineMm: number
  /** Width of the spine in the layout. */
  spinePx: number
  /** Text on the spine; empty if it is too narrow. */
  spineText: string
}

/** @param interiorPages number of pages between the covers */
export function createCover(model: BookModel, interiorPages: number, provider: PrintProvider): PrintCover {
  const front = model.pages.find(page => page.kind === 'cover')
  const back = model.pages.find(page => page.kind === 'back-cover')
  if (!front || !back) throw new Error('expected a book with a front and a back cover')
  const mm = spineMm(provider, interiorPages)
  return {
    model: { ...model, pages: [front] },
    back,
    spineMm: mm,
    spinePx: pointsToPx(mmToPoints(mm)) / placementOf(provider, provider.cover).scale,
    spineText: mm < MIN_SPINE_WITH_TEXT_MM ? '' : chooseSpineText(model),
  }
}

/** All texts on a cover, in reading order: front, back and spine. */
export function coverTexts({ model, back, spineText }: PrintCover): string {
  const texts = [...model.pages, back].map(page => textsOf(page, model))
  return [...texts.flatMap(({ display, reading }) => [...display, ...reading]), spineText].join('\n')
}

export const COVER_STYLES = `
.panel { position: absolute; overflow: hidden }
/* Sideways, since apostrophes would stand upright. */
.spine-text { position: absolute; left: 0; top: 0; width: 100%; height: 100%; writing-mode: vertical-rl;
  text-orientation: sideways; text-align: center; color: #fffdf7; white-space: nowrap }
`

const PX_PER_POINT = pointsToPx(1)

/** Width of the sheet with its bleed, in px: whole points, since Chromium rounds it to them. */
export const coverWidth = ({ spinePx }: PrintCover, bleed: number) =>
  Math.ceil((2 * PAGE_PX + spinePx + 2 * bleed) / PX_PER_POINT) * PX_PER_POINT

export function coverMarkup(context: PageContext, cover: PrintCover): string {
  const { bleed } = context
  const { model, back, spineText, spinePx } = cover
  const width = coverWidth(cover, bleed)
  const height = PAGE_PX + 2 * bleed
  const frontLeft = bleed + PAGE_PX + spinePx
  const trim = (left: number, content: string) => `<div class="trim" style="left:${left}px">${content}</div>`
  const veil = backVeil(context)
  const around = {
    window: { left: -frontLeft, top: -bleed, width, height },
    veiled: spineText ? { ...veil, width: frontLeft } : veil,
  }
  const spine =
    spineText &&
    `<div class="panel" style="${boxStyle({ left: bleed + PAGE_PX, top: 0, width: spinePx, height })}">
<p class="spine-text" dir="ltr" style="font-size:${spineSize(spineText)}px">${inlineText(spineText)}</p></div>`
  return `<section class="page cover" style="width:${width}px;background-color:${groundOf(context)}">
${trim(frontLeft, coverPage({ ...context, model }, model.pages[0], around))}
<div class="back-cover">${trim(bleed, backCover({ ...context, model }, back))}</div>
${spine}
</section>`
}

/** The pictures of the cover, as they are placed there. */
export function placedOnCover(context: Pick<PageContext, 'pictures' | 'bleed'>, cover: PrintCover): PlacedPicture[] {
  const found: PlacedPicture[] = []
  coverMarkup({ ...context, model: cover.model, urlOf: () => '', onPicture: placed => found.push(placed) }, cover)
  return found
}
