import type { Random } from '@kahani/random/random'
import { alpha, mix } from '../canvas/colour.ts'
import type { Light } from '../canvas/light.ts'
import { dots, shape } from '../canvas/svg.ts'
import { snowIn } from '../scenery/snow.ts'
import type { Stage } from '../stage/stage.ts'
import { dabs, discs, groundSpots } from './ground-plane.ts'

/** The part of a picture in which snow falls, in px. */
interface Frame {
  left: number
  top: number
  width: number
  height: number
}

interface Flakes extends Frame {
  count: number
  /** Radius of the smallest and of the largest flake, in px. */
  size: readonly [number, number]
}

/** Flakes in the air. Large ones keep to the sides, where they hide no face. */
export function flakes(random: Random, { dark }: Light, { left, top, width, height, count, size }: Flakes): string {
  const colour = dark ? '#dbe7fb' : '#ffffff'
  const [small, large] = size
  const list = Array.from({ length: count }, (): [number, number, number] => {
    const [across, down, share] = [random.next(), random.next(), random.next() ** 2]
    const inMiddle = Math.abs(across - 0.5) < 0.27 && down > 0.24 && down < 0.8
    return [left + width * across, top + height * down, small + (large - small) * (inMiddle ? share * 0.3 : share)]
  })
  const middle = (small + large) / 2
  return (
    dots(
      list.filter(([, , r]) => r > middle).map(([x, y, r]) => [x, y, r * 1.5]),
      alpha(colour, 0.2),
    ) + dots(list, alpha(colour, 0.92))
  )
}

/** Snow that begins to lie on the ground. */
export function settledSnow(stage: Stage): string {
  const { lit, blue } = snowIn(stage.context)
  const patches = groundSpots(stage, 46, { from: -1500, to: 7000 })
  const specks = groundSpots(stage, 90, { from: -1700, to: 5000 })
  return (
    shape(dabs(patches, 460, 200), alpha(mix(lit, blue, 0.2), 0.55)) + shape(discs(specks, 16, 0.5), alpha(lit, 0.85))
  )
}
