import type { Cell } from '../pictures/measure-cells.ts'
import { GRID } from '../pictures/measure-cells.ts'
import type { Box, Tone } from '../pictures/placed-picture.ts'
import type { TextPlace } from './book-model.ts'
import type { PagePicture } from './elements.ts'
import { boxOf, grown, overlaps, PAGE_PX, SAFE_PX } from './geometry.ts'
import { columnWidth } from './text-boxes.ts'
import { type TextSize, textHeight } from './text-size.ts'

/** Finds the quiet area of a picture for the text of its page. */

const WIDTHS = [660, 560, 440, 350] as const
const COLUMNS = ['middle', 'left', 'right'] as const
const ROWS = ['top', 'bottom', 'upper'] as const
/** Between the text and what has to be seen. */
const CLEAR = 20
const MAX_SHIFT = 150
/** Shares of the page's width that a picture has, which is continued beyond its edges. */
const SCALES = [1, 0.92, 0.84, 0.76] as const
/** What has to be seen stays this far from the edge of the page, or as far as in the picture. */
const EDGE = 14
/** The number of the page is below a text at the bottom. */
const FOLIO = 34
const UPPER = 150
const MAX_HEIGHT = PAGE_PX * 0.4

/** What makes a place worse, in units of `Cell.detail`. */
const COST = { spread: 0.075, shift: 0.035, scale: 34, smaller: 2, narrow: 0.012, line: 0.8, upper: 3, aside: 1 }
/** A picture without a better place has its text elsewhere. */
const MAX_COST = 30

/** How a picture lies on a page that it fills. */
function fullPage({ widthPx, heightPx }: Pick<PagePicture, 'widthPx' | 'heightPx'>, share = 1): Box {
  const scale = Math.max(PAGE_PX / widthPx, PAGE_PX / heightPx) * share
  const [width, height] = [widthPx * scale, heightPx * scale]
  return { left: (PAGE_PX - width) / 2, top: (PAGE_PX - height) / 2, width, height }
}

const focusBoxes = ({ focus }: Pick<PagePicture, 'focus'>, picture: Box): Box[] =>
  focus.map(({ box }) => boxOf(box, picture))

/** The cells of a picture that a box covers; the picture is continued by its outermost cells. */
function cellsIn(cells: readonly Cell[], box: Box, picture: Box): Cell[] {
  const at = (value: number) => Math.min(GRID - 1, Math.max(0, Math.floor(value * GRID)))
  const [left, right] = [box.left, box.left + box.width].map(x => at((x - picture.left) / picture.width))
  const [top, bottom] = [box.top, box.top + box.height].map(y => at((y - picture.top) / picture.height))
  const found: Cell[] = []
  for (let row = top ?? 0; row <= (bottom ?? 0); row++)
    for (let column = left ?? 0; column <= (right ?? 0); column++) {
      const cell = cells[row * GRID + column]
      if (cell) found.push(cell)
    }
  return found
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Half of the lightness that a screen shows. */
const MIDDLE = 128

/** By the median, since a moon in a night sky makes it no day. */
const toneOf = (cells: readonly Cell[]): Tone => {
  const means = cells.map(({ mean }) => mean).sort((a, b) => a - b)
  return (means[Math.floor(means.length / 2)] ?? 0) < MIDDLE ? 'dark' : 'light'
}

type Row = (typeof ROWS)[number]

function boxAt({ width, height }: Pick<Box, 'width' | 'height'>, row: Row, column: (typeof COLUMNS)[number]): Box {
  const left = { left: SAFE_PX + 4, middle: (PAGE_PX - width) / 2, right: PAGE_PX - SAFE_PX - 4 - width }[column]
  const top = { top: SAFE_PX + 4, upper: UPPER, bottom: PAGE_PX - SAFE_PX - FOLIO - height }[row]
  return { left, top, width, height }
}

/** Whether all that has to be seen is beside a text, and on the page. */
function isSeen(picture: PagePicture, at: Box, clear: Box): boolean {
  const whole = focusBoxes(picture, fullPage(picture))
  return focusBoxes(picture, at).every((each, i) => {
    const before = whole[i] ?? each
    return (
      !overlaps(each, clear) &&
      each.top >= Math.min(EDGE, before.top) &&
      each.top + each.height <= Math.max(PAGE_PX - EDGE, before.top + before.height)
    )
  })
}

/** Where a picture is, so that a text covers nothing that has to be seen: as large and as little moved as possible. */
function makeRoom(picture: PagePicture, clear: Box, row: Row): { at: Box; share: number; shift: number } | null {
  for (const share of SCALES) {
    const centred = fullPage(picture, share)
    const free = PAGE_PX - centred.height
    // A smaller picture touches the edge of the page that is opposite to the text.
    const start = share === 1 ? centred : { ...centred, top: row === 'bottom' ? 0 : Math.max(0, free) }
    if (row === 'upper' && share < 1) return null
    const hidden = focusBoxes(picture, start).filter(each => overlaps(each, clear))
    const shift =
      hidden.length === 0 || row === 'upper'
        ? 0
        : row === 'top'
          ? Math.max(...hidden.map(each => clear.top + clear.height - each.top))
          : Math.min(...hidden.map(each => clear.top - each.top - each.height))
    const at = { ...start, top: start.top + shift }
    if (Math.abs(shift) <= MAX_SHIFT && isSeen(picture, at, clear)) return { at, share, shift }
  }
  return null
}

interface Found extends TextPlace {
  size: TextSize
  cost: number
}

/** The best place for a text on a picture that fills the page; null if there is none. */
export function placeText(text: string, picture: PagePicture, sizes: readonly TextSize[]): Found | null {
  if (picture.maxWidth !== undefined && picture.maxWidth < PAGE_PX) return null
  let best: Found | null = null
  for (const [smaller, size] of sizes.entries())
    for (const width of WIDTHS.map(each => columnWidth(each, sizes))) {
      const height = textHeight(text, size, width)
      if (height > MAX_HEIGHT) continue
      for (const row of ROWS)
        for (const column of COLUMNS) {
          const box = boxAt({ width, height }, row, column)
          const room = makeRoom(picture, grown(box, CLEAR), row)
          if (!room) continue
          const { at, share, shift } = room
          const cells = cellsIn(picture.cells, box, at)
          const cost =
            average(cells.map(({ detail }) => detail)) +
            COST.spread * (Math.max(...cells.map(({ light }) => light)) - Math.min(...cells.map(({ dark }) => dark))) +
            COST.shift * Math.abs(shift) +
            COST.scale * (1 - share) +
            COST.smaller * smaller +
            COST.narrow * (WIDTHS[0] - width) +
            (COST.line * box.height) / size.linePx +
            (row === 'upper' ? COST.upper : 0) +
            (column === 'middle' ? 0 : COST.aside)
          if (cost <= MAX_COST && (!best || cost < best.cost))
            best = { size, box, tone: toneOf(cells), picture: at, cost }
        }
    }
  return best
}

/** Where the number of a page is, which the picture fills: where it covers nothing that has to be seen. */
export function folioBox(picture: PagePicture, at: Box): Box {
  const side = 32
  const top = PAGE_PX - SAFE_PX - side
  const boxes = focusBoxes(picture, at)
  const places = [(PAGE_PX - side) / 2, SAFE_PX, PAGE_PX - SAFE_PX - side].map(left => ({
    left,
    top,
    width: side,
    height: side,
  }))
  return (
    places.find(place => !boxes.some(box => overlaps(box, place))) ?? { left: SAFE_PX, top, width: side, height: side }
  )
}
