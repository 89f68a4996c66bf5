import type { AgeBand } from '@kahani/contracts/options'
import type { BookPage } from './book-model.ts'
import { frame, fullWidth, middle, type PageContext, pictureWindow, placed, textStyle } from './elements.ts'
import { framedPicture, isFramed } from './framed-picture.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import { paragraphs } from './paragraphs.ts'
import {
  ARCH,
  BESIDE_LEFT_ARCH,
  BESIDE_RIGHT_ARCH,
  CALM_CHROME,
  CALM_PADDING,
  CALM_WIDTH,
  FOLIO_HEIGHT,
  MAX_CALM_HEIGHT,
  TEXT_PAGE,
  textRoom,
} from './text-boxes.ts'
import { fitText, lineCount } from './text-size.ts'

type StoryPage = Extract<BookPage, { kind: 'story' }>

const MIN_CALM_HEIGHT = 168
/** How far the curved edge of the calm area covers the picture. */
const CURVE = 34
const FRAME_GAP = 8

/** Texts of several sentences are set flush left, short ones centred. */
const TEXT_CLASS: Record<AgeBand, string> = {
  '2-3': 'text',
  '4-6': 'text',
  '7-9': 'text prose',
  '10-12': 'text prose',
}

const folio = (number: number) => `<p class="folio">${number}</p>`

/** The picture fills the width of the page above a calm area with the text, or is in a frame if much of it would be lost. */
function pageAbove(context: PageContext, page: StoryPage): string {
  const { bleed, model, pictures } = context
  const width = CALM_WIDTH[model.ageBand]
  const size = fitText(page.text, model.ageBand, textRoom('above', model.ageBand))
  const textHeight = lineCount(page.text, size, width) * size.linePx
  const calm = Math.min(MAX_CALM_HEIGHT, Math.max(MIN_CALM_HEIGHT, textHeight + CALM_CHROME))
  const top = PAGE_PX - calm
  const side = page.number % 2 === 0 ? 'left' : 'right'
  const tint = pictures.get(page.number)?.tint
  const style = tint ? `background-color:${tint}` : ''
  const room = { left: SAFE_PX, top: SAFE_PX, width: PAGE_PX - 2 * SAFE_PX, height: top - SAFE_PX - FRAME_GAP }
  const picture = isFramed(context, page, top + CURVE)
    ? framedPicture(context, page, room)
    : `${pictureWindow(context, page, fullWidth(context, -bleed, top + CURVE + bleed))}
${placed(`calm calm-${side}`, fullWidth(context, top, calm + bleed), '', style)}`
  const textTop = top + CALM_PADDING
  const box = { left: (PAGE_PX - width) / 2, top: textTop, width, height: PAGE_PX - FOLIO_HEIGHT - textTop }
  return `${picture}
${middle(TEXT_CLASS[model.ageBand], box, paragraphs(page.text, context), textStyle(size))}
${folio(page.number)}`
}

/** The picture is seen through an arch beside the text. */
function pageWithArch(context: PageContext, page: StoryPage): string {
  const isLeft = page.layout === 'arch-left'
  const arch = { ...ARCH, left: isLeft ? SAFE_PX : PAGE_PX - SAFE_PX - ARCH.width }
  const rim = { left: arch.left - 7, top: arch.top - 7, width: arch.width + 14, height: arch.height + 14 }
  const box = isLeft ? BESIDE_LEFT_ARCH : BESIDE_RIGHT_ARCH
  const size = fitText(page.text, context.model.ageBand, box)
  return `${placed('arch-rim', rim)}
${pictureWindow(context, page, arch, 'arch')}
${middle('text prose', box, paragraphs(page.text, context), textStyle(size))}
${folio(page.number)}`
}

/** A page of text that faces its picture, or has none. */
function textPage(context: PageContext, page: StoryPage): string {
  const { ageBand } = context.model
  const size = fitText(page.text, ageBand, TEXT_PAGE)
  return `${frame}
${middle(TEXT_CLASS[ageBand], TEXT_PAGE, paragraphs(page.text, context), textStyle(size))}
${folio(page.number)}`
}

const SAFE_AREA = { left: SAFE_PX, top: SAFE_PX, width: PAGE_PX - 2 * SAFE_PX, height: PAGE_PX - 2 * SAFE_PX }

const fullPicture = (context: PageContext, page: StoryPage) =>
  isFramed(context, page)
    ? framedPicture(context, page, SAFE_AREA)
    : pictureWindow(context, page, fullWidth(context, -context.bleed, PAGE_PX + 2 * context.bleed))

/** The content of a story page, by its layout. */
export const STORY_PAGES: Record<StoryPage['layout'], (context: PageContext, page: StoryPage) => string> = {
  above: pageAbove,
  'arch-left': pageWithArch,
  'arch-right': pageWithArch,
  text: textPage,
  picture: fullPicture,
}
