import type { Expression } from '@kahani/scene/shot'
import { alpha, brightnessOf, shadeSkin, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { circle, ellipse, type Layer, line, place, shape } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import { cos, degreesOf, sin } from '../space/vec3.ts'
import { drawBrow, drawEye, type Openness } from './eyes.ts'
import type { HeadShape } from './head-shape.ts'
import type { Look } from './look.ts'
import { drawMouth, type Mouth } from './mouth.ts'

interface Features {
  eyes: Openness
  /** How far the cheeks push the lower lids up. */
  lifted?: number
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
  happy: { eyes: 0.98, lifted: 0.55, mouth: 'laugh', brow: [3, 1] },
  laughing: { eyes: 'smiling', mouth: 'laugh', brow: [6, 3], flush: true },
  curious: { eyes: 1.08, mouth: 'small', brow: [3, 1], raised: 8 },
  worried: { eyes: 0.98, mouth: 'wavy', brow: [11, -4] },
  scared: { eyes: 1.18, mouth: 'wide-wavy', brow: [15, -1] },
  brave: { eyes: 0.9, lifted: 0.3, mouth: 'firm', brow: [-5, 5] },
  determined: { eyes: 0.8, lifted: 0.35, mouth: 'pressed', brow: [-8, 4] },
  surprised: { eyes: 1.2, mouth: 'round', brow: [13, 12] },
  wonder: { eyes: 1.18, mouth: 'open-smile', brow: [11, 9], flush: true },
  proud: { eyes: 'smiling', mouth: 'smile', brow: [5, 4] },
  relieved: { eyes: 'shut', mouth: 'smile', brow: [8, 0] },
  tender: { eyes: 0.7, lifted: 0.5, mouth: 'smile', brow: [6, -1], flush: true },
  calm: { eyes: 0.9, lifted: 0.15, mouth: 'rest-smile', brow: [2, 0] },
  doubtful: { eyes: 0.82, mouth: 'skewed', brow: [-3, 2], raised: 10 },
  mischievous: { eyes: 0.82, lifted: 0.6, mouth: 'smirk', brow: [-4, 6], raised: 7, flush: true },
  guilty: { eyes: 0.84, mouth: 'pressed-down', brow: [11, -5], flush: true },
  sad: { eyes: 0.78, mouth: 'frown', brow: [13, -6], tear: true },
  cross: { eyes: 0.76, lifted: 0.2, mouth: 'frown', brow: [-10, 4] },
  tired: { eyes: 0.44, mouth: 'rest', brow: [3, -6] },
  sleepy: { eyes: 0.32, mouth: 'rest-smile', brow: [3, -4] },
  asleep: { eyes: 'shut', mouth: 'rest-smile', brow: [2, -3] },
}

/** Whether somebody with this expression has open eyes: shut, arched and heavy ones are not. */
export const opensEyes = (expression: Expression): boolean => {
  const { eyes } = FEATURES[expression]
  return typeof eyes === 'number' && eyes > 0.5
}

/** Azimuth of the eyes, in degrees. */
const EYE_AZIMUTH = 23

/** 0 for a toddler, 1 for a child of eleven or an adult. */
export const grownOf = ({ body }: Look): number => Math.max(0, Math.min(1, (body.stature - 720) / 420))

/** The eyes of a toddler are low in the face. */
const eyeElevation = (look: Look) => -9 + 5.5 * grownOf(look)

export interface FaceView {
  expression: Expression
  /** Where the eyes look besides the turn of the head, from -1 to 1: to the head's left, and up. */
  glance: readonly [number, number]
  /** A hood lies over the temples. */
  hooded?: boolean
}

const NOSES: Record<Look['face']['nose'], { width: number; elevation: number; tip: number }> = {
  button: { width: 1, elevation: -17, tip: 1.08 },
  round: { width: 1.25, elevation: -18, tip: 1.1 },
  long: { width: 1, elevation: -20, tip: 1.13 },
  small: { width: 0.8, elevation: -16, tip: 1.06 },
}
const noseOf = (look: Look) => {
  const nose = NOSES[look.face.nose]
  return { ...nose, elevation: nose.elevation - 3 + 3 * grownOf(look), tip: nose.tip + 0.03 * (grownOf(look) - 0.5) }
}

/** The nose as a bump, which is seen against the background in profile. */
export function drawNoseBump(look: Look, head: HeadShape): string {
  const { width, elevation, tip } = noseOf(look)
  // Seen from behind the cheek, a nose would stand off too far.
  const azimuth = Math.abs(degreesOf(head.viewer[0], head.viewer[2]))
  const ramp = (from: number, to: number) => Math.max(0, Math.min(1, (azimuth - from) / (to - from)))
  const out = tip + 0.02 + 0.08 * ramp(30, 62) - 0.2 * ramp(66, 90)
  const place3 = (degrees: number, distance: number) => [0, sin(degrees) * distance, cos(degrees) * distance] as const
  return shape(
    head.hull([
      [place3(elevation, out), 0.07 * width],
      [place3(elevation - 7, 0.92), 0.06],
      [place3(elevation + 26, 0.88), 0.04],
    ]),
    look.skin,
  )
}

function drawNose(look: Look, head: HeadShape): string {
  const { width, elevation, tip } = noseOf(look)
  // Turned away, one nostril is seen.
  const turned = Math.max(-1, Math.min(1, head.viewer[0] * 1.5))
  const from = -9 * width * (1 - Math.max(0, -turned))
  const to = 9 * width * (1 - Math.max(0, turned))
  return (
    (Math.abs(turned) > 0.8
      ? ''
      : head.lay(
          ellipse(
            -turned * 3,
            -6,
            7 * width,
            9,
            alpha(tint(look.skin, brightnessOf(look.skin) < 90 ? 0.2 : 0.45), 0.45),
          ),
          0,
          elevation,
          {
            distance: tip,
          },
        )) +
    head.lay(
      line(`M${n(from)} 2Q${n((from + to) / 2)} ${n(9)} ${n(to)} 1`, alpha(shadeSkin(look.skin, 0.55), 0.75), 3.8) +
        ellipse((from + to) / 2, 8, 12 * width, 4, alpha(shadeSkin(look.skin, 0.5), 0.14)),
      0,
      elevation,
      { distance: tip - 0.04, least: 0.3 },
    )
  )
}

function drawMarks(look: Look, head: HeadShape): string {
  const { mark, freckles, forehead, lines } = look.face
  const dark = shadeSkin(look.skin, 0.4)
  const parts: string[] = []
  if (freckles) {
    const spots = [-15, -7, 1, 9, 17].map((x, i) => circle(x, i % 2 ? 4 : -5, 3.5, alpha(dark, 0.66))).join('')
    parts.push(head.lay(spots, 30, -20), head.lay(spots, -30, -20))
  }
  if (mark === 'mole') parts.push(head.lay(circle(0, 0, 3.4, alpha(dark, 0.8)), 33, -36))
  if (mark === 'dimples') {
    const dimple = line('M0 -5q5 5 0 10', alpha(dark, 0.45), 3.2)
    parts.push(head.lay(dimple, 33, -34), head.lay(place(dimple, 0, 0, { mirrored: true }), -33, -34))
  }
  if (forehead === 'bindi') parts.push(head.lay(circle(0, 0, 5.8, '#cf2a33'), 0, 17))
  if (forehead === 'tilak') parts.push(head.lay(shape('M-3 -12L3 -12L2 8Q0 11 -2 8Z', '#c23f36'), 0, 20))
  if (lines > 0) {
    const crow = line('M0 -6l9 -4M1 0l10 0M0 6l9 4', alpha(dark, 0.34 * lines), 2.4)
    const fold = line('M0 -13q8 10 3 25', alpha(dark, 0.34 * lines), 2.8)
    parts.push(head.lay(crow, 46, -5), head.lay(place(crow, 0, 0, { mirrored: true }), -46, -5))
    parts.push(head.lay(fold, 27, -29), head.lay(place(fold, 0, 0, { mirrored: true }), -27, -29))
    parts.push(head.lay(line('M-26 0Q0 -6 26 0M-18 9Q0 4 18 9', alpha(dark, 0.2 * lines), 2.4), 0, 30))
  }
  return parts.join('')
}

/** Spectacles; their temples reach the ears, or the edge of a hood. */
function drawGlasses(
  look: Look,
  head: HeadShape,
  elevation: number,
  { hooded, visible }: { hooded: boolean; visible: (side: 1 | -1) => boolean },
): string {
  const colour = look.frames
  const lens = `<ellipse rx="26" ry="24" fill="${alpha('#ffffff', 0.1)}" stroke="${colour}" stroke-width="4.4"/>`
  // Near the edge of the face a lens is close to the eye, so that it doesn't stand off in the air.
  const lensOn = (side: 1 | -1): string => {
    const beyond = Math.max(0, Math.min(1, (0.8 - head.at(side * 24, elevation).facing) / 0.4))
    return head.lay(lens, side * (24 - beyond * 4), elevation, {
      distance: 1.06 - beyond * 0.1,
      // No lens without an eye.
      least: visible(side) ? 0.2 : 2,
    })
  }
  const temples = [1, -1].map(side =>
    head.trace(
      [
        [side * 41, elevation + 2],
        [side * 62, elevation + 4],
        ...(hooded ? [] : [[side * 92, elevation + 1] as const]),
      ],
      1.05,
    ),
  )
  return (
    line(temples.join(''), colour, 4 * head.unit) +
    lensOn(1) +
    lensOn(-1) +
    head.lay(line('M-16 0q16 -9 32 0', colour, 4.4), 0, elevation + 2, { distance: 1.09 })
  )
}

function drawBeard(look: Look, head: HeadShape): string {
  const { beard } = look.face
  if (beard === 'none') return ''
  const colour = look.hair.colour
  const moustache = head.lay(
    shape('M0 -6C9 -15 24 -10 35 5C23 9 9 8 0 3C-9 8 -23 9 -35 5C-24 -10 -9 -15 0 -6Z', colour),
    0,
    -27,
    { distance: 1.02 },
  )
  return moustache
}

/** A full beard, as an area of the head below the mouth. */
function drawFullBeard(defs: SvgDefs, look: Look, head: HeadShape): string {
  if (look.face.beard !== 'beard') return ''
  const long = look.body.stature > 900 ? 0.12 : 0
  const outline = head.hull([
    [[0, -0.52, 0.26], 0.46],
    [[0, -0.66 - long, 0.3], 0.36],
    [[0.3, -0.34, 0.14], 0.55],
    [[-0.3, -0.34, 0.14], 0.55],
  ])
  const { path, inverted } = head.region([
    [-84, 8],
    [-70, -14],
    [-52, -26],
    [-30, -28],
    [-16, -30],
    [0, -29],
    [16, -30],
    [30, -28],
    [52, -26],
    [70, -14],
    [84, 8],
    [92, -30],
    [84, -80],
    [-84, -80],
    [-92, -30],
  ])
  return inverted ? '' : defs.clip(outline, shape(path, look.hair.colour))
}

/** Eyes, brows, nose, mouth and cheeks; what could cross the outline is clipped by `skin`. */
export function drawFeatures(defs: SvgDefs, look: Look, head: HeadShape, skin: string, view: FaceView): Layer[] {
  const features = FEATURES[view.expression]
  const { face } = look
  const grown = grownOf(look)
  const eyeAt = EYE_AZIMUTH * face.eyeSpacing
  const elevation = eyeElevation(look)
  const size = face.eyeSize * (1.1 - 0.2 * grown)
  // In a turned face the far eye moves towards the nose, so that it stays within the outline.
  const azimuth = degreesOf(head.viewer[0], head.viewer[2])
  const eyeOf = (side: 1 | -1) => {
    const turned = Math.max(0, Math.min(1, (-side * azimuth - 8) / 36))
    return side * (eyeAt - 8 * turned)
  }
  const visible = (side: 1 | -1) => Math.abs(eyeOf(side) - azimuth) < 60
  const glow = features.flush ? 0.74 : 0.5
  const rosy = defs.radialGradient(alpha(look.blush, glow), alpha(look.blush, glow * 0.7), alpha(look.blush, 0))
  const cheek = (azimuth: number) => head.lay(ellipse(0, 0, 34, 25, rosy), azimuth, elevation - 19)
  const eye = (side: 1 | -1) =>
    head.lay(
      drawEye(defs, look, { open: features.eyes, lifted: features.lifted ?? 0, side, glance: view.glance, size }),
      eyeOf(side),
      elevation,
      { roll: -side * face.eyeTilt, least: visible(side) ? 0.16 : 2 },
    )
  const brow = (side: 1 | -1) =>
    head.lay(
      drawBrow(look, side, ...features.brow),
      eyeOf(side),
      elevation +
        19 +
        (typeof features.eyes === 'number' ? (features.eyes - 0.9) * 6 : 0) +
        (side === 1 ? (features.raised ?? 0) * 0.5 : 0),
      { distance: 1.01, least: visible(side) ? 0.16 : 2 },
    )
  const mouthAt = elevation - 27 - 2.5 * grown
  const tear = features.tear
    ? head.lay(
        shape('M0 -13C7 -2 8 6 0 9C-8 6 -7 -2 0 -13Z', alpha('#c8eaf7', 0.94)) + circle(-2, 3, 2, '#ffffff'),
        eyeAt + 5,
        elevation - 17,
      )
    : ''
  const bearded = face.beard !== 'none'
  return [
    { name: 'face', drawing: defs.clip(skin, cheek(36) + cheek(-36) + drawMarks(look, head)) },
    { name: 'left eye', drawing: defs.clip(skin, eye(1)) },
    { name: 'right eye', drawing: defs.clip(skin, eye(-1)) },
    { name: 'brows', drawing: defs.clip(skin, brow(1) + brow(-1)) },
    { name: 'beard', drawing: drawFullBeard(defs, look, head) },
    { name: 'nose', drawing: drawNose(look, head) },
    {
      name: 'mouth',
      drawing: head.lay(drawMouth(features.mouth, look), 0, bearded ? mouthAt - 2 : mouthAt, {
        distance: 1.005,
        least: 0.16,
      }),
    },
    { name: 'beard', drawing: drawBeard(look, head) },
    { name: 'tear', drawing: tear },
    {
      name: 'glasses',
      drawing:
        face.glasses && view.expression !== 'asleep'
          ? drawGlasses(look, head, elevation, { hooded: view.hooded === true, visible })
          : '',
    },
  ]
}
