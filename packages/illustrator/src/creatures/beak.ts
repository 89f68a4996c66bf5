import { shade } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { dot, type Vec3 } from '../space/vec3.ts'
import type { BirdSpec } from './bird-spec.ts'
import { type HeadPlace, inHead } from './head.ts'
import type { Mood } from './mood.ts'
import { egg, hull, type Part, skin, TO_VIEWER } from './solid.ts'

const OPEN_BEAK: Partial<Record<Mood['mouth'], number>> = {
  grin: 0.3,
  gape: 0.52,
  round: 0.42,
  yawn: 0.62,
  small: 0.16,
}

/** Where it holds things. */
export const beakTip = ({ beak }: BirdSpec, place: HeadPlace): Vec3 =>
  inHead(place, [0, -0.1 - beak.hook, 0.8 + beak.length])

/** The two halves of a beak, which opens with the mood. */
export function beakOf({ beak }: BirdSpec, place: HeadPlace, mood: Mood): Part[] {
  const { size } = place
  const open = OPEN_BEAK[mood.mouth] ?? 0
  const wide = beak.wide ?? 1
  const upper = [
    egg(inHead(place, [0, -0.04, 0.74]), place.frame, [
      beak.thick * wide * size,
      beak.thick * size,
      beak.thick * 0.7 * size,
    ]),
    egg(inHead(place, [0, -0.06 - beak.hook * 0.2, 0.74 + beak.length * 0.55]), place.frame, [
      beak.thick * 0.74 * wide * size,
      beak.thick * 0.66 * size,
      beak.thick * 0.5 * size,
    ]),
    egg(beakTip({ beak } as BirdSpec, place), place.frame, [0.05 * size, 0.05 * size, 0.05 * size]),
  ]
  const lower = [
    egg(inHead(place, [0, -0.04 - beak.thick * 0.7, 0.7]), place.frame, [
      beak.thick * 0.84 * wide * size,
      beak.thick * 0.5 * size,
      beak.thick * 0.5 * size,
    ]),
    egg(
      inHead(place, [
        0,
        -0.1 - beak.thick * 0.7 - open * (0.3 + beak.length * 0.5) - beak.hook * 0.2,
        0.74 + beak.length * 0.66 - open * 0.12,
      ]),
      place.frame,
      [0.08 * size * wide, 0.05 * size, 0.05 * size],
    ),
  ]
  const gap = open
    ? shape(
        hull([
          egg(inHead(place, [0, -0.08 - beak.thick * 0.3, 0.74]), place.frame, [
            beak.thick * 0.7 * wide * size,
            beak.thick * 0.5 * size,
            beak.thick * 0.3 * size,
          ]),
          egg(inHead(place, [0, -0.14 - open * 0.3, 0.78 + beak.length * 0.4]), place.frame, [
            0.05 * size,
            0.05 * size,
            0.05 * size,
          ]),
        ]),
        '#9c3a42',
      )
    : ''
  return [
    {
      depth: dot(place.frame.forward, TO_VIEWER) < -0.1 ? 1 : -1,
      drawing: shape(skin(lower, 1), shade(beak.colour, 0.2)) + gap + shape(skin(upper, 1), beak.colour),
    },
  ]
}
