import { alpha, shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, type Point } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { type Frame, inFrame } from '../space/frame.ts'
import { add, cos, cross, dot, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import { drawCheeks, drawEyes, drawMouth, type EyeSpec, glossOf, type MouthSpec } from './face.ts'
import type { Mood } from './mood.ts'
import { ball, depthOf, egg, flat, hull, type Lump, limb, onLump, type Part, paint, skin, TO_VIEWER } from './solid.ts'

/** A lump of a head. Lengths are in radii of the head, relative to its centre. */
interface HeadLump {
  /** Height and distance to the front. */
  at: readonly [up: number, forward: number]
  radii: Vec3
  /** A colour of its own, such as of a light muzzle. */
  colour?: string
}

interface EarSpec {
  /** Where it grows. */
  azimuth: number
  elevation: number
  /** Distance along the ear and half width of each row. */
  rows: readonly (readonly [along: number, width: number])[]
  /** Degrees from upright outwards, and backwards. */
  out: number
  back: number
  /** Degrees that it bends down along its length. */
  droop?: number
  colour: string
  inner?: string
  /** Hangs over the head. */
  over?: boolean
  /** How much it follows the mood. */
  mobile?: number
}

export interface HeadSpec {
  size: number
  coat: string
  skull: Vec3
  /** From the skull to the tip of the muzzle. */
  snout: readonly HeadLump[]
  /** On both sides. */
  cheeks?: { at: Vec3; r: number; colour: string }
  eyes: Omit<EyeSpec, 'size'> & { size: number }
  nose?: { elevation: number; radii: Vec3; colour: string }
  nostrils?: string
  mouth?: Omit<MouthSpec, 'stroke'>
  ears: readonly EarSpec[]
  horns?: readonly { points: readonly Vec3[]; radii: readonly number[]; colour: string; single?: boolean }[]
  patches?: readonly Patch[]
  whiskers?: string
  /** How far it reaches above its centre, with its ears and horns; 1.1 if nothing is said. */
  top?: number
  /** Further solid parts, in the frame of the head. */
  extras?: (head: HeadPlace, mood: Mood) => Part[]
  /** Where it holds things, if not in its mouth. */
  grip?: (head: HeadPlace) => Vec3
}

/** A patch of colour on the skull or, if `snout`, on the last lump. */
interface Patch {
  azimuth: number
  elevation: number
  size: readonly [width: number, height: number]
  colour: string
  side?: 'both' | 'left'
  snout?: boolean
}

export interface HeadPlace {
  at: Vec3
  frame: Frame
  size: number
}

/** A place in units of the head's size. */
export const inHead = ({ at, frame, size }: HeadPlace, place: Vec3): Vec3 => add(at, times(inFrame(frame, place), size))

function drawEar(spec: EarSpec, head: HeadPlace, skull: Lump, mood: Mood, side: 1 | -1): Part {
  const { frame, size } = head
  const root = onLump(skull, spec.azimuth * side, spec.elevation)
  const feel = mood.ears * (spec.mobile ?? 1)
  const out = spec.out + (feel < 0 ? -feel * 30 : -feel * 9)
  // An ear that would point at the viewer lies flat instead, so that its shape is seen.
  const pointing = spec.out > 58 ? Math.max(0, dot(times(frame.side, side), TO_VIEWER) - 0.55) * 100 : 0
  const back = spec.back + pointing + (feel < 0 ? -feel * 34 : -feel * 16)
  const direction = (along: number): Vec3 => {
    const a = Math.min(178, out + (spec.droop ?? 0) * along)
    return unit(inFrame(frame, [side * sin(a) * cos(back), cos(a) * cos(back), -sin(back)]))
  }
  // Turned to the viewer a little, because an ear that is seen from its edge looks like a horn.
  const front = add(inFrame(frame, [side * 0.4, 0, 0.9]), times(TO_VIEWER, spec.over ? 0 : 0.6))
  const length = spec.rows.at(-1)?.[0] ?? 1
  let at = add(root.at, times(root.out, -0.12 * size))
  let before = 0
  const rows = spec.rows.map(([along, width]) => {
    const direct = direction((along + before) / 2 / length)
    at = add(at, times(direct, (along - before) * size))
    before = along
    const normal = unit(subtract(front, times(direct, dot(front, direct))))
    const across = cross(normal, direct)
    const lump: Lump = {
      at,
      axes: [times(across, width * size), times(direct, width * size * 0.6), times(normal, 0.09 * size)],
    }
    return { lump, normal }
  })
  const lumps = rows.map(({ lump }) => lump)
  const facing = dot(rows[1]?.normal ?? front, TO_VIEWER)
  const inner =
    spec.inner && facing > 0.12
      ? shape(
          skin(
            lumps.map(lump => ({
              at: add(lump.at, times(rows[0]?.normal ?? front, 0.05 * size)),
              axes: [times(lump.axes[0], 0.58), times(lump.axes[1], 0.66), times(lump.axes[2], 0.3)],
            })),
            1,
          ),
          spec.inner,
        )
      : ''
  const near = spec.over ? dot(root.out, TO_VIEWER) > -0.12 : depthOf(root.at) < depthOf(head.at) - size * 0.42
  const far = dot(inFrame(frame, [side, 0, 0]), TO_VIEWER) < -0.3
  return {
    depth: near ? -1 : 1,
    drawing: shape(skin(lumps, 2), far ? shade(spec.colour, 0.1) : spec.colour) + inner,
  }
}

function drawPatch(patch: Patch, lump: Lump, size: number): string {
  const sides = patch.side === 'both' ? [1, -1] : [1]
  return sides
    .map(side => {
      const centre = onLump(lump, patch.azimuth * side, patch.elevation)
      if (dot(centre.out, TO_VIEWER) < -0.45) return ''
      const [w, h] = patch.size
      const ring = Array.from({ length: 10 }, (_, i): Point => {
        const angle = (i / 10) * Math.PI * 2
        const turn = 57 / Math.max(0.2, size)
        return flat(
          onLump(
            lump,
            patch.azimuth * side + Math.cos(angle) * w * turn,
            Math.max(-89, Math.min(89, patch.elevation + Math.sin(angle) * h * turn)),
          ).at,
        )
      })
      return shape(blob(ring), patch.colour)
    })
    .join('')
}

/** A head; `mouth` is where it carries things. */
export function drawHead(
  context: DrawContext,
  spec: HeadSpec,
  place: HeadPlace,
  mood: Mood,
): { drawing: string; mouth: Vec3 } {
  const { frame, size } = place
  const lumpOf = ({ at: [up, forward], radii }: HeadLump): Lump =>
    egg(inHead(place, [0, up, forward]), frame, times(radii, size))
  const skull = egg(place.at, frame, times(spec.skull, size))
  const snout = spec.snout.map(lumpOf)
  const muzzle = snout.at(-1) ?? skull
  const away = dot(frame.forward, TO_VIEWER) < -0.22
  // The profile of a muzzle is still seen when the eyes are not.
  const hidden = dot(frame.forward, TO_VIEWER) < -0.6
  const cheekLumps = spec.cheeks
    ? ([1, -1] as const).map(side => {
        const { at, r } = spec.cheeks ?? { at: [0, 0, 0] as Vec3, r: 0 }
        return ball(inHead(place, [at[0] * side, at[1], at[2]]), r * size)
      })
    : []
  const outline =
    (snout.length ? skin([skull, ...snout], 1) : hull([skull])) + cheekLumps.map(each => hull([each])).join('')
  const ears = spec.ears.flatMap(ear =>
    ([1, -1] as const)
      // The far ear of a head that is seen from its side would look like a horn.
      .filter(side => !ear.over || dot(times(frame.side, side), TO_VIEWER) > -0.6)
      .map(side => drawEar(ear, place, skull, mood, side)),
  )
  const extras = spec.extras?.(place, mood) ?? []
  const patches = (spec.patches ?? []).map(patch => drawPatch(patch, patch.snout ? muzzle : skull, 1)).join('')
  const coloured = spec.snout
    .map((lump, i) => (lump.colour && !hidden ? shape(hull([snout[i] ?? skull]), lump.colour) : ''))
    .join('')
  const cheeks = spec.cheeks && !hidden ? shape(cheekLumps.map(each => hull([each])).join(''), spec.cheeks.colour) : ''
  const shadow = shape(
    hull([egg(inHead(place, [0, -1.25, 0.1]), frame, [1.3 * size, 0.6 * size, 1.6 * size])]),
    alpha(shade(spec.coat, 0.5), 0.12),
  )
  const features = away
    ? spec.nose && !hidden
      ? drawNose(spec.nose, muzzle, frame, size)
      : ''
    : drawFeatures(context, spec, place, { skull, muzzle, mood })
  const behind = [...ears.filter(({ depth }) => depth > 0), ...horns(spec, place), ...extras]
  const drawing =
    paint(behind.filter(({ depth }) => depth > 0)) +
    shape(outline, spec.coat) +
    context.defs.clip(outline, cheeks + coloured + patches + shadow) +
    features +
    paint([...ears, ...horns(spec, place), ...extras].filter(({ depth }) => depth <= 0))
  return { drawing, mouth: spec.grip?.(place) ?? onLump(muzzle, 0, spec.mouth?.elevation ?? -20).at }
}

function horns(spec: HeadSpec, place: HeadPlace): Part[] {
  return (spec.horns ?? []).flatMap(horn =>
    (horn.single ? ([1] as const) : ([1, -1] as const)).map(side => {
      const points = horn.points.map(([x, y, z]) => inHead(place, [x * side, y, z]))
      const path = limb(
        points,
        horn.radii.map(r => r * place.size),
      )
      const behind = depthOf(points[0] ?? place.at) > depthOf(place.at) - place.size * 0.1
      return { depth: behind ? 1.5 : -0.5, drawing: shape(path, horn.colour) }
    }),
  )
}

function drawFeatures(
  context: DrawContext,
  spec: HeadSpec,
  { frame, size }: HeadPlace,
  { skull, muzzle, mood }: { skull: Lump; muzzle: Lump; mood: Mood },
): string {
  const eyes = { ...spec.eyes, size: spec.eyes.size * size }
  const nose = spec.nose ? drawNose(spec.nose, muzzle, frame, size) : ''
  const mouth = spec.mouth ? drawMouth({ ...spec.mouth, stroke: size * 0.055 }, muzzle, mood) : ''
  const nostrils = spec.nostrils
    ? [22, -22]
        .map(azimuth => onLump(muzzle, azimuth, 26))
        .filter(({ out }) => dot(out, TO_VIEWER) > 0)
        .map(({ at }) => shape(hull([egg(at, frame, [size * 0.06, size * 0.08, size * 0.05])]), spec.nostrils ?? ''))
        .join('')
    : ''
  const hairs = spec.whiskers ? whiskers(muzzle, frame, size, spec.whiskers) : ''
  return (
    drawCheeks(context, eyes, skull, frame, mood) + drawEyes(eyes, skull, frame, mood) + nostrils + mouth + nose + hairs
  )
}

function drawNose(nose: NonNullable<HeadSpec['nose']>, muzzle: Lump, frame: Frame, size: number): string {
  const { at, out } = onLump(muzzle, 0, nose.elevation)
  if (dot(out, TO_VIEWER) < -0.5) return ''
  const lump = egg(at, frame, times(nose.radii, size))
  const shine = add(at, times(frame.up, (nose.radii[1] ?? 0) * size * 0.5))
  return (
    shape(hull([lump]), nose.colour) +
    (dot(out, TO_VIEWER) > 0
      ? shape(
          hull([egg(add(shine, times(out, size * 0.08)), frame, times(nose.radii, size * 0.34))]),
          alpha(glossOf(nose.colour), 0.6),
        )
      : '')
  )
}

function whiskers(muzzle: Lump, frame: Frame, size: number, colour: string): string {
  return [1, -1]
    .flatMap(side =>
      [-8, -24].map(elevation => {
        const { at, out } = onLump(muzzle, 48 * side, elevation)
        if (dot(out, TO_VIEWER) < -0.1) return ''
        const [x, y] = flat(at)
        const [u, v] = flat(add(at, times(inFrame(frame, [side, elevation * 0.012 + 0.1, 0.1]), size * 0.8)))
        return line(`M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`, colour, size * 0.035)
      }),
    )
    .join('')
}
