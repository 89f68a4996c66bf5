import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, type Point, polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { type Frame, inFrame } from '../space/frame.ts'
import { add, dot, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import { hullOf } from './hull.ts'
import { casterOf, HAND_RIM, onWheel, type Wheel, wheelchairSize, wheelOf } from './wheelchair.ts'

export const TYRE = '#3b3742'
const METAL = '#c9ced6'
const SPOKE = '#d3d7df'
const SEAT = '#43404f'
const SPOKES = 14

/** The parts of a wheelchair by where they are painted: behind the body, between it and the arms, or over its back. */
export interface DrawnWheelchair {
  beyond: string
  near: string
  /** The back, seen from behind. */
  overBack: string
  /** Sides of the body, 1 for the left, whose wheel is seen from outside. */
  nearSides: ReadonlySet<1 | -1>
}

export interface WheelchairView {
  body: Body
  hips: Frame
  pelvis: Vec3
  colour: string
  view: View
  /** Its constant colours in the light of the picture. */
  lit(colour: string): string
}

/** Positive if the points run clockwise in the picture. */
function clockwise(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * v - u * y
  }, 0)
}

export function drawWheelchair({ body, hips, pelvis, colour, view, lit }: WheelchairView): DrawnWheelchair {
  const size = wheelchairSize(body)
  const scale = view.scaleAt(pelvis)
  const at = (side: number, up: number, forward: number): Vec3 => add(pelvis, inFrame(hips, [side, up, forward]))
  const px = (...place: [number, number, number]): Point => view.project(at(...place))
  const wide = (width: number) => width * (0.6 + size.wheel / 440) * scale
  const tube = (points: readonly Point[], width = 13, paint = colour) =>
    line(curve(points), shade(paint, 0.28), wide(width + 3)) + line(curve(points), paint, wide(width))
  const ring = (wheel: Wheel, share: number, out = 0) =>
    Array.from({ length: 24 }, (_, i): Point => view.project(onWheel(wheel, i * 15, share, out)))
  const closed = (points: readonly Point[]) => `${curve([...points, points[0] ?? [0, 0]])}Z`

  const wheelAt = (side: 1 | -1) => {
    const wheel = wheelOf(size, hips, pelvis, side)
    // Clockwise as seen from the left of the body.
    const outside = clockwise(ring(wheel, 1)) * side < 0
    const spokes = Array.from({ length: SPOKES }, (_, i) => {
      const angle = (i / SPOKES) * 360
      const [from, to] = [onWheel(wheel, angle + 14, 0.12, 7), onWheel(wheel, angle, 0.9)]
      return curve([view.project(from), view.project(to)])
    }).join('')
    const rim = line(closed(ring(wheel, HAND_RIM.share, HAND_RIM.out)), lit(METAL), wide(6.5))
    const hub =
      shape(hullOf([...ring(wheel, 0.2, 9), ...ring(wheel, 0.2, -4)]), colour) +
      shape(hullOf(ring(wheel, 0.1, 11)), tint(colour, 0.5))
    const disc =
      line(spokes, alpha(lit(SPOKE), 0.9), wide(3)) +
      line(closed(ring(wheel, 0.985)), lit(TYRE), wide(17)) +
      line(closed(ring(wheel, 0.9)), tint(colour, 0.25), wide(5))
    return { outside, drawing: outside ? disc + hub + rim : rim + hub + disc }
  }

  const casterAt = (side: 1 | -1) => {
    const wheel = casterOf(size, hips, pelvis, side)
    const stem = [px(side * size.rail, size.seat + 2, size.casterAhead), view.project(add(wheel.hub, [0, 0, 0]))]
    return (
      tube(stem, 9) +
      line(closed(ring(wheel, 0.86)), lit(TYRE), wide(14)) +
      shape(hullOf(ring(wheel, 0.6)), lit(METAL)) +
      shape(hullOf(ring(wheel, 0.3)), colour)
    )
  }

  const { rail, seat, back, footplate } = size
  const shoe = body.foot * 0.34
  const plate = footplate.up + 3
  /** Rail, the bend to the footplate, and the post of the back on one side. */
  const sideAt = (side: 1 | -1) => {
    const s = side * rail
    const foot = side * rail * 0.82
    return tube([
      px(s, back.up, -back.behind - 6),
      px(s, seat + 30, -back.behind + 4),
      px(s, seat, -back.behind + 26),
      px(s, seat - 2, size.seatEnd * 0.5),
      px(s, seat - 4, size.seatEnd),
      px(s * 0.98, seat - 22, size.seatEnd + 26),
      px(foot, (seat + plate) * 0.52, size.seatEnd + 40),
      px(foot, plate + 10, footplate.forward - shoe * 0.7),
      px(foot, plate, footplate.forward),
    ])
  }
  const guardAt = (side: 1 | -1) => {
    const s = side * (rail + 9)
    const [low, high, behind, ahead] = [seat - 4, seat + body.torso * 0.24, -back.behind + 12, body.hip * 0.75]
    return shape(
      hullOf([px(s, low, behind), px(s, high, behind), px(s, high - 8, ahead * 0.5), px(s, low, ahead)]),
      shade(colour, 0.12),
    )
  }

  const slab = (thickness: number) =>
    [seat, seat - thickness].flatMap(up =>
      [-back.behind + 10, size.seatEnd].flatMap(ahead => [px(rail, up, ahead), px(-rail, up, ahead)]),
    )
  const cushion = shape(hullOf(slab(24)), lit(SEAT)) + line(polygon(slab(4).slice(0, 2)), alpha(lit('#8d879c'), 0.5), 2)
  const axle = tube([px(size.track, size.wheel - size.pelvis, 0), px(-size.track, size.wheel - size.pelvis, 0)], 10)
  const footboard = shape(
    hullOf(
      [plate, plate - 9].flatMap(up =>
        [footplate.forward - shoe, footplate.forward + shoe].flatMap(ahead => [
          px(rail * 0.82, up, ahead),
          px(-rail * 0.82, up, ahead),
        ]),
      ),
    ),
    shade(colour, 0.3),
  )
  const sling = (behind: number) =>
    [-1, -0.5, 0, 0.5, 1].map((share): [Point, Point] => {
      const sag = (1 - share * share) * 22
      return [
        px(share * rail, back.up - 4, -back.behind - behind - sag),
        px(share * rail, seat + 8, -back.behind - behind + 8 - sag),
      ]
    })
  const cloth = sling(4)
  const outline = [...cloth.map(([top]) => top), ...cloth.map(([, low]) => low).reverse()]
  const seam = line(
    curve(cloth.map(([top, low]): Point => [top[0] * 0.8 + low[0] * 0.2, top[1] * 0.8 + low[1] * 0.2])),
    alpha(tint(colour, 0.4), 0.8),
    wide(4),
  )
  const fromBehind = dot(hips.forward, view.frame.forward) > 0.06
  const post = (side: 1 | -1) =>
    tube([px(side * rail, back.up + 6, -back.behind - 6), px(side * rail, seat + 20, -back.behind + 6)], 13)
  const rest = shape(polygon(outline), shade(colour, 0.08)) + seam
  const [left, right] = [wheelAt(1), wheelAt(-1)]
  const sides = [
    { side: 1 as const, ...left },
    { side: -1 as const, ...right },
  ]
  const far = sides.filter(({ outside }) => !outside)
  const near = sides.filter(({ outside }) => outside)
  const low = axle + footboard
  return {
    beyond:
      far.map(each => each.drawing).join('') +
      (fromBehind ? '' : rest) +
      sides.map(({ side }) => casterAt(side)).join('') +
      low +
      far.map(({ side }) => guardAt(side) + sideAt(side)).join('') +
      cushion,
    near: near.map(({ side, drawing }) => guardAt(side) + sideAt(side) + drawing).join(''),
    overBack: fromBehind ? rest + post(1) + post(-1) : '',
    nearSides: new Set(near.map(({ side }) => side)),
  }
}
