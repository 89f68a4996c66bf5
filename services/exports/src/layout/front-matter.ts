import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import { isRightToLeft } from '@kahani/unicode/text-direction'
import type { Box } from '../pictures/placed-picture.ts'
import type { BookModel, BookPage } from './book-model.ts'
import { INNER, RIGHT_TO_LEFT_LINES, TITLE_PAGE, titleSize } from './dedication.ts'
import { medallion } from './detail.ts'
import { frame, middle, type PageContext, placed, textStyle } from './elements.ts'
import { PAGE_PX } from './geometry.ts'
import { inlineText, verses } from './paragraphs.ts'
import { fitLine } from './text-size.ts'

export const DOTS = '<div class="dots"><span></span><span class="large"></span><span></span></div>'

type Page<Kind extends BookPage['kind']> = Extract<BookPage, { kind: Kind }>

const bookTitle = (title: string, element: 'p' | 'h1' = 'p') =>
  `<${element} class="book-title" dir="ltr" style="${textStyle(titleSize(title))}">${inlineText(title)}</${element}>`

const RIM = 6

const VIGNETTE = { size: 190, top: 196, share: 0.72 }

/** The title alone. */
export function halfTitlePage(context: PageContext, { vignette }: Page<'half-title'>): string {
  const { size, top, share } = VIGNETTE
  const box = { left: (PAGE_PX - size) / 2, top, width: size, height: size }
  const below = { ...INNER, top: top + size, height: PAGE_PX - INNER.top - top - size - 96 }
  const content = `${vignette ? '' : DOTS}\n${bookTitle(context.model.title)}`
  const picture = vignette ? medallion(context, 'vignette', vignette, box, share) : ''
  return `${picture}${middle('half-title-text', vignette ? below : INNER, content)}`
}

const LINE_WIDTH = 420
const BOOKPLATE: Box = { left: 128, top: 208, width: PAGE_PX - 256, height: 400 }
const OWNER_PX = 36

/** A bookplate: a line for a name. */
export function belongsToPage({ owner }: Page<'belongs-to'>): string {
  const { left, top, width, height } = BOOKPLATE
  const size = owner && ` style="font-size:${fitLine(owner, OWNER_PX, LINE_WIDTH)}px"`
  const content = `<p class="belongs-to-text">${escapeHtml(bookMessages.belongsTo)}</p>
<p class="owner" dir="ltr"${size}>${owner ? inlineText(owner) : '&#160;'}</p>
<div class="owner-line"></div>
${DOTS}`
  return `${placed('bookplate', BOOKPLATE)}
${middle('bookplate', { left: left + RIM, top: top + RIM, width: width - 2 * RIM, height: height - 2 * RIM }, content)}`
}

const messageMarkup = ({ childName, dedicationSize }: BookModel, message: string, marginTop: number) =>
  `<div class="message" style="${textStyle(dedicationSize)};margin-top:${marginTop}px">${verses(message, [childName])}</div>`

/** The title, and the family's message as a dedication, or its beginning. */
export function titlePage({ model, hasHeadings = false }: PageContext, { message }: Page<'title-page'>): string {
  const { title, childName, pages } = model
  // In a file that is one document, the title on its cover is its only first heading.
  const isHeading = hasHeadings || pages.every(({ kind }) => kind !== 'cover')
  const content = `${DOTS}
${bookTitle(title, isHeading ? 'h1' : 'p')}
<p class="for" dir="ltr">${inlineText(bookMessages.forChild(childName))}</p>
${message && messageMarkup(model, message, TITLE_PAGE.messageMargin)}`
  return `${frame}\n${middle('', INNER, content)}`
}

/** The rest of the message. */
export const dedicationPage = ({ model }: PageContext, { message }: Page<'dedication'>) =>
  `${frame}\n${middle('', INNER, messageMarkup(model, message, 0))}`

/** Portraits in a row, and their size in px, by the number of figures. */
const CAST_GRIDS: Record<number, { columns: number; size: number }> = {
  2: { columns: 2, size: 230 },
  3: { columns: 3, size: 184 },
  4: { columns: 2, size: 190 },
  5: { columns: 3, size: 172 },
  6: { columns: 3, size: 172 },
}
const LARGE_CAST = { columns: 4, size: 140 }
const CAST_AREA: Box = { left: 60, top: 190, width: PAGE_PX - 120, height: PAGE_PX - 190 - 84 }
const CAST_HEADING: Box = { left: INNER.left, top: 84, width: INNER.width, height: 84 }
const NAME = { px: 23, gap: 16, height: 60 }

/** Portraits with names, in rows that are centred. */
export function castPage(context: PageContext, { members }: Page<'cast'>): string {
  const { columns, size } = CAST_GRIDS[members.length] ?? LARGE_CAST
  const rows = Math.ceil(members.length / columns)
  const rowHeight = Math.min(CAST_AREA.height / rows, size + NAME.gap + NAME.height + 40)
  const top = CAST_AREA.top + (CAST_AREA.height - rows * rowHeight) / 2
  const cells = members.map(({ name, portrait }, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, members.length - row * columns)
    const cell = CAST_AREA.width / Math.max(columns, 2)
    const left = CAST_AREA.left + (CAST_AREA.width - inRow * cell) / 2 + (i % columns) * cell
    const box = { left: left + (cell - size) / 2, top: top + row * rowHeight, width: size, height: size }
    const fontPx = Math.max(12, fitLine(name, NAME.px, cell - 16))
    const lineHeight = isRightToLeft(name) ? `;line-height:${Math.round(fontPx * RIGHT_TO_LEFT_LINES * 1.48)}px` : ''
    const text = `<p class="cast-name" dir="ltr" style="font-size:${fontPx}px${lineHeight}">${inlineText(name)}</p>`
    return `${medallion(context, `portrait_${i + 1}`, portrait, box)}${placed('cast-cell', { left: left + 8, top: box.top + size + NAME.gap, width: cell - 16, height: NAME.height }, text)}`
  })
  return `${frame}
${middle('', CAST_HEADING, `${DOTS}\n<h2 class="matter-heading">${escapeHtml(bookMessages.castTitle)}</h2>`)}
${cells.join('\n')}`
}
