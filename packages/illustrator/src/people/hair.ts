import { alpha, shadeSkin } from '../canvas/colour.ts'
import { circlePath } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import { degreesOf } from '../space/vec3.ts'
import { darkOf, HAIR, type HairPiece, lightOf } from './hair-pieces.ts'
import { STYLES } from './hair-styles.ts'
import { HAIRLINES, JAW, NAPE } from './hairlines.ts'
import type { HeadShape, Place } from './head-shape.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'

export interface DrawnHair {
  behindBody: string
  behindHead: string
  /** Hair on the skull itself, with the opening of the face. */
  cap: string
  front: string
  coversEars: boolean
}

/** Radius of a helmet of glass, in head radii. */
export const GLASS = 1.48

interface HairOptions {
  /** Path of the head's outline, which bounds the face. */
  skin: string
  /** Under a hat that covers the crown. */
  hatted: boolean
  /** Under a hood that covers all of it. */
  hidden: boolean
  /** Colour of a scarf that is tied over the hair under a hood; null without one. */
  scarf: string | null
  /** Inside a helmet or a bubble of air. */
  inGlass: boolean
  /** Inside a helmet, out of which nothing hangs. */
  sealed: boolean
  /** Degrees by which loose hair streams backward. */
  stream: number
}

/** The edge of a scarf is like the hairline of somebody with short hair. */
const SCARF = STYLES.cropped

/** A hairline with places between its places, on a smooth curve. */
const rounded = (places: readonly Place[]): Place[] =>
  places.flatMap((b, i): Place[] => {
    const c = places[i + 1]
    if (!c) return [b]
    const [a, d] = [places[i - 1] ?? b, places[i + 2] ?? c]
    const at = (t: number): Place => {
      const value = (k: 0 | 1) =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
      return [value(0), value(1)]
    }
    return [b, at(0.33), at(0.67)]
  })

/** Draws the hair of a head over its skin. */
export function drawHair(defs: SvgDefs, look: Look, head: HeadShape, options: HairOptions): DrawnHair {
  const { skin, hatted, hidden, scarf, inGlass, sealed, stream } = options
  const style = scarf ? SCARF : STYLES[look.hair.style]
  if (style.hairline === 'none') return { behindBody: '', behindHead: '', cap: '', front: '', coversEars: false }
  const bald = style.hairline === 'bald'
  const hairline: readonly Place[] =
    style.hairline === 'tousled' || bald ? HAIRLINES[style.hairline] : rounded(HAIRLINES[style.hairline])
  const rim: Place[] = []
  // From below, the neck hides the nape.
  const nape =
    head.viewer[1] < -0.12 && head.viewer[2] > 0 ? NAPE.filter(([a, e]) => head.at(a, e).facing > -0.2) : NAPE
  for (const [azimuth, elevation] of [...hairline, ...nape])
    for (let e = elevation; e <= (bald ? elevation + 8 : 90); e += 12) rim.push([azimuth, e])
  const outline = hullOf(rim.map(([azimuth, elevation]) => head.at(azimuth, elevation, bald ? 1.03 : HAIR).point))
  const loop = [...hairline, ...JAW]
  const distance = bald ? 1.02 : 1
  const face = head.region(loop, distance)
  const strands = hidden || hatted ? '' : drawStrands(look, head, style.strands)
  const hair = shape(outline, scarf ?? look.hair.colour)
  // The hair casts a shadow on the forehead.
  const shadow = () =>
    defs.clip(
      face.path,
      [8, 16, 24].map(width => line(face.path, alpha(shadeSkin(look.skin, 0.6), 0.1), width * head.unit)).join(''),
    )
  const cap = face.inverted
    ? defs.clip(outline, defs.clip(face.path, hair + strands))
    : hair +
      (strands === '' ? '' : defs.clip(outline, strands)) +
      defs.clip(skin, shape(face.path, look.skin) + shadow())
  const pieces = hidden ? [] : (style.pieces?.(look, head, { hatted, inGlass, stream }) ?? [])
  const glass = circlePath(...head.centre, head.radius * GLASS)
  const on = (layer: HairPiece['layer']) => {
    const drawing = pieces
      .filter(piece => piece.layer === layer)
      .map(piece => piece.drawing)
      .join('')
    return sealed && drawing !== '' ? defs.clip(glass, drawing) : drawing
  }
  return {
    behindBody: on('behind-body'),
    behindHead: on('behind-head'),
    cap,
    front: on('front'),
    coversEars: style.covers === true && !bald,
  }
}

/** Strands follow the way the hair is combed; a band of light lies across them. */
function drawStrands(look: Look, head: HeadShape, strands: readonly (readonly Place[])[]): string {
  if (strands.length === 0) return ''
  const trace = (odd: number) =>
    strands
      .filter((_, i) => i % 2 === odd)
      .map(places => head.trace(places, HAIR - 0.01))
      .join('')
  const middle = degreesOf(head.viewer[0], head.viewer[2])
  const shine = head.trace(
    [-58, -40, -22].map((azimuth): Place => [middle + azimuth, 62 - Math.abs(azimuth + 40) * 0.1]),
    HAIR - 0.02,
  )
  return (
    line(trace(0), alpha(darkOf(look), 0.55), 3.2 * head.unit) +
    line(trace(1), alpha(lightOf(look), 0.34), 3.2 * head.unit) +
    line(shine, alpha(lightOf(look), 0.4), 9 * head.unit)
  )
}
