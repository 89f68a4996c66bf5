import type { Cell } from '../pictures/measure-cells.ts'
import { GRID } from '../pictures/measure-cells.ts'
import type { Box, Tone } from '../pictures/placed-picture.ts'
import type { TextPlace } from './book-model.ts'
import type { PagePicture } from './elements.ts'
import { boxOf, grown, overlaps, PAGE_PX, SAFE_PX } from './geometry.ts'
import { columnWidth } from './text-boxes.ts'
import { NARROWEST_EMS, type TextSize, textHeight } from './text-size.ts'

/** Finds the quiet area of a picture for the text of its page. */

const WIDTHS = [660, 560, 440, 350] as const
const COLUMNS = ['middle', 'left', 'right'] as const
const ROWS = ['top', 'bottom', 'upper'] as const
/** Between the text and what has to be seen. */
const CLEAR = 20
const MAX_SHIFT = 150
/** What has to be seen stays this far from the edge of the page, or as far as in the picture. */
const EDGE = 8
/** What ends this near to the edge of its picture, as a share of it, may be cut off there. */
const CUT = 0.015
/** The number of the page is below a text at the bottom. */
const FOLIO = 34
const UPPER = 150
const MAX_HEIGHT = PAGE_PX * 0.4

/** What makes a place worse, in units of `Cell.detail`. */
const COST = { spread: 0.075, shift: 0.035, edge: 0.5, smaller: 2, narrow: 0.012, line: 0.8, upper: 3, aside: 1 }
/** A picture without a better place has its text elsewhere. */
const MAX_COST = 30

/** How a picture lies on a page that it fills. */
function fullPage({ widthPx, heightPx }: Pick<PagePicture, 'widthPx' | 'heightPx'>): Box {
  const scale = Math.max(PAGE_PX / widthPx, PAGE_PX / heightPx)
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

/** Lightness up to which light letters are readable, and from which dark ones are. */
const READABLE = { dark: 116, light: 133 } as const

/** The tone for which a picture has to be changed least. */
const toneOf = (cells: readonly Cell[]): Tone => {
  const darker = average(cells.map(({ light }) => Math.max(0, light - READABLE.dark)))
  const lighter = average(cells.map(({ dark }) => Math.max(0, READABLE.light - dark)))
  return darker <= lighter ? 'dark' : 'light'
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

/** Whether a picture would be continued beyond an edge that cuts somebody off, who would then end in the middle of the page. */
const wouldFloat = ({ focus }: PagePicture, shift: number) =>
  focus.some(({ box }) => (shift > 0 ? box.y < CUT : box.y + box.height > 1 - CUT))

/** Where a picture is, so that a text covers nothing that has to be seen: as little moved as possible. */
function makeRoom(picture: PagePicture, clear: Box, row: Row): { at: Box; shift: number; edge: number } | null {
  const centred = fullPage(picture)
  const hidden = focusBoxes(picture, centred).filter(each => overlaps(each, clear))
  const shift =
    hidden.length === 0 || row === 'upper'
      ? 0
      : row === 'top'
        ? Math.max(...hidden.map(each => clear.top + clear.height - each.top))
        : Math.min(...hidden.map(each => clear.top - each.top - each.height))
  const at = { ...centred, top: centred.top + shift }
  const isContinued = at.top > 0 || at.top + at.height < PAGE_PX
  if (Math.abs(shift) > MAX_SHIFT || (isContinued && wouldFloat(picture, shift))) return null
  const edge = isContinued ? unevenness(picture.cells, shift > 0 ? 0 : GRID - 1) : 0
  return isSeen(picture, at, clear) ? { at, shift, edge } : null
}

/** Mean difference of neighbouring cells in a row: continued, a row of many colours becomes a band of stripes. */
function unevenness(cells: readonly Cell[], row: number): number {
  const means = cells.slice(row * GRID, (row + 1) * GRID).map(({ mean }) => mean)
  return average(means.slice(1).map((mean, i) => Math.abs(mean - (means[i] ?? mean))))
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
      if (height > MAX_HEIGHT || width < NARROWEST_EMS * size.fontPx) continue
      for (const row of ROWS)
        for (const column of COLUMNS) {
          const box = boxAt({ width, height }, row, column)
          const room = makeRoom(picture, grown(box, CLEAR), row)
          if (!room) continue
          const { at, shift, edge } = room
          const cells = cellsIn(picture.cells, box, at)
          // The root of the mean square, since one busy place makes a text hard to read.
          const cost =
            Math.sqrt(average(cells.map(({ detail }) => detail ** 2))) +
            COST.spread * (Math.max(...cells.map(({ light }) => light)) - Math.min(...cells.map(({ dark }) => dark))) +
            COST.shift * Math.abs(shift) +
            COST.edge * edge +
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

/** Where the number of a page is, as a share of the room, and how much worse that is than in the middle, in units of `Cell.detail`. */
const FOLIO_PLACES = [
  [0.5, 0],
  [0, 3],
  [1, 3],
  [0.25, 6],
  [0.75, 6],
] as const

/** Where the number of a page is, which the picture fills: on a quiet place that covers nothing that has to be seen. */
export function folioBox(picture: PagePicture, at: Box): Box {
  const side = 32
  const [left, right] = [SAFE_PX, PAGE_PX - SAFE_PX - side]
  const top = PAGE_PX - SAFE_PX - side
  const boxes = focusBoxes(picture, at)
  const places = FOLIO_PLACES.map(([share, aside]) => {
    const box = { left: left + share * (right - left), top, width: side, height: side }
    const covered = boxes.filter(each => overlaps(grown(each, CLEAR), box)).length
    const detail = average(cellsIn(picture.cells, box, at).map(each => each.detail))
    return { box, cost: 100 * covered + detail + aside }
  })
  const [best] = places.toSorted((a, b) => a.cost - b.cost)
  return best?.box ?? { left, top, width: side, height: side }
}
