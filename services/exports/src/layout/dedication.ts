import { bookMessages } from '@kahani/messages/en/books'
import { isRightToLeft } from '@kahani/unicode/text-direction'
import type { Box } from '../pictures/placed-picture.ts'
import { PAGE_PX } from './geometry.ts'
import { fitTitle, lineCount, type TextSize } from './text-size.ts'

/** Texts in the middle of a page. */
export const INNER: Box = { left: 96, top: 72, width: PAGE_PX - 192, height: PAGE_PX - 144 }

const toSize = (fontPx: number): TextSize => ({ fontPx, linePx: Math.round(fontPx * 1.48) })
const SIZES = [21, 20, 19, 18, 17, 16].map(toSize)
/** A message that needs several pages is larger again. */
const SIZE_ON_PAGES = toSize(19)
/** Space above a stanza, in lines, and the height of a line in Nastaliq. */
export const STANZA_LINES = 0.7
export const RIGHT_TO_LEFT_LINES = 1.6
/** Fewer lines are not worth a beginning below the title. */
const MIN_LINES = 3

/** Space between the parts of the title page, and the height of the line that names the child. */
export const TITLE_PAGE = { dots: 34, forMargin: 22, forSize: { fontPx: 26, linePx: 34 }, messageMargin: 26 }
const TITLE_SIZES = [48, 44, 40, 36, 32]
export const titleSize = (title: string): TextSize => {
  const fontPx = fitTitle(title, TITLE_SIZES, INNER.width)
  return { fontPx, linePx: Math.round(fontPx * 1.18) }
}

/** A family's message: the part on the title page, which can be empty, and those on pages of their own. */
export interface Dedication {
  size: TextSize
  parts: string[]
}

function roomOnTitlePage(title: string, childName: string): number {
  const size = titleSize(title)
  const titleHeight = lineCount(title, size, INNER.width) * size.linePx
  const { dots, forMargin, forSize, messageMargin } = TITLE_PAGE
  const forHeight = lineCount(bookMessages.forChild(childName), forSize, INNER.width) * forSize.linePx
  return INNER.height - dots - titleHeight - forMargin - forHeight - messageMargin
}

/** Height of a line of verse, with its continuations. An empty line is the space between two stanzas. */
function heightOf(line: string, size: TextSize): number {
  if (line === '') return STANZA_LINES * size.linePx
  const lines = lineCount(line, size, INNER.width)
  return lines * size.linePx * (isRightToLeft(line) ? RIGHT_TO_LEFT_LINES : 1)
}

const heightOfAll = (lines: readonly string[], size: TextSize) =>
  lines.reduce((sum, line) => sum + heightOf(line, size), 0)

/** How many lines fit: up to the end of a stanza, if this doesn't leave the page half empty. */
function countFitting(lines: readonly string[], size: TextSize, height: number): number {
  let count = 0
  while (count < lines.length && heightOfAll(lines.slice(0, count + 1), size) <= height) count += 1
  if (count === lines.length) return count
  const stanzaEnd = lines.slice(0, count + 1).lastIndexOf('')
  return stanzaEnd * 2 > count ? stanzaEnd : count
}

/** Lays out a message: below the title, if necessary smaller, or continued on pages of its own. */
export function layOutDedication(message: string, title: string, childName: string): Dedication {
  const lines = message
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n')
    .map(line => line.trim())
  const room = roomOnTitlePage(title, childName)
  const fitting = SIZES.find(size => heightOfAll(lines, size) <= room)
  if (fitting) return { size: fitting, parts: [message] }

  const size = SIZE_ON_PAGES
  const parts: string[] = []
  let rest = lines
  while (rest.length > 0) {
    const isFirst = parts.length === 0
    const count = countFitting(rest, size, isFirst ? room : INNER.height)
    const taken = isFirst && count < MIN_LINES ? 0 : Math.max(count, isFirst ? 0 : 1)
    parts.push(rest.slice(0, taken).join('\n').trim())
    rest = rest.slice(rest[taken] === '' ? taken + 1 : taken)
  }
  return { size, parts }
}
