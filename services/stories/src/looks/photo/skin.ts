import { SKIN_TONES } from '@kahani/contracts/looks'
import type { Face } from './find-face.ts'
import { type Lab, labOfHex } from './lab.ts'
import type { CorrectLight } from './light.ts'
import type { Pixels } from './pixels.ts'
import { CHEEKS, coloursIn, FOREHEAD, outlineOf } from './regions.ts'
import { distance, middle, quantile } from './statistics.ts'

const TONES = SKIN_TONES.map(labOfHex)
/** Pixels of a region that are as different from its middle are hair, shadow or shine. */
const SAME_SKIN = 16
/** Hue is less certain than lightness, because the light is. */
const HUE_SHARE = 0.35
/** From here on a cheek is turned away, in radians. */
const TURNED = 0.3
/** Fewer pixels don't tell a colour. */
const MIN_PIXELS = 40

/** The colour of the skin in even light; null if it can't be told. */
export function measureSkin(picture: Pixels, face: Face, correct: CorrectLight): Lab | null {
  const [right, left] = CHEEKS.map(outline => coloursIn(picture, outlineOf(face, outline)).map(correct)) as [
    Lab[],
    Lab[],
  ]
  const cheeks = face.yaw > TURNED ? left : face.yaw < -TURNED ? right : [...right, ...left]
  if (cheeks.length < MIN_PIXELS) return null
  const cheek = litPart(cheeks)
  const forehead = coloursIn(picture, outlineOf(face, FOREHEAD)).map(correct)
  const skin = middle([...cheeks, ...forehead].filter(colour => distance(colour, cheek) < SAME_SKIN))
  const [lightness, a, b] = skin
  const hue = Math.atan2(b, a)
  return lightness < 14 || lightness > 93 || hue < 0.1 || hue > 1.75 ? null : skin
}

/** The middle of what is neither in shadow nor shining. */
function litPart(colours: readonly Lab[]): Lab {
  const from = quantile(
    colours.map(([lightness]) => lightness),
    0.3,
  )
  const to = quantile(
    colours.map(([lightness]) => lightness),
    0.85,
  )
  return middle(colours.filter(([lightness]) => lightness >= from && lightness <= to))
}

/** The number of the nearest of the tones, from 1. */
export function nearestTone([lightness, a, b]: Lab): number {
  const distances = TONES.map(([l, toneA, toneB]) =>
    Math.hypot(lightness - l, HUE_SHARE * (a - toneA), HUE_SHARE * (b - toneB)),
  )
  return distances.indexOf(Math.min(...distances)) + 1
}
