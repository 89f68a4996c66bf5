import { alpha, mix, shade } from '../canvas/colour.ts'
import { curve, mid, n, type Point, taper, tube } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { add, sin, times } from '../space/vec3.ts'
import { darkOf, type HairPiece, lightOf } from './hair-pieces.ts'
import { directionOf, type HeadShape, type Place } from './head-shape.ts'
import type { Look } from './look.ts'

/** A bow of ribbon centred on (0, 0), in head units. */
const bowTie = (colour: string) =>
  shape('M0 0C-10 -16 -34 -20 -36 -6C-37 8 -14 12 0 0ZM0 0C10 -16 34 -20 36 -6C37 8 14 12 0 0Z', colour) +
  shape('M-2 4L-16 26L-6 28L2 8ZM2 4L16 26L7 29L0 8Z', shade(colour, 0.14)) +
  circle(0, 0, 8, shade(colour, 0.22))

interface RopeOptions {
  at: Place
  /** Head radii. */
  length: number
  /** How far it stands off to the head's left. */
  aside: number
  stream: number
  plaited: boolean
}

/** Hair that hangs from a place: a plait or a tail. */
export function rope(look: Look, head: HeadShape, { at, length, aside, stream, plaited }: RopeOptions): HairPiece {
  const root = times(directionOf(at), 1.02)
  const u = head.unit
  const back = sin(Math.max(-80, Math.min(80, stream)))
  const along = (share: number): Point => {
    const swung = share * share * length
    const hang = share * length - Math.abs(back) * swung * 0.55
    const local = add(add(root, times(head.down, hang)), [
      aside * Math.sin(share * 1.6) * 0.3,
      0,
      -back * swung * 0.85 - Math.sin(share * Math.PI) * (plaited ? 0.06 : 0.42),
    ])
    return head.project(local).point
  }
  const points = Array.from({ length: 11 }, (_, i) => along(i / 10))
  const facing = head.at(at[0], at[1]).facing
  const layer = facing < -0.62 ? 'behind-body' : facing < -0.02 ? 'behind-head' : 'front'
  const start = points[0] ?? [0, 0]
  if (!plaited)
    return {
      drawing:
        shape(
          tube(
            points,
            share => (16 + 24 * Math.sin(Math.min(1, share * 1.5 + 0.16) * Math.PI * 0.62) - share * share * 28) * u,
          ),
          look.hair.colour,
        ) +
        line(curve(points.slice(1, 8)), alpha(lightOf(look), 0.4), 4 * u) +
        line(curve(points.slice(2, 9).map(([x, y]): Point => [x + 9 * u, y])), alpha(darkOf(look), 0.6), 3.4 * u) +
        ellipse(start[0], start[1], 19 * u, 15 * u, look.ribbon),
      layer,
    }
  const segments = Math.max(5, Math.round(length * 5.4))
  const beads = Array.from({ length: segments }, (_, i) => {
    const share = (i + 0.4) / segments
    const [x, y] = along(share)
    const [x1, y1] = along(share + 0.04)
    const turn = (Math.atan2(y1 - y, x1 - x) * 180) / Math.PI - 90
    const width = (22 - share * 9) * u
    const side = i % 2 ? 1 : -1
    const drawing =
      ellipse(
        side * 5 * u,
        0,
        width,
        15 * u,
        i % 2 ? look.hair.colour : mix(look.hair.colour, darkOf(look), 0.5),
        side * 26,
      ) +
      line(
        `M${n(side * 5 * u - width * 0.4)} ${n(-4 * u)}q${n(width * 0.4)} ${n(-5 * u)} ${n(width * 0.9)} 0`,
        alpha(lightOf(look), 0.35),
        2.6 * u,
      )
    return place(drawing, x, y, { turn })
  })
  const [x, y] = along(0.97)
  const [tx, ty] = along(1.1)
  return {
    drawing:
      shape(taper([[x, y], mid([x, y], [tx, ty]), [tx, ty]], 13 * u, 3 * u), look.hair.colour) +
      beads.join('') +
      place(bowTie(look.ribbon), x, y, { scale: u * 0.85 }),
    layer,
  }
}

/** A plait that is looped up and tied with a ribbon below the ear, as at school. */
export function loopedPlait(look: Look, head: HeadShape, side: 1 | -1): HairPiece {
  const at: Place = [side * 104, -30]
  const root = times(directionOf(at), 1.04)
  const u = head.unit
  const along = (share: number): Point => {
    const angle = share * Math.PI * 2
    const local = add(add(root, times(head.down, (1 - Math.cos(angle)) * 0.44)), [
      side * Math.sin(angle) * 0.19 + side * 0.06,
      0,
      0,
    ])
    return head.project(local).point
  }
  const line3 = Array.from({ length: 13 }, (_, i) => along(0.02 + (i / 12) * 0.96))
  const beads = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = along((i + 0.5) / 12)
    const [x1, y1] = along((i + 0.8) / 12)
    const turn = (Math.atan2(y1 - y, x1 - x) * 180) / Math.PI - 90
    const half = i % 2 ? 1 : -1
    return place(
      line(
        `M${n(half * 13 * u)} ${n(-7 * u)}Q${n(half * 3 * u)} ${n(-4 * u)} 0 ${n(7 * u)}`,
        alpha(i % 3 ? darkOf(look) : lightOf(look), 0.6),
        3.4 * u,
      ),
      x,
      y,
      { turn },
    )
  })
  const [x, y] = head.project(add(root, [side * 0.05, -0.06, 0.02])).point
  const { facing } = head.at(side * 96, -30)
  return {
    drawing:
      shape(
        tube(line3, () => 16 * u),
        look.hair.colour,
      ) +
      beads.join('') +
      place(bowTie(look.ribbon), x, y, { scale: u * 1.05 }),
    layer: facing > -0.12 ? 'front' : head.at(180, 0).facing > 0.3 ? 'front' : 'behind-head',
  }
}
