import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, type Point } from '../canvas/path.ts'
import { circle, line } from '../canvas/svg.ts'
import type { HeadShape, Place } from './head-shape.ts'

/** A hearing aid behind the ear, or outside of a hood; '' where it is not seen. */
export interface DrawnHearingAid {
  drawing: string
  /** It is on the side that faces the viewer. */
  isNear: boolean
}

/** How far around the head something is seen past its outline. */
const SEEN = -0.42

/** A case behind the ear, with a clear tube over it down to the ear mould. */
export function drawHearingAid(head: HeadShape, side: 1 | -1, colour: string): DrawnHearingAid {
  const at = (azimuth: number, elevation: number, distance: number): Point =>
    head.at(side * azimuth, elevation, distance).point
  const { facing } = head.at(side * 104, -4)
  if (facing < SEEN) return { drawing: '', isNear: false }
  const u = head.unit
  const body = curve([at(97, 8, 1.06), at(106, 4, 1.08), at(110, -10, 1.08), at(109, -24, 1.07)])
  const isEarSeen = head.at(side * 84, -10).facing > 0.1
  const tube = isEarSeen
    ? line(
        curve([at(98, 7, 1.08), at(90, 3, 1.09), at(87, -6, 1.06), at(88, -13, 1.02)]),
        alpha('#ffffff', 0.8),
        4 * u,
      ) + circle(...at(88, -14, 1.02), 7 * u, tint(colour, 0.45))
    : ''
  return {
    drawing:
      line(body, shade(colour, 0.3), 17 * u) +
      line(body, colour, 13 * u) +
      circle(...at(108, -4, 1.09), 3.4 * u, tint(colour, 0.6)) +
      tube,
    isNear: facing > -0.32,
  }
}

/** Over a hood, what of a cochlear implant is worn outside: the coil, its cable and the processor. */
export function drawCoil(head: HeadShape, side: 1 | -1, colour: string): string {
  const coil: Place = [side * 104, 26]
  if (head.at(...coil).facing < -0.1) return ''
  const at = (azimuth: number, elevation: number): Point => head.at(side * azimuth, elevation, 1.16).point
  const u = head.unit
  const processor = curve([at(96, -8), at(103, -16), at(103, -32)])
  return (
    line(curve([at(104, 24), at(112, 8), at(98, -8)]), shade(colour, 0.35), 4.5 * u) +
    line(processor, shade(colour, 0.3), 19 * u) +
    line(processor, colour, 15 * u) +
    circle(...at(104, 26), 15 * u, shade(colour, 0.3)) +
    circle(...at(104, 26), 12.5 * u, colour) +
    circle(...at(104, 26), 5 * u, tint(colour, 0.5))
  )
}
