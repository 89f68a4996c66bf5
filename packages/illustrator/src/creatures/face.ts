import { alpha, mix, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, curve, n, type Point } from '../canvas/path.ts'
import { circle, ellipse, line, shape } from '../canvas/svg.ts'
import type { Frame } from '../space/frame.ts'
import { add, cross, dot, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Mood } from './mood.ts'
import { flat, type Lump, lay, onLump, TO_VIEWER } from './solid.ts'

/** Features of a face, on the surface of a lump. Sizes are in world units, directions in degrees from the front. */

const INK = '#2b1c22'

export interface EyeSpec {
  azimuth: number
  elevation: number
  /** Half of its width. */
  size: number
  /** Dark eyes have none. */
  iris?: string
  /** A slit instead of a round pupil. */
  slit?: boolean
  /** The skin around it; another one around the left eye. */
  lid: string
  lidLeft?: string
  /** Colour of the brows; none are drawn without it. */
  brow?: string
  /** Upper lashes. */
  lashes?: boolean
}

/** Lays a drawing of about 20 px on a surface, upright in the frame of the head. Empty where the surface faces away. */
export function onFace(
  drawing: string,
  { at, out }: { at: Vec3; out: Vec3 },
  frame: Frame,
  scale: number,
  flatness = 0,
): string {
  if (dot(out, TO_VIEWER) < 0.15) return ''
  const normal = unit(add(times(out, 1 - flatness), times(frame.forward, flatness)))
  const up = unit(subtract(frame.up, times(normal, dot(frame.up, normal))))
  return lay(drawing, at, times(cross(normal, up), scale), times(up, scale))
}

/** The shut or smiling eye, or the open one with its lids; `side` is 1 for the creature's left. About 20 px wide. */
export function eyeDrawing(spec: Omit<EyeSpec, 'azimuth' | 'elevation' | 'size'>, mood: Mood, side: 1 | -1): string {
  const { iris, lid, lashes } = spec
  const brow = spec.brow ? browDrawing(spec.brow, mood, side) : ''
  const lash = (x: number, y: number) =>
    lashes ? `M${n(x)} ${n(y)}l${side * 4} -4M${n(x - side * 3)} ${n(y - 2)}l${side * 3} -5` : ''
  if (mood.arc !== 'none') {
    const deep = mood.arc === 'smiling' ? -11 : 8
    const y = mood.arc === 'smiling' ? 4 : 0
    return line(`M-10 ${y}Q0 ${y + deep * 1.5} 10 ${y}${lash(side * 9, y)}`, INK, 3.6) + brow
  }
  const gx = mood.glance[0] * 2.6
  const gy = -mood.glance[1] * 2.8
  const ry = 11.4
  const dark = iris
    ? ellipse(gx * 0.7, gy * 0.7, 9.2, 10.2, iris) +
      (spec.slit && mood.wide < 1.1
        ? ellipse(gx, gy, 3.6 * mood.pupil, 7.6, INK)
        : ellipse(gx, gy, 6.2 * mood.pupil, 6.9 * mood.pupil, INK))
    : ellipse(gx, gy, 8.4 * mood.pupil, 9.4 * mood.pupil, INK) +
      ellipse(gx, gy + 4 * mood.pupil, 5 * mood.pupil, 3.8 * mood.pupil, '#6b4331')
  const top = -ry + 2 * ry * mood.lid
  const slant = Math.tan((mood.slant * Math.PI) / 180) * 9
  // Own left is on the right of the drawing, so that the nose is on its left.
  const left = clampY(top + slant * side, ry)
  const right = clampY(top - slant * side, ry)
  const rx = 10.4
  const xAt = (y: number) => rx * Math.sqrt(Math.max(0, 1 - (y / ry) ** 2))
  const lidded = mood.lid > 0.04 || mood.slant !== 0
  const edge = `M${n(-xAt(left))} ${n(left)}Q0 ${n((left + right) / 2 - 2)} ${n(xAt(right))} ${n(right)}`
  const cover = lidded
    ? shape(
        `M${n(-xAt(left) - 0.8)} ${n(left)}A${rx + 0.8} ${ry + 0.8} 0 ${mood.lid > 0.5 ? 1 : 0} 1 ${n(xAt(right) + 0.8)} ${n(right)}Q0 ${n((left + right) / 2 - 2)} ${n(-xAt(left) - 0.8)} ${n(left)}Z`,
        lid,
      ) + line(edge, INK, 2.4)
    : line(`M-9.4 -5Q-6 -11.4 0 -11.4Q6 -11.4 9.4 -5`, INK, 2)
  return (
    ellipse(0, 0, rx, ry, '#fff9ee') +
    dark +
    circle(gx + 2.8, gy - 3.8, 3.1, '#ffffff') +
    circle(gx - 3, gy + 3.8, 1.5, '#ffffffcc') +
    (mood.mouth === 'small' && mood.wide > 1.1 ? circle(gx + 3.4, gy + 3, 1.5, '#ffffffcc') : '') +
    cover +
    (lashes ? line(lash(side * xAt(0) * 0.9, Math.max(top, -6)), INK, 2) : '') +
    brow
  )
}

const clampY = (y: number, ry: number) => Math.max(-ry * 0.98, Math.min(ry * 0.9, y))

function browDrawing(colour: string, { brow: [inner, outer], wide }: Mood, side: 1 | -1): string {
  if (inner === 0 && outer === 0) return ''
  const y = -16 * wide
  return line(
    `M${n(-side * 8)} ${n(y - inner * 0.55)}Q${n(side)} ${n(y - 3 - (inner + outer) * 0.3)} ${n(side * 9)} ${n(y - outer * 0.55)}`,
    colour,
    3,
  )
}

/** Both eyes. */
export function drawEyes(spec: EyeSpec, head: Lump, frame: Frame, mood: Mood): string {
  return ([1, -1] as const)
    .map(side => {
      const place = onLump(head, spec.azimuth * side, spec.elevation)
      const asymmetric = mood.mouth === 'smirk' && side === 1 ? { ...mood, lid: mood.lid * 0.4 } : mood
      return onFace(
        eyeDrawing(side === 1 && spec.lidLeft ? { ...spec, lid: spec.lidLeft } : spec, asymmetric, side),
        place,
        frame,
        (spec.size * mood.wide) / 10,
        0.5,
      )
    })
    .join('')
}

/** Red cheeks and a tear. */
export function drawCheeks(
  { defs }: DrawContext,
  { azimuth, elevation, size }: Pick<EyeSpec, 'azimuth' | 'elevation' | 'size'>,
  head: Lump,
  frame: Frame,
  mood: Mood,
): string {
  const red = alpha('#ee6a72', 0.6 * Math.min(1, mood.blush))
  const cheek = ellipse(0, 0, 11, 8.5, defs.radialGradient(red, alpha(red, 0.3 * mood.blush), alpha(red, 0)))
  const sides = [1, -1].map(side =>
    onFace(cheek, onLump(head, azimuth * side * 1.3, elevation - 26), frame, size / 8, 0.3),
  )
  const tear = mood.tear
    ? onFace(
        shape('M0 -7C3 -2 4.4 0 4.4 2.6A4.4 4.4 0 0 1 -4.4 2.6C-4.4 0 -3 -2 0 -7Z', '#bfe3f4') +
          circle(-1.2, 2.4, 1.3, '#ffffffcc'),
        onLump(head, -azimuth * 1.12, elevation - 20),
        frame,
        size / 10,
        0.3,
      )
    : ''
  return sides.join('') + tear
}

export interface MouthSpec {
  /** Height of its middle, and half of its width, in degrees. */
  elevation: number
  width: number
  ink?: string
  /** Line width. */
  stroke: number
  /** Two arches that meet below the nose, as of cats and dogs. */
  cleft?: boolean
  /** Teeth, as of a tiger. */
  fangs?: boolean
}

/** Per shape: width, how much the corners are raised, and how far it opens, in shares of the width. */
const MOUTHS: Record<Mood['mouth'], readonly [width: number, bend: number, open: number]> = {
  rest: [0.72, 0.16, 0],
  smile: [1, 0.34, 0],
  grin: [0.95, 0.3, 0.46],
  gape: [1.02, 0.26, 0.86],
  small: [0.5, 0.24, 0.26],
  round: [0.4, -0.06, 0.78],
  wavy: [0.72, 0, 0],
  flat: [0.62, -0.03, 0],
  frown: [0.72, -0.34, 0],
  smirk: [0.8, 0.14, 0],
  firm: [0.84, 0.12, 0],
  yawn: [0.44, 0.02, 0.9],
}

/** The mouth on the surface of a muzzle. */
export function drawMouth(spec: MouthSpec, muzzle: Lump, mood: Mood): string {
  const [share, bend, open] = MOUTHS[mood.mouth]
  const width = spec.width * share
  const ink = spec.ink ?? '#5a2c33'
  const row = (drop: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const t = i / 5 - 1
      const cleft = spec.cleft && open === 0 ? -0.1 * Math.abs(Math.sin(Math.PI * t)) : 0
      const wave = mood.mouth === 'wavy' ? Math.sin(t * 7) * 0.09 : 0
      const skew = mood.mouth === 'smirk' ? t * 0.22 : 0
      const rise = bend * t * t + cleft + wave + skew - drop * (1 - t * t) ** 0.6
      return onLump(muzzle, t * width, spec.elevation + rise * spec.width)
    })
  const visible = (places: ReturnType<typeof row>): Point[] =>
    places.filter(({ out }) => dot(out, TO_VIEWER) > -0.06).map(({ at }) => flat(at))
  const upper = visible(row(0))
  if (upper.length < 3) return ''
  if (open === 0) return line(curve(upper), ink, spec.stroke)
  const lower = visible(row(open))
  const tongue = [...visible(row(open * 0.55)), ...[...lower].reverse()]
  const teeth = spec.fangs && open > 0.3 ? fangs(row(0), spec.stroke) : ''
  return (
    shape(blob([...upper, ...lower.reverse()]), '#7c2a35') +
    (open > 0.3 && mood.mouth !== 'round' ? shape(blob(tongue.slice(2, -2)), '#e2777a') : '') +
    teeth +
    line(curve(upper), ink, spec.stroke * 0.8)
  )
}

function fangs(row: readonly { at: Vec3; out: Vec3 }[], size: number): string {
  return [2, 8]
    .map(i => {
      const place = row[i]
      if (!place || dot(place.out, TO_VIEWER) < 0.05) return ''
      const [x, y] = flat(place.at)
      return shape(`M${n(x - size)} ${n(y)}L${n(x + size)} ${n(y)}L${n(x)} ${n(y + size * 2.6)}Z`, '#fffaf0')
    })
    .join('')
}

/** A soft highlight colour for noses. */
export const glossOf = (colour: string): string => mix(tint(colour, 0.5), '#ffffff', 0.2)
