import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import type { BookModel, BookPage } from './book-model.ts'
import { HALF_TITLE, halfTitleSize, INNER } from './dedication.ts'
import { frame, fullWidth, middle, type PageContext, pictureOf, pictureWindow, placed, textStyle } from './elements.ts'
import { framedPicture, isTooSmall } from './framed-picture.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import { inlineText, verses } from './paragraphs.ts'
import { fitLine, lineCount } from './text-size.ts'

const LIVE_WIDTH = PAGE_PX - 2 * SAFE_PX

const STAR = 'm0-12 3.4 8.6 8.6 3.4-8.6 3.4L0 12l-3.4-8.6L-12 0l8.6-3.4z'
/** With a size of its own, since calibre turns it into a picture without a class. */
export const MOON = `<div class="moon"><svg xmlns="http://www.w3.org/2000/svg" width="190" height="150" viewBox="0 0 190 150" aria-hidden="true">
<path d="M88 6a69 69 0 1 0 68 88A60 60 0 0 1 88 6z" fill="#f5b236"/>
<g fill="#fff3d9"><path transform="translate(146 38)" d="${STAR}"/><path transform="translate(176 84) scale(.55)" d="${STAR}"/><path transform="translate(24 20) scale(.5)" d="${STAR}"/></g>
</svg></div>`
const DOTS = '<div class="dots"><span></span><span class="large"></span><span></span></div>'

const FOR_CHILD_PX = 24
/** On both sides. */
const FOR_CHILD_PADDING = 52

const typeSize = (sizePx: number) => `font-size:${sizePx}px;line-height:${Math.round(sizePx * 1.18)}px`

/** Longer titles are set in a smaller size. */
const coverTitleSize = ({ length }: string) => (length > 60 ? 36 : length > 36 ? 46 : length > 20 ? 56 : 66)

/** The line below a picture, which is smaller for a long name. */
function forChildLine(childName: string): string {
  const text = bookMessages.dedication(childName)
  const fontPx = fitLine(text, FOR_CHILD_PX, LIVE_WIDTH - FOR_CHILD_PADDING)
  return `<p class="for-child" dir="ltr" style="font-size:${fontPx}px">${inlineText(text)}</p>`
}

/** A cover whose picture shows the title. The text of the title lies over its letters, for search and for screen readers. */
function letteredCoverPage(context: PageContext, page: Extract<BookPage, { kind: 'cover' }>): string {
  const { title, childName } = context.model
  const { bleed } = context
  const heading = `<h1 class="lettered" dir="ltr" style="${typeSize(coverTitleSize(title))}">${inlineText(title)}</h1>`
  const forChild = forChildLine(childName)
  return `${pictureWindow(context, page, fullWidth(context, -bleed, PAGE_PX + 2 * bleed))}
${middle('cover-title', { left: SAFE_PX, top: 40, width: LIVE_WIDTH, height: 240 }, heading)}
${placed('cover-foot', { left: SAFE_PX, top: PAGE_PX - 100, width: LIVE_WIDTH, height: 48 }, forChild)}`
}

/** The title is above a picture without letters, so that it never covers a face. */
export function coverPage(context: PageContext, page: Extract<BookPage, { kind: 'cover' }>): string {
  if (page.picture !== null && context.pictures.get(page.picture)?.lettered) return letteredCoverPage(context, page)
  const { title, childName } = context.model
  const { bleed } = context
  const sizePx = coverTitleSize(title)
  const lines = lineCount(title, { fontPx: sizePx, linePx: 0 }, LIVE_WIDTH - 48)
  const head = Math.max(190, Math.round(lines * sizePx * 1.18) + 112)
  const pictureTop = Math.min(head - 68, 200)
  const heading = `<h1 dir="ltr" style="${typeSize(sizePx)}">${inlineText(title)}</h1>`
  const forChild = forChildLine(childName)
  const room = { left: SAFE_PX, top: head + 12, width: LIVE_WIDTH, height: PAGE_PX - 124 - head }
  const shown = pictureOf(context, page)
  const picture =
    shown && isTooSmall(context, shown)
      ? framedPicture(context, page, room)
      : pictureWindow(context, page, fullWidth(context, pictureTop, PAGE_PX + bleed - pictureTop))
  return `${picture}
${placed('cover-head', fullWidth(context, -bleed, head + bleed))}
${middle('cover-title', { left: SAFE_PX, top: 40, width: LIVE_WIDTH, height: head - 72 }, heading)}
${placed('cover-foot', { left: SAFE_PX, top: PAGE_PX - 100, width: LIVE_WIDTH, height: 48 }, forChild)}`
}

const messageMarkup = ({ childName, dedicationSize }: BookModel, message: string, marginTop: number) =>
  `<div class="message" style="${textStyle(dedicationSize)};margin-top:${marginTop}px">${verses(message, [childName])}</div>`

/** The title, and the family's message as a dedication, or its beginning. */
export function halfTitlePage({ model }: PageContext, message: string): string {
  const { title, childName } = model
  const content = `${DOTS}
<p class="book-title" dir="ltr" style="${textStyle(halfTitleSize(title))}">${inlineText(title)}</p>
<p class="for" dir="ltr">${inlineText(bookMessages.forChild(childName))}</p>
${message && messageMarkup(model, message, HALF_TITLE.messageMargin)}`
  return `${frame}\n${middle('', INNER, content)}`
}

/** The rest of the message. */
export const dedicationPage = ({ model }: PageContext, message: string) =>
  `${frame}\n${middle('', INNER, messageMarkup(model, message, 0))}`

export function closingPage({ model: { childName, createdAt, origin } }: PageContext): string {
  const content = `${MOON}
<p class="the-end">${escapeHtml(bookMessages.theEnd)}</p>
<p class="for" dir="ltr">${inlineText(bookMessages.madeFor(childName))}</p>
<p class="date">${escapeHtml(bookMessages.date(createdAt))}</p>
<p class="date">${escapeHtml(bookMessages.madeWith)}</p>
<p class="date" dir="ltr">${inlineText(origin)}</p>`
  return middle('', INNER, content)
}

export function drawingPage(prompt: string): string {
  const inset = SAFE_PX + 12
  const sheet = { left: inset, top: 140, width: PAGE_PX - 2 * inset, height: PAGE_PX - 140 - inset }
  const heading = { left: SAFE_PX, top: 72, width: LIVE_WIDTH, height: 56 }
  return `${middle('drawing-prompt', heading, `<p dir="ltr">${escapeHtml(prompt)}</p>`)}
${placed('drawing-sheet', sheet)}`
}
