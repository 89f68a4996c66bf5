import type { Expression } from '@kahani/contracts/scene'
import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import type { HeadShape } from './head-shape.ts'
import type { Look } from './look.ts'
import { drawMouth, type Mouth } from './mouth.ts'

interface Features {
  /** How far the eyes are open, from 0 to 1.2; or an arch of a smile, or shut. */
  eyes: number | 'smiling' | 'shut'
  mouth: Mouth
  /** Height of the inner and outer end of the brows; larger is higher. */
  brow: readonly [inner: number, outer: number]
  /** How much higher the brow on the head's left is. */
  raised?: number
  tear?: true
  /** Stronger red of the cheeks. */
  flush?: true
}

const FEATURES: Record<Expression, Features> = {
  happy: { eyes: 1, mouth: 'laugh', brow: [2, 1] },
  laughing: { eyes: 'smiling', mouth: 'laugh', brow: [5, 3], flush: true },
  curious: { eyes: 1.06, mouth: 'small', brow: [3, 0], raised: 8 },
  worried: { eyes: 0.98, mouth: 'wavy', brow: [12, -5] },
  scared: { eyes: 1.16, mouth: 'wide-wavy', brow: [15, -2] },
  brave: { eyes: 0.92, mouth: 'firm', brow: [-8, 5] },
  determined: { eyes: 0.82, mouth: 'pressed', brow: [-10, 4] },
  surprised: { eyes: 1.18, mouth: 'round', brow: [13, 12] },
  wonder: { eyes: 1.18, mouth: 'open-smile', brow: [10, 8], flush: true },
  proud: { eyes: 'smiling', mouth: 'smile', brow: [5, 4] },
  relieved: { eyes: 'shut', mouth: 'smile', brow: [8, 0] },
  tender: { eyes: 0.72, mouth: 'smile', brow: [6, -1], flush: true },
  calm: { eyes: 0.9, mouth: 'rest-smile', brow: [2, 0] },
  doubtful: { eyes: 0.82, mouth: 'skewed', brow: [-3, 2], raised: 10 },
  mischievous: { eyes: 0.84, mouth: 'smirk', brow: [-5, 6], raised: 7, flush: true },
  guilty: { eyes: 0.86, mouth: 'pressed-down', brow: [11, -6], flush: true },
  sad: { eyes: 0.8, mouth: 'frown', brow: [13, -7], tear: true },
  cross: { eyes: 0.8, mouth: 'frown', brow: [-12, 5] },
  tired: { eyes: 0.46, mouth: 'rest', brow: [3, -7] },
  sleepy: { eyes: 0.34, mouth: 'rest-smile', brow: [2, -5] },
  asleep: { eyes: 'shut', mouth: 'rest-smile', brow: [1, -3] },
}

/** Directions in degrees from the middle of the face. */
const EYE_AZIMUTH = 23
const EYE_ELEVATION = -5

export interface FaceView {
  expression: Expression
  /** Where the eyes look besides the turn of the head, from -1 to 1: to the head's left, and up. */
  glance: readonly [number, number]
}

function drawEye(look: Look, open: Features['eyes'], side: 1 | -1, glance: FaceView['glance']): string {
  const { face } = look
  const ink = mix(look.hair.colour, '#170d12', 0.5)
  const size = face.eyeSize
  const lash = (x: number, y: number) =>
    look.lashes ? line(`M${n(x)} ${n(y)}q${side * 7} -1 ${side * 11} -7`, ink, 4.6) : ''
  if (open === 'smiling' || open === 'shut') {
    const deep = open === 'smiling' ? -17 : 13
    const y = open === 'smiling' ? 8 : 2
    return (
      line(`M${n(-19 * size)} ${y}Q0 ${n(y + deep * size)} ${n(19 * size)} ${y}`, ink, 6.4) + lash(side * 18 * size, y)
    )
  }
  const rx = 16.5 * size
  const ry = 20 * size * Math.min(1.12, open + (1 - open) * 0.35)
  const gx = glance[0] * 5 * size
  const gy = -glance[1] * 5 * size
  const iris = 13.6 * size * (open > 1.1 ? 0.92 : 1)
  const top = -ry + (1 - Math.min(1, open)) * ry * 1.25
  const lens = `M${n(-rx)} 0C${n(-rx)} ${n(-ry * 1.28)} ${n(rx)} ${n(-ry * 1.28)} ${n(rx)} 0C${n(rx)} ${n(ry * 1.16)} ${n(-rx)} ${n(ry * 1.16)} ${n(-rx)} 0Z`
  // The lid covers the upper part of the eye.
  const lid =
    open < 0.97
      ? shape(
          `M${n(-rx - 4)} ${n(-ry * 1.3)}H${n(rx + 4)}V${n(top)}Q0 ${n(top + 7)} ${n(-rx - 4)} ${n(top)}Z`,
          look.skin,
        )
      : ''
  const lidLine =
    open < 0.97
      ? `M${n(-rx - 2)} ${n(top + 2)}Q0 ${n(top + 8)} ${n(rx + 2)} ${n(top + 2)}`
      : `M${n(-rx - 1.5)} ${n(-ry * 0.34)}C${n(-rx * 0.8)} ${n(-ry * 1.2)} ${n(rx * 0.8)} ${n(-ry * 1.2)} ${n(rx + 1.5)} ${n(-ry * 0.34)}`
  return (
    shape(lens, '#fffaf2') +
    ellipse(gx, gy + 1, iris, iris * 1.18, mix(look.eyes, '#1d0f10', 0.42)) +
    ellipse(gx, gy + 6, iris * 0.72, iris * 0.6, alpha(tint(look.eyes, 0.2), 0.75)) +
    ellipse(gx, gy + 1, iris * 0.56, iris * 0.66, '#190d10') +
    circle(gx + 4.6, gy - 5.5, 4.6 * size, '#fffdf6') +
    circle(gx - 4.5, gy + 6.5, 2.1 * size, '#fffdf6b0') +
    lid +
    line(lidLine, ink, 5) +
    lash(side * (rx + 1), open < 0.97 ? top + 2 : -ry * 0.36)
  )
}

function drawBrow(look: Look, side: 1 | -1, [inner, outer]: Features['brow'], raised: number): string {
  const colour = mix(look.hair.colour, look.skin, 0.12)
  const width = 5.4 * look.face.brow
  const y = -raised
  // From the nose outwards.
  return line(
    `M${n(-side * 15)} ${n(y - inner)}Q${n(side * 2)} ${n(y - 6 - (inner + outer) / 2)} ${n(side * 18)} ${n(y - outer + 3)}`,
    colour,
    width,
  )
}

const NOSES: Record<Look['face']['nose'], { width: number; elevation: number; tip: number }> = {
  button: { width: 1, elevation: -15, tip: 1.05 },
  round: { width: 1.25, elevation: -16, tip: 1.08 },
  long: { width: 1, elevation: -19, tip: 1.12 },
  small: { width: 0.8, elevation: -14, tip: 1.03 },
}

/** The bump of the nose, which is seen against the background in profile. */
export function drawNoseBump(look: Look, head: HeadShape): string {
  const { width, elevation, tip } = NOSES[look.face.nose]
  const { point, facing } = head.at(0, elevation, tip - 0.04)
  if (facing > 0.75 || facing < -0.3) return ''
  return ellipse(point[0], point[1], 9.5 * width * head.unit, 10 * width * head.unit, look.skin)
}

function drawNose(look: Look, head: HeadShape): string {
  const { width, elevation, tip } = NOSES[look.face.nose]
  return (
    head.lay(ellipse(0, -5, 8 * width, 10, alpha(tint(look.skin, 0.4), 0.5)), 0, elevation, { distance: tip }) +
    head.lay(
      line(`M${n(-8 * width)} 3q${n(8 * width)} 7 ${n(16 * width)} -1`, shade(look.skin, 0.36), 4.4),
      0,
      elevation,
      {
        distance: tip - 0.02,
      },
    )
  )
}

function drawMarks(look: Look, head: HeadShape): string {
  const { mark, lines, glasses } = look.face
  const dark = shade(look.skin, 0.4)
  const parts: string[] = []
  if (mark === 'freckles') {
    const spots = [-14, -4, 6, 16].map((x, i) => circle(x, i % 2 ? 3 : -4, 2.6, alpha(dark, 0.5))).join('')
    parts.push(head.lay(spots, 30, -20), head.lay(spots, -30, -20))
  }
  if (mark === 'mole') parts.push(head.lay(circle(0, 0, 3.6, alpha(dark, 0.8)), 34, -34))
  if (mark === 'dimples') {
    const dimple = line('M0 -5q5 5 0 10', alpha(dark, 0.45), 3.4)
    parts.push(head.lay(dimple, 34, -34), head.lay(place(dimple, 0, 0, { mirrored: true }), -34, -34))
  }
  if (mark === 'bindi') parts.push(head.lay(circle(0, 0, 6, '#b3262e'), 0, 21))
  if (lines) {
    const crow = line('M0 -6l9 -4M1 0l10 0M0 6l9 4', alpha(dark, 0.34), 2.6)
    parts.push(head.lay(crow, 44, -4), head.lay(place(crow, 0, 0, { mirrored: true }), -44, -4))
    parts.push(head.lay(line('M0 -12q8 10 3 24', alpha(dark, 0.3), 3), 26, -28))
    parts.push(head.lay(line('M0 -12q-8 10 -3 24', alpha(dark, 0.3), 3), -26, -28))
  }
  if (glasses) {
    const lens = `<circle r="25" fill="${alpha('#ffffff', 0.16)}" stroke="#5a3a2a" stroke-width="4.4"/>`
    parts.push(head.lay(lens, 22, -5, { distance: 1.06 }), head.lay(lens, -22, -5, { distance: 1.06 }))
    parts.push(head.lay(line('M-13 0q13 -8 26 0', '#5a3a2a', 4.4), 0, -3, { distance: 1.08 }))
  }
  return parts.join('')
}

function drawBeard(look: Look, head: HeadShape): string {
  const { beard } = look.face
  if (beard === 'none') return ''
  const colour = look.hair.colour
  const moustache = head.lay(
    shape('M0 -4C10 -14 26 -10 36 4C24 8 10 8 0 3C-10 8 -24 8 -36 4C-26 -10 -10 -14 0 -4Z', colour),
    0,
    -25,
    { distance: 1.03 },
  )
  if (beard === 'moustache') return moustache
  const full = head.lay(
    shape('M-66 -34C-58 2 -34 18 0 18C34 18 58 2 66 -34C74 20 44 62 0 64C-44 62 -74 20 -66 -34Z', colour),
    0,
    -34,
    { distance: 1.0 },
  )
  return full + moustache
}

/** Eyes, brows, nose, mouth and cheeks. */
export function drawFeatures(look: Look, head: HeadShape, { expression, glance }: FaceView): string {
  const features = FEATURES[expression]
  const { face } = look
  const eyeAt = EYE_AZIMUTH * face.eyeSpacing
  const brows = [1, -1] as const
  const cheek = (azimuth: number) =>
    head.lay(
      ellipse(0, 0, 30, 21, alpha(look.blush, features.flush ? 0.42 : 0.26)) +
        ellipse(0, 0, 20, 14, alpha(look.blush, features.flush ? 0.34 : 0.2)),
      azimuth,
      -23,
    )
  const eye = (side: 1 | -1) =>
    head.lay(drawEye(look, features.eyes, side, glance), side * eyeAt, EYE_ELEVATION, {
      roll: -side * face.eyeTilt,
      least: 0.14,
    })
  const brow = (side: 1 | -1) =>
    head.lay(drawBrow(look, side, features.brow, side === 1 ? (features.raised ?? 0) : 0), side * eyeAt, 14, {
      distance: 1.01,
      least: 0.14,
    })
  const tear = features.tear
    ? head.lay(shape('M0 -13C7 -2 8 6 0 9C-8 6 -7 -2 0 -13Z', alpha('#bfe6f5', 0.92)), eyeAt + 5, -22)
    : ''
  return (
    cheek(36) +
    cheek(-36) +
    drawMarks(look, head) +
    brows.map(eye).join('') +
    brows.map(brow).join('') +
    drawBeard(look, head) +
    drawNose(look, head) +
    head.lay(drawMouth(features.mouth, look), 0, look.face.beard === 'none' ? -31 : -33, { distance: 1.01 }) +
    tear
  )
}
