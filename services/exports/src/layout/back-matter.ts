import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'
import type { BookModel } from './book-model.ts'
import { INNER } from './dedication.ts'
import { frame, middle, type PageContext, placed } from './elements.ts'
import { DOTS } from './front-matter.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import { inlineText } from './paragraphs.ts'

const STAR = 'm0-12 3.4 8.6 8.6 3.4-8.6 3.4L0 12l-3.4-8.6L-12 0l8.6-3.4z'
/** With a size of its own, since calibre turns it into a picture without a class. */
const MOON = `<div class="moon"><svg xmlns="http://www.w3.org/2000/svg" width="190" height="150" viewBox="0 0 190 150" aria-hidden="true">
<path d="M88 6a69 69 0 1 0 68 88A60 60 0 0 1 88 6z" fill="#f5b236"/>
<g fill="#fff3d9"><path transform="translate(146 38)" d="${STAR}"/><path transform="translate(176 84) scale(.55)" d="${STAR}"/><path transform="translate(24 20) scale(.5)" d="${STAR}"/></g>
</svg></div>`

export function closingPage({ model: { childName } }: PageContext): string {
  const content = `${MOON}
<h2 class="the-end">${escapeHtml(bookMessages.theEnd)}</h2>
<p class="for" dir="ltr">${inlineText(bookMessages.goodNight(childName))}</p>`
  return middle('', INNER, content)
}

const unbroken = (name: string) => name.replaceAll(' ', '\u00a0')

/** How to read the book aloud, and how it was made: paragraphs in plain text. */
export function colophonTexts({ ageBand, childName, createdAt, origin, typefaces }: BookModel) {
  return {
    aloud: bookMessages.readingAloud[ageBand],
    made: [
      bookMessages.madeForOn(childName, createdAt),
      `${origin}.`,
      ...(typefaces.length > 0 ? [bookMessages.typefaces(typefaces.map(unbroken))] : []),
      `${bookMessages.madeWith}.`,
    ],
  }
}

const COLOPHON = { left: 158, top: 96, width: PAGE_PX - 316, height: PAGE_PX - 192 }

export function colophonPage({ model }: PageContext): string {
  const { aloud, made } = colophonTexts(model)
  const small = made.map(text => `<p class="colophon-text" dir="ltr">${inlineText(text)}</p>`)
  const content = `<h2 class="matter-heading">${escapeHtml(bookMessages.readingAloudTitle)}</h2>
<p class="aloud">${escapeHtml(aloud)}</p>
${DOTS}
${small.join('\n')}`
  return `${frame}\n${middle('colophon-texts', COLOPHON, content)}`
}

export function drawingPage(prompt: string): string {
  const inset = SAFE_PX + 12
  const sheet = { left: inset, top: 140, width: PAGE_PX - 2 * inset, height: PAGE_PX - 140 - inset }
  const heading = { left: SAFE_PX, top: 72, width: PAGE_PX - 2 * SAFE_PX, height: 56 }
  return `${middle('drawing-prompt', heading, `<p dir="ltr">${escapeHtml(prompt)}</p>`)}
${placed('drawing-sheet', sheet)}`
}
