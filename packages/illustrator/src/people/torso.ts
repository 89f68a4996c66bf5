import { alpha, mix, shade, shadeSkin } from '../canvas/colour.ts'
import { circlePath, mid, type Point, taper } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { between, dot, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import type { Skeleton } from './bones.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import { drawPattern } from './patterns.ts'
import { createSurface, type Spot, type Surface } from './surface.ts'

/** Half width and half depth by height: 0 is the hips, 1 the neck. */
const sectionsOf = (body: Body): readonly (readonly [up: number, wide: number, deep: number])[] => [
  [-0.12, body.hip * 0.94, body.hip * 0.7],
  [0.04, body.hip * 1.05, body.hip * 0.84],
  [0.2, (body.hip + body.waist) * 0.52, (body.hip + body.waist) * 0.43],
  [0.38, body.waist * 1.05, body.waist * 0.88],
  [0.66, Math.max(body.chest * 1.08, body.shoulder * 0.88), body.chest * 0.86],
  [0.84, body.shoulder * 1.0, body.chest * 0.74],
  [0.93, body.shoulder * 0.86, body.chest * 0.56],
  [0.985, body.shoulder * 0.52, body.chest * 0.42],
  [1.03, body.shoulder * 0.34, body.chest * 0.34],
]

/** The surface of a clothed torso, from 0 (hips) to 1 (neck). */
export function torsoSurface({ body }: Pick<Look, 'body'>, bones: Skeleton, view: View): Surface {
  const sections = sectionsOf(body)
  const spine = (up: number): Vec3 =>
    up < 0.42 ? between(bones.pelvis, bones.waist, up / 0.42) : between(bones.waist, bones.neck, (up - 0.42) / 0.58)
  return createSurface(up => {
    const above = Math.max(
      1,
      sections.findIndex(([height]) => height >= up),
    )
    const [u1, w1, d1] = sections[up > 1.03 ? sections.length - 1 : above] ?? [1, 1, 1]
    const [u0, w0, d0] = sections[up > 1.03 ? sections.length - 2 : above - 1] ?? [0, 1, 1]
    const share = Math.min(1.2, (up - u0) / (u1 - u0))
    // The spine bends over a third of its length.
    const bend = Math.max(0, Math.min(1, (up - 0.26) / 0.34))
    const wide = w0 + (w1 - w0) * share
    const deep = d0 + (d1 - d0) * share
    const scaled = (a: Vec3, b: Vec3, length: number): Vec3 => {
      const direction = unit(between(a, b, bend))
      return [direction[0] * length, direction[1] * length, direction[2] * length]
    }
    return {
      centre: spine(up),
      side: scaled(bones.hips.side, bones.chest.side, wide),
      ahead: scaled(bones.hips.forward, bones.chest.forward, deep),
    }
  }, view)
}

const HEIGHTS = [-0.06, 0.04, 0.2, 0.38, 0.55, 0.7, 0.84, 0.93, 0.985, 1.005]

/** Where the top ends: below the hips, or at the waist if it is tucked in. */
const hemOf = (outfit: Outfit) => (outfit.hem > 0 && !outfit.untucked ? 0.02 : outfit.tucked ? 0.22 : -0.06)

/** The top of an outfit with its neckline and pattern. `neck` is drawn behind or in front of the cloth. */
export function drawTop(
  look: Look,
  outfit: Outfit,
  surface: Surface,
  view: View,
  bones: Skeleton,
  neck: string,
): string {
  const fromFront = dot(bones.chest.forward, view.frame.forward) < 0.1
  const scale = view.scaleAt(bones.waist)
  const bottom = hemOf(outfit)
  const heights = [bottom, ...HEIGHTS.filter(up => up > bottom + 0.03)]
  const { body } = look
  const pattern = outfit.pattern
    ? drawPattern(outfit.pattern, outfit.trim, surface, {
        from: bottom,
        to: 0.92,
        scale,
        height: body.torso * (0.92 - bottom),
        girth: body.chest * 5.6,
      })
    : ''
  const dark = alpha(shade(outfit.top, 0.62), 0.2)
  const loose = outfit.hem === 0 && !outfit.tucked
  const hemline = loose
    ? shape(surface.patch(surface.front(0) - 90, surface.front(0) + 90, bottom, bottom + 0.03), dark)
    : ''
  const folds = line(
    surface.line([
      [52, 0.3],
      [60, 0.36],
      [74, 0.4],
    ]) +
      surface.line([
        [-52, 0.3],
        [-60, 0.36],
        [-74, 0.4],
      ]) +
      surface.line([
        [66, 0.8],
        [58, 0.74],
        [54, 0.66],
      ]) +
      surface.line([
        [-66, 0.8],
        [-58, 0.74],
        [-54, 0.66],
      ]),
    alpha(shade(outfit.top, 0.6), 0.26),
    5 * scale,
  )
  return (
    (fromFront ? '' : neck) +
    shape(surface.outline(heights), outfit.top) +
    seenFromBelow(outfit, surface, bottom) +
    (fromFront ? neck : '') +
    pattern +
    hemline +
    folds +
    shape(surface.rim(1, 40, heights), dark) +
    drawNeckline(look, outfit, surface, scale, fromFront)
  )
}

/** Below a camera that looks up, the opening of the top at its hem, filled by what is worn under it. */
function seenFromBelow(outfit: Outfit, surface: Surface, hem: number): string {
  const front = surface.front(hem)
  const isOpen = surface.at(front, hem).point[1] < surface.at(front + 180, hem).point[1]
  if (!isOpen || outfit.legs === 'bare') return ''
  return shape(surface.outline([hem, hem]), shade(outfit.bottom, 0.08))
}

/** A belt at the waist, over top and skirt; '' without one. */
export function drawBelt(outfit: Outfit, surface: Surface): string {
  if (!outfit.belt) return ''
  const middle = surface.front(0.32)
  return (
    shape(surface.patch(middle - 90, middle + 90, 0.285, 0.345, 1.03), outfit.trim) +
    surface.lay(
      '<rect x="-13" y="-12" width="26" height="24" rx="5" fill="none" stroke="#f3cf74" stroke-width="6"/>',
      0,
      0.315,
    )
  )
}

/** The neck, up to the middle of the head. */
export function drawNeck(look: Look, bones: Skeleton, view: View): string {
  const scale = view.scaleAt(bones.neck)
  const [from, to] = [bones.neck, bones.head].map(view.project) as [Point, Point]
  const width = look.body.head * 0.15 * scale
  return shape(taper([mid(from, to, -0.04), mid(from, to), to], width * 1.06, width), shadeSkin(look.skin, 0.13))
}

const ACROSS = [-80, -66, -50, -34, -18, 0, 18, 34, 50, 66, 80]

function drawNeckline(look: Look, outfit: Outfit, surface: Surface, scale: number, fromFront: boolean): string {
  const { neck } = outfit
  const nape = line(
    surface.line([80, 100, 120, 150, 180, 210, 240, 260, 280].map((around): Spot => [around, 1.0])),
    shade(outfit.trim, neck === 'round' ? 0.1 : 0),
    (neck === 'collar' ? 15 : 8) * scale,
  )
  if (neck === 'high') {
    const middle = surface.front(1)
    return shape(surface.patch(middle - 90, middle + 90, 0.955, 1.035, 1.04), outfit.trim)
  }
  const low = neck === 'vee' ? 0.76 : neck === 'wide' ? 0.84 : 0.89
  const edge = ACROSS.map((around): Spot => {
    const share = Math.abs(around) / 80
    return [around * (neck === 'wide' ? 1.1 : 1), low + (1.0 - low) * (neck === 'vee' ? share : share ** 1.8)]
  })
  const opening = surface.band(
    ACROSS.map((around): Spot => [around, 1.015]),
    edge,
  )
  const skin = shape(opening, shadeSkin(look.skin, 0.05))
  if (neck === 'collar') {
    const flap = (side: 1 | -1) =>
      surface.band(
        [
          [side * 112, 1.02],
          [side * 70, 1.02],
          [side * 34, 0.97],
          [side * 5, 0.885],
        ],
        [
          [side * 112, 0.95],
          [side * 70, 0.92],
          [side * 38, 0.845],
          [side * 9, 0.87],
        ],
      )
    const back = surface.band(
      [100, 130, 160, 180, 200, 230, 260].map((around): Spot => [around, 1.03]),
      [100, 130, 160, 180, 200, 230, 260].map((around): Spot => [around, 0.945]),
    )
    return skin + shape(back, outfit.trim) + shape(flap(1) + flap(-1), mix(outfit.trim, '#ffffff', 0.08))
  }
  const placket: readonly Spot[] = [
    [0, low],
    [0, low - 0.12],
    [0, low - 0.25],
  ]
  const slit =
    neck === 'slit'
      ? line(surface.line(placket), outfit.trim, 9 * scale) +
        (surface.at(0, 0.8).facing > 0.15
          ? shape(
              [0.05, 0.13, 0.21].map(down => circlePath(...surface.at(0, low - down, 1.01).point, 4 * scale)).join(''),
              shade(outfit.trim, 0.35),
            )
          : '')
      : ''
  return skin + (fromFront ? '' : nape) + line(surface.line(edge), outfit.trim, 8 * scale) + slit
}
