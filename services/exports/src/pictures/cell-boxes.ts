/** Boxes around cells of a square grid. Cells are numbered by row, from the upper left. */

/** In cells: from `left` and `top` up to, but without, `right` and `bottom`. */
export interface CellBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** Smaller groups are left out. */
const LEAST_CELLS = 8
/** A box is split if that makes it smaller by this share of its area, and by so many cells. */
const GAIN = { share: 0.15, cells: 40 }
/** Least side of a part. */
const LEAST_SIDE = 3

/** Groups of cells that are side by side. */
export function groupsOf(isIn: (cell: number) => boolean, side: number): number[][] {
  const seen = new Set<number>()
  const groups: number[][] = []
  for (let start = 0; start < side * side; start++) {
    const group: number[] = []
    const visit = (cell: number) => {
      if (seen.has(cell) || !isIn(cell)) return
      seen.add(cell)
      group.push(cell)
    }
    visit(start)
    // Grows while it is read.
    for (const cell of group) {
      const x = cell % side
      if (x > 0) visit(cell - 1)
      if (x < side - 1) visit(cell + 1)
      if (cell >= side) visit(cell - side)
      if (cell < side * (side - 1)) visit(cell + side)
    }
    if (group.length >= LEAST_CELLS) groups.push(group)
  }
  return groups
}

type IsIn = (cell: number) => boolean

/** The box around those cells that are in a part; null if none is. */
function boxOf(cells: readonly number[], side: number, isIn: IsIn = () => true): CellBox | null {
  const box = { left: side, right: 0, top: side, bottom: 0 }
  for (const cell of cells) {
    if (!isIn(cell)) continue
    const x = cell % side
    const y = Math.floor(cell / side)
    if (x < box.left) box.left = x
    if (x >= box.right) box.right = x + 1
    if (y < box.top) box.top = y
    if (y >= box.bottom) box.bottom = y + 1
  }
  return box.left < box.right ? box : null
}

const areaOf = (box: CellBox | null): number => (box ? (box.right - box.left) * (box.bottom - box.top) : 0)

/** Boxes that cover cells and little else: the box of all, or those of its parts if they are clearly smaller. */
export function split(cells: readonly number[], side: number): CellBox[] {
  const box = boxOf(cells, side)
  if (!box) return []
  let best: { parts: [IsIn, IsIn]; area: number } | undefined
  const axes = [
    { from: box.left, to: box.right, at: (cell: number) => cell % side },
    { from: box.top, to: box.bottom, at: (cell: number) => Math.floor(cell / side) },
  ]
  for (const { from, to, at } of axes)
    for (let cut = from + LEAST_SIDE; cut <= to - LEAST_SIDE; cut++) {
      const parts: [IsIn, IsIn] = [cell => at(cell) < cut, cell => at(cell) >= cut]
      const area = areaOf(boxOf(cells, side, parts[0])) + areaOf(boxOf(cells, side, parts[1]))
      if (!best || area < best.area) best = { parts, area }
    }
  if (!best || areaOf(box) - best.area < Math.max(GAIN.share * areaOf(box), GAIN.cells)) return [box]
  return best.parts.flatMap(isIn => split(cells.filter(isIn), side))
}
