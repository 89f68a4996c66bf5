import { attribute, IDENTITY, type Matrix, matrixOf, multiply } from './markup.ts'
import { createPaints } from './paints.ts'
import type { Point } from './path.ts'
import { outlinesOf, pointsOf } from './path-points.ts'
import { SIZE } from './svg.ts'
import type { SvgDefs } from './svg-defs.ts'

/** Side of a cell in px. */
const CELL = 8
/** What is farther outside of the picture is not measured. */
const AROUND = SIZE / 2
/** Thinner lines hide nothing, in px. */
const THIN = 7

/** What a drawing covers of the picture. */
export interface Silhouette {
  /** Whether something opaque is at a point, in px. */
  covers(point: Point): boolean
  /** Its ends in px; empty if the left one is beyond the right one. */
  box: { left: number; right: number; top: number; bottom: number }
}

/** A band along a line. */
const strokePoints = (outline: readonly Point[], width: number): Point[][] =>
  outline.slice(1).map((to, i): Point[] => {
    const from = outline[i] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const half = width / 2 / (Math.hypot(dx, dy) || 1)
    const [nx, ny] = [-dy * half, dx * half]
    return [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ]
  })

/** What was measured of drawings that use the same definitions. */
const measured = new WeakMap<SvgDefs, Map<string, Silhouette>>()

/** Measures drawings that use the same definitions, each once. */
export function createSilhouettes(defs: SvgDefs): (drawing: string) => Silhouette {
  const { isOpaque } = createPaints(defs)
  /** Clip paths that are wider than a figure. */
  const cuts = new Map<string, Point[]>()
  for (const [, id = '', data = ''] of defs.element().matchAll(/<clipPath id="(p\d+)"><path d="([^"]*)"/g))
    if (data.length < 200) cuts.set(id, pointsOf(data).flat())

  function shapesOf(drawing: string): Point[][][] {
    const shapes: Point[][][] = []
    const stack: { matrix: Matrix; isLeftOut: boolean; floor: number }[] = []
    const paths = new Map<string, string>()
    let top = { matrix: IDENTITY, isLeftOut: false, floor: Number.POSITIVE_INFINITY }
    for (const [, closing, name = '', attributes = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      if (name === 'g' && closing) top = stack.pop() ?? top
      if (closing) continue
      const transform = attribute(attributes, 'transform')
      const matrix = transform ? multiply(top.matrix, matrixOf(transform)) : top.matrix
      if (name === 'g') {
        stack.push(top)
        const cut = cutBy(attribute(attributes, 'clip-path'), top.matrix)
        top = {
          matrix,
          isLeftOut: top.isLeftOut || cut === 'inside' || Number(attribute(attributes, 'opacity') ?? 1) < 0.5,
          floor: Math.min(top.floor, typeof cut === 'number' ? cut : Number.POSITIVE_INFINITY),
        }
        continue
      }
      const data = attribute(attributes, 'd') ?? paths.get(attribute(attributes, 'href') ?? '')
      const id = attribute(attributes, 'id')
      if (id && data) paths.set(`#${id}`, data)
      if (top.isLeftOut) continue
      const outlines = () => outlinesOf(name, attributes, data)
      const [a, b, c, d, e, f] = matrix
      const { floor } = top
      const laid = (outline: readonly Point[]) =>
        outline.map(([x, y]): Point => [a * x + c * y + e, Math.min(floor, b * x + d * y + f)])
      if (isOpaque(attribute(attributes, 'fill'))) shapes.push(outlines().map(laid))
      const width = Number(attribute(attributes, 'stroke-width') ?? 0)
      if (width * Math.sqrt(Math.abs(a * d - b * c)) > THIN && isOpaque(attribute(attributes, 'stroke')))
        shapes.push(...outlines().flatMap(outline => strokePoints(outline, width).map(band => [laid(band)])))
    }
    return shapes
  }

  /** Patterns on clothes are inside of them; the surface of water cuts a figure at a height. */
  function cutBy(clip: string | undefined, [, b, , d, , f]: Matrix): 'inside' | number | undefined {
    if (clip === undefined) return undefined
    const cut = cuts.get(clip.slice(5, -1))
    if (!cut) return 'inside'
    const xs = cut.map(([x]) => x)
    if (Math.max(...xs) - Math.min(...xs) < SIZE) return 'inside'
    return Math.max(...cut.map(([x, y]) => b * x + d * y + f))
  }

  const known = measured.get(defs) ?? new Map<string, Silhouette>()
  measured.set(defs, known)
  return drawing => {
    const silhouette = known.get(drawing) ?? lazily(() => maskOf(shapesOf(drawing)))
    known.set(drawing, silhouette)
    return silhouette
  }
}

/** Most drawings are behind all faces, and never measured. */
function lazily(measure: () => Silhouette): Silhouette {
  let mask: Silhouette | undefined
  const measuredOnce = () => (mask ??= measure())
  return {
    get box() {
      return measuredOnce().box
    },
    covers: point => measuredOnce().covers(point),
  }
}

function maskOf(shapes: readonly (readonly Point[][])[]): Silhouette {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -AROUND, Number.POSITIVE_INFINITY, -AROUND]
  for (const outlines of shapes)
    for (const outline of outlines)
      for (const point of outline) {
        if (point[0] < left) left = point[0]
        if (point[0] > right) right = point[0]
        if (point[1] < top) top = point[1]
        if (point[1] > bottom) bottom = point[1]
      }
  const box = {
    left: Math.max(-AROUND, left),
    right: Math.min(SIZE + AROUND, right),
    top: Math.max(-AROUND, top),
    bottom: Math.min(SIZE + AROUND, bottom),
  }
  const columns = Math.max(0, Math.ceil((box.right - box.left) / CELL))
  const rows = Math.max(0, Math.ceil((box.bottom - box.top) / CELL))
  const cells = new Uint8Array(columns * rows)
  for (const each of shapes) fillCells(each)

  /** Fills the cells whose middle is inside. */
  function fillCells(outlines: readonly (readonly Point[])[]) {
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const outline of outlines)
      for (const point of outline) {
        if (point[1] < from) from = point[1]
        if (point[1] > to) to = point[1]
      }
    const first = Math.max(0, Math.ceil((from - box.top) / CELL - 0.5))
    const last = Math.min(rows - 1, Math.floor((to - box.top) / CELL - 0.5))
    for (let row = first; row <= last; row++) {
      const y = box.top + (row + 0.5) * CELL
      const crossings: { x: number; turn: 1 | -1 }[] = []
      for (const outline of outlines) {
        let before = outline.at(-1)
        for (const point of outline) {
          if (before && before[1] > y !== point[1] > y)
            crossings.push({
              x: before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]),
              turn: point[1] > before[1] ? 1 : -1,
            })
          before = point
        }
      }
      crossings.sort((one, other) => one.x - other.x)
      let winding = 0
      for (const [i, { x, turn }] of crossings.entries()) {
        winding += turn
        if (winding === 0) continue
        const begin = Math.max(0, Math.round((x - box.left) / CELL))
        const end = Math.min(columns, Math.round(((crossings[i + 1]?.x ?? x) - box.left) / CELL))
        if (end > begin) cells.fill(1, row * columns + begin, row * columns + end)
      }
    }
  }

  return {
    box,
    covers([x, y]) {
      const column = Math.floor((x - box.left) / CELL)
      const row = Math.floor((y - box.top) / CELL)
      return column >= 0 && row >= 0 && column < columns && row < rows && cells[row * columns + column] === 1
    },
  }
}
