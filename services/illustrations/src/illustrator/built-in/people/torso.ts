import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, curve, n, type Point, polygon } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import { add, between, cos, cross, dot, lengthOf, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { convexHull, hullPath } from './head-shape.ts'
import type { Look } from './look.ts'
import type { Outfit, Pattern } from './outfit.ts'
import type { Leg, Skeleton } from './skeleton.ts'

/** The surface of a torso as a stack of ellipses. */
export interface TorsoSurface {
  /** `around`: 0° is the middle of the front, 90° the body's left; `up`: 0 is the hips, 1 the neck. */
  at(around: number, up: number, out?: number): { point: Point; facing: number; world: Vec3 }
  outline: string
}

interface Section {
  up: number
  /** Half width and half depth. */
  wide: number
  deep: number
}

export function torsoSurface(look: Look, bones: Skeleton, view: View): TorsoSurface {
  const { body } = look
  const sections: Section[] = [
    { up: -0.1, wide: body.hip * 0.8, deep: body.hip * 0.62 },
    { up: 0.04, wide: body.hip * 1.02, deep: body.hip * 0.78 },
    { up: 0.36, wide: body.waist * 1.02, deep: body.waist * 0.82 },
    { up: 0.7, wide: Math.max(body.chest * 1.06, body.shoulder * 0.9), deep: body.chest * 0.8 },
    { up: 0.88, wide: body.shoulder * 1.04, deep: body.chest * 0.66 },
    { up: 0.975, wide: body.shoulder * 0.72, deep: body.chest * 0.46 },
    { up: 1.01, wide: body.shoulder * 0.4, deep: body.chest * 0.34 },
  ]
  const spine = (up: number): Vec3 =>
    up < 0.42 ? between(bones.pelvis, bones.waist, up / 0.42) : between(bones.waist, bones.neck, (up - 0.42) / 0.58)
  const sectionAt = (up: number): Section => {
    const above = sections.findIndex(section => section.up >= up)
    const b = sections[above === -1 ? sections.length - 1 : above] ?? { up, wide: 1, deep: 1 }
    const a = sections[Math.max(0, above - 1)] ?? b
    const share = b.up === a.up ? 0 : (up - a.up) / (b.up - a.up)
    return { up, wide: a.wide + (b.wide - a.wide) * share, deep: a.deep + (b.deep - a.deep) * share }
  }
  const at = (around: number, up: number, out = 1) => {
    const { wide, deep } = sectionAt(up)
    const frame = up < 0.42 ? bones.hips : bones.chest
    const normal = add(times(frame.side, sin(around)), times(frame.forward, cos(around)))
    const world = add(
      spine(up),
      add(times(frame.side, sin(around) * wide * out), times(frame.forward, cos(around) * deep * out)),
    )
    return { point: view.project(world), facing: -dot(normal, view.frame.forward), world }
  }
  const hullOf = (ups: readonly number[]) =>
    polygon(convexHull(ups.flatMap(up => Array.from({ length: 20 }, (_, i) => at(i * 18, up).point))))
  return { at, outline: hullOf([-0.1, 0.04, 0.36, 0.5]) + hullOf([0.36, 0.5, 0.7, 0.88, 0.975, 1.01]) }
}

/** The visible half of a ring around the torso. */
export function ringLine(surface: TorsoSurface, up: number, out = 1): string {
  const points: Point[] = []
  const start =
    Array.from({ length: 37 }, (_, i) => i * 10).find(
      angle => surface.at(angle - 10, up).facing < 0 && surface.at(angle, up).facing >= 0,
    ) ?? 270
  for (let angle = start; angle < start + 190; angle += 10) {
    const { point, facing } = surface.at(angle, up, out)
    if (facing >= -0.05) points.push(point)
  }
  return curve(points)
}

function drawPattern(pattern: Pattern, colour: string, surface: TorsoSurface, scale: number): string {
  if (pattern === 'border') return ''
  if (pattern === 'stripes')
    return line([0.12, 0.28, 0.44, 0.6, 0.76].map(up => ringLine(surface, up)).join(''), colour, 15 * scale)
  if (pattern === 'checks') {
    const rings = [0.1, 0.3, 0.5, 0.7, 0.88].map(up => ringLine(surface, up)).join('')
    const uprights = Array.from({ length: 12 }, (_, i) => i * 30)
      .filter(around => surface.at(around, 0.5).facing > 0.1)
      .map(around => curve([0, 0.3, 0.6, 0.92].map(up => surface.at(around, up).point)))
      .join('')
    return line(rings + uprights, alpha(colour, 0.62), 7 * scale)
  }
  const marks: Point[] = []
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 12; i++) {
      const { point, facing } = surface.at(i * 30 + (row % 2) * 15, 0.06 + row * 0.19)
      if (facing > 0.2) marks.push(point)
    }
  if (pattern === 'dots') return shape(marks.map(([x, y]) => circlePath(x, y, 8.4 * scale)).join(''), colour)
  if (pattern === 'stars') return shape(marks.map(([x, y]) => starPath(x, y, 14 * scale)).join(''), colour)
  return marks.map(([x, y]) => flower(x, y, colour, scale)).join('')
}

export function starPath(x: number, y: number, r: number, inner = 0.46, points = 5): string {
  let data = ''
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points
    const length = i % 2 ? r * inner : r
    data += `${i ? 'L' : 'M'}${n(x + Math.sin(angle) * length)} ${n(y - Math.cos(angle) * length)}`
  }
  return `${data}Z`
}

function flower(x: number, y: number, colour: string, scale: number): string {
  const petals = [0, 72, 144, 216, 288]
    .map(degrees => circlePath(x + sin(degrees) * 8 * scale, y - cos(degrees) * 8 * scale, 5.6 * scale))
    .join('')
  return shape(petals, colour) + ellipse(x, y, 4.4 * scale, 4.4 * scale, '#f2b33d')
}

/** The top of an outfit with its collar, pattern and belt. */
export function drawTop(defs: SvgDefs, look: Look, outfit: Outfit, bones: Skeleton, view: View): string {
  const surface = torsoSurface(look, bones, view)
  const scale = view.scaleAt(bones.waist)
  const pattern = outfit.pattern ? drawPattern(outfit.pattern, outfit.trim, surface, scale) : ''
  const shadeSide = line(surface.outline, alpha(shade(outfit.top, 0.6), 0.14), 26 * scale)
  const hips = outfit.legs === 'bare' && outfit.hem === 0 ? '' : ''
  return (
    hips +
    shape(surface.outline, outfit.top) +
    defs.clip(surface.outline, pattern + shadeSide) +
    drawNeckline(look, outfit, surface, scale) +
    (outfit.belt ? line(ringLine(surface, 0.34, 1.02), outfit.trim, 17 * scale) : '')
  )
}

function drawNeckline(look: Look, outfit: Outfit, surface: TorsoSurface, scale: number): string {
  const front = surface.at(0, 0.95)
  const neck = (up: number, out: number) => ringLine(surface, up, out)
  if (front.facing < 0.05) return line(neck(1.0, 0.9), outfit.trim, (outfit.neck === 'collar' ? 15 : 8) * scale)
  const left = surface.at(62, 0.995, 0.9).point
  const right = surface.at(-62, 0.995, 0.9).point
  const low = surface.at(0, outfit.neck === 'high' ? 0.98 : 0.9).point
  const opening = `M${n(left[0])} ${n(left[1])}Q${n(low[0])} ${n(low[1] + 10 * scale)} ${n(right[0])} ${n(right[1])}`
  const skin = outfit.neck === 'high' ? '' : shape(`${opening}Z`, look.skin)
  if (outfit.neck === 'collar') {
    const flap = (side: 1 | -1) => {
      const a = surface.at(side * 66, 1.0, 0.9).point
      const b = surface.at(side * 30, 0.84).point
      const c = surface.at(side * 4, 0.89).point
      return shape(polygon([a, b, c]), outfit.trim)
    }
    return skin + flap(1) + flap(-1)
  }
  const slit =
    outfit.neck === 'slit'
      ? line(curve([0.9, 0.78, 0.66].map(up => surface.at(0, up).point)), outfit.trim, 8 * scale) +
        shape(
          [0.84, 0.74].map(up => circlePath(...surface.at(0, up, 1.01).point, 4.4 * scale)).join(''),
          shade(outfit.trim, 0.3),
        )
      : ''
  return skin + line(opening, outfit.trim, 8.5 * scale) + slit
}

/** The cloth below the waist: a hull around the hips and both legs down to the hem. */
export function drawSkirt(defs: SvgDefs, look: Look, outfit: Outfit, bones: Skeleton, view: View): string {
  if (outfit.hem <= 0) return ''
  const { body } = look
  const surface = torsoSurface(look, bones, view)
  const scale = view.scaleAt(bones.pelvis)
  const colour = outfit.skirt ?? outfit.top
  const along = ({ hip, knee, ankle }: Leg, share: number): Vec3 => {
    const total = body.thigh + body.shin
    const length = share * total
    return length <= body.thigh
      ? between(hip, knee, length / body.thigh)
      : between(knee, ankle, (length - body.thigh) / body.shin)
  }
  const path = (hem: number) => {
    const circles: [Point, number][] = []
    for (const leg of [bones.leftLeg, bones.rightLeg])
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const at = share * hem
        const r = (body.thighRadius + 7 - body.thighRadius * 0.3 * at) * scale
        if (share < 0.95) circles.push([view.project(along(leg, at)), r])
      }
    const ends = [bones.leftLeg, bones.rightLeg].map(leg => along(leg, hem)) as [Vec3, Vec3]
    const centre = between(ends[0], ends[1], 0.5)
    const drop = unit(subtract(centre, bones.pelvis))
    const flare = body.thighRadius * (1 - 0.3 * hem) + 10 + (outfit.flare * hem) / outfit.hem
    const aside = unit(subtract(bones.hips.side, times(drop, dot(bones.hips.side, drop))))
    const ahead = cross(aside, drop)
    const spread = lengthOf(subtract(ends[0], ends[1])) / 2
    for (let angle = 0; angle < 360; angle += 15) {
      const rim = add(
        centre,
        add(times(aside, sin(angle) * (flare + spread * 0.8)), times(ahead, cos(angle) * (flare * 0.92))),
      )
      circles.push([view.project(rim), 1])
    }
    const waist = Array.from({ length: 12 }, (_, i): [Point, number] => [
      surface.at(i * 30, 0.33, 0.94).point,
      3 * scale,
    ])
    const hips = Array.from({ length: 12 }, (_, i): [Point, number] => [surface.at(i * 30, 0.06).point, 4 * scale])
    return hullPath([...circles, ...waist, ...hips])
  }
  const whole = path(outfit.hem)
  const upper = path(outfit.hem * 0.9)
  const [px, py] = view.project(bones.pelvis)
  const folds = [-0.5, -0.15, 0.2, 0.55]
    .map(share => {
      const a = surface.at(share * 70, 0.2).point
      const knee = between(along(bones.rightLeg, outfit.hem), along(bones.leftLeg, outfit.hem), 0.5 + share * 0.75)
      const b = view.project(knee)
      return `M${n(a[0])} ${n(a[1])}Q${n((a[0] * 2 + b[0]) / 3)} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`
    })
    .join('')
  const marks: Point[] = []
  if (outfit.pattern && outfit.pattern !== 'border' && outfit.pattern !== 'stripes')
    for (let row = 0; row < 9; row++)
      for (let i = -7; i <= 7; i++) marks.push([px + (i + (row % 2) / 2) * 46 * scale, py + (row - 2) * 40 * scale])
  const pattern =
    outfit.pattern === 'dots'
      ? shape(marks.map(([x, y]) => circlePath(x, y, 8.4 * scale)).join(''), outfit.trim)
      : outfit.pattern === 'stars'
        ? shape(marks.map(([x, y]) => starPath(x, y, 14 * scale)).join(''), outfit.trim)
        : outfit.pattern === 'flowers'
          ? marks.map(([x, y]) => flower(x, y, outfit.trim, scale)).join('')
          : ''
  const trimmed = outfit.pattern !== null || outfit.belt
  return (
    shape(whole, trimmed ? outfit.trim : shade(colour, 0.12)) +
    shape(upper, colour) +
    defs.clip(
      upper,
      pattern +
        line(folds, alpha(shade(colour, 0.55), 0.2), 9 * scale) +
        line(whole, alpha(tint(colour, 0.4), 0.12), 20 * scale),
    )
  )
}
