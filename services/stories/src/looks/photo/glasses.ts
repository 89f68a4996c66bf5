import type { Face } from './find-face.ts'
import type { Pixels } from './pixels.ts'
import { createEyeLine } from './regions.ts'
import { quantile } from './statistics.ts'

/** Columns across the bridge of the nose, and below each eye, in distances between the eyes. */
const BRIDGE = [-0.06, -0.03, 0, 0.03, 0.06]
const BELOW_EYES = [-0.62, -0.56, -0.5, -0.44, -0.38, 0.38, 0.44, 0.5, 0.56, 0.62]

/** Strength of the lines of a frame: its bridge on the nose, and its rims below the eyes. Wrinkles reach 0.07 and 0.13. */
const MIN_BRIDGE = 0.12
const MIN_RIMS = 0.14
/** Nearer eyes are too small to tell, in px. */
const MIN_EYE_DISTANCE = 40

/** Whether a face wears glasses whose frame is seen. */
export function wearsGlasses(picture: Pixels, face: Face): boolean {
  const { bridge, rims } = measureRims(picture, face)
  return bridge > MIN_BRIDGE && rims > MIN_RIMS
}

function measureRims(picture: Pixels, face: Face): { bridge: number; rims: number } {
  const eyes = createEyeLine(face)
  if (eyes.distance < MIN_EYE_DISTANCE) return { bridge: 0, rims: 0 }
  const luminance = (x: number, down: number) => {
    const [px, py] = eyes.at(x, down)
    const column = Math.max(0, Math.min(picture.width - 1, Math.round(px)))
    const row = Math.max(0, Math.min(picture.height - 1, Math.round(py)))
    const i = (row * picture.width + column) * 3
    const { data } = picture
    return 0.3 * (data[i] as number) + 0.59 * (data[i + 1] as number) + 0.11 * (data[i + 2] as number)
  }
  /** The strongest line across a column: how much a row differs from those above and below, as a share of the brightness. */
  const lineIn = (x: number, from: number, to: number) => {
    let strongest = 0
    const reach = 0.09
    for (let down = from; down <= to; down += 0.015) {
      const here = luminance(x, down)
      const around = (luminance(x, down - reach) + luminance(x, down + reach)) / 2
      const above = luminance(x, down - reach) - here
      const below = luminance(x, down + reach) - here
      const line = Math.sign(above) === Math.sign(below) ? Math.min(Math.abs(above), Math.abs(below)) : 0
      strongest = Math.max(strongest, line / Math.max(20, around))
    }
    return strongest
  }
  const bridge = quantile(
    BRIDGE.map(x => lineIn(x, -0.16, 0.2)),
    0.25,
  )
  const rims = quantile(
    BELOW_EYES.map(x => lineIn(x, 0.2, 0.6)),
    0.5,
  )
  return { bridge, rims }
}
