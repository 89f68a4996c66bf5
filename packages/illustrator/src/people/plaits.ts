import { alpha, mix, shade } from '../canvas/colour.ts'
import { curve, mid, n, type Point, taper, tube } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { add, between, lengthOf, sin, times, type Vec3 } from '../space/vec3.ts'
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

/** The strands of a plait of `count` parts, which becomes thinner along a curve. */
function beadsAlong(look: Look, u: number, along: (share: number) => Point, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.4) / count
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
}

/** From the nape over the left shoulder to the chest: to the side, up, forward from the centre of the head. */
const NAPE: Vec3 = [0.12, -0.42, -0.98]
const OVER_SHOULDER: readonly Vec3[] = [
  NAPE,
  [0.5, -0.86, -0.86],
  [0.84, -1.16, -0.3],
  [0.9, -1.48, 0.3],
  [0.84, -1.96, 0.5],
  [0.76, -2.5, 0.5],
]

/** One plait that has been brought forward over the shoulder, so that it is seen from everywhere. `length` is a share of the longest. */
export function shoulderPlait(look: Look, head: HeadShape, stream: number, length = 1): HairPiece[] {
  const u = head.unit
  const back = sin(Math.max(0, Math.min(80, stream)))
  const along = (share: number): Point => {
    const at = Math.max(0, Math.min(1, share)) * length * (OVER_SHOULDER.length - 1)
    const i = Math.min(OVER_SHOULDER.length - 2, Math.floor(at))
    const from = OVER_SHOULDER[i] ?? NAPE
    const [x, y, z] = between(from, OVER_SHOULDER[i + 1] ?? from, at - i)
    // Below the jaw it hangs.
    const hang = Math.max(0, -y - 0.86)
    const local: Vec3 = [x, Math.max(y, -0.86), z - back * share * share * 2.2]
    return head.project(add(local, times(head.down, hang * (1 - back * 0.5)))).point
  }
  const beads = beadsAlong(look, u, along, 13)
  const half = 6
  const [x, y] = along(0.97)
  const [bx, by] = along(0.9)
  const tip: Point = [x + (x - bx) * 1.5, y + (y - by) * 1.5]
  const end =
    shape(taper([[x, y], mid([x, y], tip), tip], 13 * u, 3 * u), look.hair.colour) +
    place(bowTie(look.ribbon), x, y, { scale: u * 0.85 })
  const fromBehind = head.viewer[2] < -0.25
  const fromRight = head.viewer[0] < -0.8
  return [
    { drawing: beads.slice(0, half).join(''), layer: fromBehind ? 'front' : 'behind-head' },
    // What streams back is behind the face.
    {
      drawing: beads.slice(half).join('') + end,
      layer: fromBehind || fromRight ? 'behind-body' : back > 0.6 ? 'behind-head' : 'front',
    },
  ]
}

/** The side to which hair at the back of the head hangs: 1 is the head's left. In pictures it swings to where it is seen. */
export function sideSeen({ viewer: [aside, , ahead] }: HeadShape): 1 | -1 {
  const hidden = ahead > 0.1 ? aside < -0.2 : aside > 0.2
  return hidden ? -1 : 1
}

/** From the crown up and over to the left of the back of the head. */
const CROWN: Vec3 = [0.06, 0.92, -0.46]
const OVER_CROWN: readonly Vec3[] = [
  CROWN,
  [0.16, 1.22, -0.62],
  [0.52, 1.3, -0.86],
  [0.92, 0.98, -1.08],
  [1.16, 0.46, -1.14],
  [1.24, -0.12, -1.1],
  [1.2, -0.66, -1.02],
]

/** How far from the centre of the head hair reaches inside a glass, in head radii. */
const IN_GLASS = 1.3

/** Spread above the head of somebody who lies. */
const ON_PILLOW: readonly Vec3[] = [
  CROWN,
  [0.08, 1.22, -0.5],
  [0.02, 1.46, -0.5],
  [-0.1, 1.66, -0.5],
  [-0.26, 1.8, -0.5],
  [-0.46, 1.88, -0.5],
]

/** A tail that is tied high, so that it is seen above the head from everywhere. */
export function crownTail(
  look: Look,
  head: HeadShape,
  { stream, inGlass, length = 1 }: { stream: number; inGlass: boolean; length?: number },
): HairPiece[] {
  const u = head.unit
  const back = sin(Math.max(0, Math.min(80, stream)))
  const side = sideSeen(head)
  const whole = head.upright < 0.4 ? ON_PILLOW : OVER_CROWN
  const way = whole.slice(0, Math.max(4, Math.round(whole.length * length)))
  const points = way.map(([x, y, z], i): Point => {
    const share = i / (way.length - 1)
    const hang = Math.max(0, (1.3 - y) * share)
    const local: Vec3 = [x * side * (1 - back * 0.5), y + hang, z - back * share * 1.5]
    const loose = add(local, times(head.down, hang * (1 - back * 0.6)))
    const far = lengthOf(loose)
    return head.project(inGlass && far > IN_GLASS ? times(loose, IN_GLASS / far) : loose).point
  })
  const curved = smooth(points)
  const [x, y] = mid(points[0] ?? head.centre, points[1] ?? head.centre, 0.4)
  const turn = (Math.atan2((points[1]?.[1] ?? 0) - y, (points[1]?.[0] ?? 0) - x) * 180) / Math.PI + 90
  return [
    {
      drawing:
        shape(
          tube(
            curved,
            share => (15 + 23 * Math.sin(Math.min(1, share * 1.3 + 0.1) * Math.PI * 0.66) - share ** 2 * 30) * u,
          ),
          look.hair.colour,
        ) +
        line(curve(curved.slice(3, -3)), alpha(lightOf(look), 0.4), 4 * u) +
        ellipse(x, y, 20 * u, 12 * u, look.ribbon, turn),
      layer: head.at(176, 40).facing > -0.1 ? 'front' : 'behind-head',
    },
  ]
}

/** More points on a smooth curve through the given ones. */
const smooth = (points: readonly Point[]): Point[] =>
  points.flatMap((b, i): Point[] => {
    const c = points[i + 1]
    if (!c) return [b]
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c]
    const at = (t: number): Point => {
      const value = (k: 0 | 1) =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
      return [value(0), value(1)]
    }
    return [b, at(1 / 3), at(2 / 3)]
  })

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
  const beads = beadsAlong(look, u, along, Math.max(5, Math.round(length * 5.4)))
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
