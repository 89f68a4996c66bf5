import type { Random } from '@kahani/random/random'
import type { Box, ComposedLine } from './composed-title.ts'
import { type Ornament, SHAPES } from './ornament-shapes.ts'
import { type Bounds, boundsOf, moveOutline, type Outline, type PathCommand } from './outline.ts'

/** Sizes relative to the size of the line, unless it is of small words. */
const MAIN_RADIUS = 0.26
/** Relative to the width of the box. */
const RADIUS = { least: 0.016, largest: 0.033 }
/** Free space beside a line for a shape, and for a shape with smaller ones around it, in radii. */
const SPACE = { one: 4.2, many: 5.5 }

interface Place {
  side: -1 | 1
  /** End of the line's ink, and of the free space. */
  from: number
  to: number
  y: number
}

interface Context {
  shape: Ornament
  box: Box
  rim: number
  random: Random
}

/** Shapes beside the shortest line, and strokes beside lines of small words, clear of all letters. */
export function drawOrnaments(lines: readonly ComposedLine[], context: Context): Outline[] {
  const letters = lines.flatMap(({ words }) =>
    words.flatMap(({ pieces }) => pieces.map(({ outline }) => boundsOf(outline))),
  )
  const ends = {
    left: Math.min(...letters.map(({ left }) => left)),
    right: Math.max(...letters.map(({ right }) => right)),
  }
  const isSmall = ({ words }: ComposedLine) => words.every(({ kind }) => kind === 'small')
  const shortest = lines.filter(line => !isSmall(line)).toSorted((a, b) => widthOf(a) - widthOf(b))[0]
  return lines
    .filter(line => line === shortest || isSmall(line))
    .flatMap(line => {
      const size = Math.max(...line.words.map(word => word.size))
      const places: Place[] = [
        { side: -1, from: line.bounds.left, to: ends.left, y: middleOfEnd(line, -1) },
        { side: 1, from: line.bounds.right, to: ends.right, y: middleOfEnd(line, 1) },
      ]
      const drawn = isSmall(line)
        ? places.map(place => flourish(place, size, context.random))
        : drawClusters(places, size, context)
      const fits = (bounds: Bounds) =>
        isInside(bounds, context.box, 2 * context.rim) && isClear(bounds, letters, 2.2 * context.rim)
      // A shape on one side only would look forgotten, and the small ones belong to the main one, which is the first.
      const count = drawn[0]?.findIndex((_, i) => drawn.some(side => !side[i] || !fits(boundsOf(side[i])))) ?? 0
      return drawn.flatMap(side => (count < 0 ? side : side.slice(0, count)))
    })
}

function drawClusters(places: readonly Place[], size: number, { shape, box, random }: Context): PathCommand[][][] {
  const space = Math.min(...places.map(({ from, to }) => Math.abs(to - from)))
  const radius = Math.min(MAIN_RADIUS * size, RADIUS.largest * box.width, space / SPACE.one)
  return radius < RADIUS.least * box.width ? [[]] : places.map(place => cluster(place, radius, { shape, random }))
}

const widthOf = ({ bounds }: ComposedLine) => bounds.right - bounds.left

function middleOfEnd({ words }: ComposedLine, side: -1 | 1): number {
  const all = words.flatMap(({ pieces }) => pieces.map(({ outline }) => boundsOf(outline)))
  const end = all.reduce((a, b) => ((side < 0 ? b.left < a.left : b.right > a.right) ? b : a))
  return (end.top + end.bottom) / 2
}

/** A tapering stroke beside small words. */
function flourish({ side, from, to, y }: Place, size: number, random: Random): PathCommand[][] {
  const length = Math.min(Math.abs(to - from) * 0.6, size * 2.6)
  if (length < size) return []
  const x = from + side * (size * 0.75 + length / 2)
  return [
    place(SHAPES.stroke, {
      x,
      y: y + 0.03 * size * random.between(-1, 1),
      width: (-side * length) / 2,
      height: size * 0.75,
      angle: 0.03 * random.between(-1, 1),
    }),
  ]
}

/** A shape with a sparkle and a dot. */
function cluster(
  { side, from, to, y }: Place,
  radius: number,
  { shape, random }: { shape: Ornament; random: Random },
): PathCommand[][] {
  const space = Math.abs(to - from)
  const x = from + side * Math.min(space - 1.4 * radius, Math.max(space / 2, 2.2 * radius))
  const flip = shape === 'leaf' || shape === 'moon' ? side : 1
  const main = place(SHAPES[shape], {
    x,
    y: y + 0.3 * radius * random.between(-1, 1),
    width: radius * flip,
    height: radius,
    angle: 0.22 * random.between(-1, 1),
  })
  if (space < SPACE.many * radius) return [main]
  const up = random.pick([-1, 1])
  const small = (dx: number, dy: number, size: number, outline: PathCommand[]) =>
    place(outline, {
      x: x + side * dx * radius,
      y: y + up * dy * radius,
      width: size * radius,
      height: size * radius,
      angle: 0.2 * random.between(-1, 1),
    })
  return [main, small(1.75, -1.15, 0.46, SHAPES.sparkle), small(1.5, 1.1, 0.34, SHAPES.dot)]
}

interface Placing {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

function place(outline: readonly PathCommand[], { x, y, width, height, angle }: Placing): PathCommand[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return moveOutline(outline, (px, py) => [
    x + px * width * cos - py * height * sin,
    y + px * width * sin + py * height * cos,
  ])
}

const isInside = ({ left, top, right, bottom }: Bounds, box: Box, distance: number) =>
  left > box.x + distance &&
  right < box.x + box.width - distance &&
  top > box.y + distance &&
  bottom < box.y + box.height - distance

const isClear = (bounds: Bounds, others: readonly Bounds[], distance: number) =>
  others.every(
    other =>
      bounds.left > other.right + distance ||
      bounds.right < other.left - distance ||
      bounds.top > other.bottom + distance ||
      bounds.bottom < other.top - distance,
  )
