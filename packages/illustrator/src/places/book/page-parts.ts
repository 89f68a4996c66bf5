import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { levelPlane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import type { PaperColours } from './paper-colours.ts'

/** Parts of a book as large as a land. */

/** The fold between two pages, which leads away from the viewer. */
export function gutter(stage: Stage, { page, ink }: PaperColours): string {
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const strip = (half: number, colour: string) => shape(floor.rect(-half, start, half * 2, 12000 - start), colour)
  return (
    strip(430, alpha(shade(page, 0.3), 0.22)) +
    strip(250, alpha(shade(page, 0.3), 0.3)) +
    strip(110, alpha(shade(page, 0.4), 0.4)) +
    strip(26, alpha(ink, 0.4))
  )
}

interface Block {
  x: number
  z: number
  width: number
  height: number
  /** The side of the picture on which it stands. */
  turn: 1 | -1
}

/** A cliff of pages, seen from their cut edges. */
export function bookBlock(
  stage: Stage,
  { page, edge, ribbon }: PaperColours,
  { x, z, width, height, turn }: Block,
): Piece {
  const depth = width * 0.8
  const cover = { x, z: z - 40, width: width + 80, depth: depth + 80 }
  const board = { front: ribbon, side: shade(ribbon, 0.2), top: tint(ribbon, 0.1) }
  const corners = (y: number): readonly [Point, Point] => [
    stage.view.project([x - width / 2, y, z]),
    stage.view.project([x + width / 2, y, z]),
  ]
  const inner = x - (turn * width) / 2
  const sheets = Array.from({ length: Math.round(height / 46) }, (_, i) => {
    const [[x0, y0], [x1, y1]] = corners(44 + i * 46)
    const [x2, y2] = stage.view.project([inner, 44 + i * 46, z + depth])
    return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}M${n(turn === 1 ? x0 : x1)} ${n(turn === 1 ? y0 : y1)}L${n(x2)} ${n(y2)}`
  })
  const scale = stage.view.scaleAt([x, 0, z])
  return pieceAt(
    stage,
    z,
    cuboid(stage, { ...cover, y: 0, height: 36 }, board) +
      cuboid(
        stage,
        { x, y: 36, z, width, depth, height: height - 36 },
        { front: edge, side: shade(edge, 0.16), top: tint(page, 0.3) },
      ) +
      line(sheets.join(''), alpha(shade(edge, 0.4), 0.36), Math.max(1.5, scale * 8)) +
      cuboid(stage, { ...cover, y: height, height: 40 }, board),
  )
}

/** White that has swallowed the land from its far end and from both sides up to a torn edge. */
export function whiteTide(stage: Stage, { blank, ink }: PaperColours): string {
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const half = Math.abs(stage.view.xOf(1, 900))
  const torn = (lift: number): Point[] => {
    const edge: Point[] = []
    for (let i = 0; i <= 64; i++) {
      const a = (i / 64) * Math.PI
      const jag = 1 + ((i * 7) % 5) * 0.014 + lift
      edge.push([-Math.cos(a) * half * jag, -200 + Math.sin(a) ** 0.5 * 2700 * jag])
    }
    return edge
  }
  const area = (lift: number) => {
    const edge = torn(lift)
    return floor.area([
      [-30000, start],
      [-30000, 40000],
      [30000, 40000],
      [30000, start],
      [half * 0.9, start],
      ...edge.reverse(),
      [-half * 0.9, start],
    ])
  }
  return shape(area(-0.012), alpha(ink, 0.2)) + shape(area(0), blank)
}

/** The ribbon of a bookmark, on which one walks as on a path. */
export function bookmarkPath(stage: Stage, { ribbon }: PaperColours): string {
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.4
  const middle = (z: number) => 560 + Math.sin(z / 900) * 420 + z * 0.06
  const points = Array.from({ length: 26 }, (_, i) => start + ((6400 - start) * i) / 25)
  const side = (half: number) => points.map((z): Point => [middle(z) + half, z])
  const band = (from: number, to: number) => floor.area([...side(from), ...side(to).reverse()])
  return (
    shape(band(-236, 250), alpha(shade(ribbon, 0.6), 0.2)) +
    shape(band(-220, 220), mix(ribbon, '#ffffff', 0.08)) +
    shape(band(-190, -170), alpha(tint(ribbon, 0.5), 0.7)) +
    shape(band(170, 190), alpha(tint(ribbon, 0.5), 0.7))
  )
}

/** The far corner of the last page, which curls up. */
export function curledCorner(stage: Stage, { blank, edge }: PaperColours): Piece {
  const { defs } = stage.context
  return stage.stand(
    shape(
      'M-900 0C-500 -40 -180 -60 60 -40C420 -20 620 -180 640 -470C760 -160 620 120 240 110C-120 100 -560 60 -900 0Z',
      edge,
    ) +
      shape(
        'M-900 0C-500 -60 -140 -110 120 -110C440 -120 600 -260 640 -470C520 -420 330 -300 120 -270C-160 -230 -600 -120 -900 0Z',
        defs.horizontalGradient(tint(blank, 0.4), blank, shade(blank, 0.14)),
      ),
    [1160, 0, 1830],
    { scale: 0.7 },
  )
}
