import { mix } from '../../canvas/colour.ts'
import { SIZE } from '../../canvas/svg.ts'
import { cycad, fernClump, horsetails, treeFern } from '../../scenery/ferns.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { horizonOf, type Piece, type SettingScene, type Stage } from '../../stage/stage.ts'
import { mistBand } from '../forest/forest-air.ts'
import { layerAt } from '../framing.ts'
import { groundAt } from '../open-country.ts'
import { swayed } from '../weather.ts'

export interface Scheme {
  moss: string
  fern: string
  leaf: string
  earth: string
  cone: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { moss: '#a9bb62', fern: '#5f9f4a', leaf: '#74ac54', earth: '#d8b583', cone: '#e09a48' },
  { moss: '#b5b768', fern: '#6ba04a', leaf: '#5f9f5c', earth: '#d9a878', cone: '#d9774a' },
  { moss: '#9db868', fern: '#4f9a58', leaf: '#86b04e', earth: '#cfb48c', cone: '#e8b04c' },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>

/** Where a plant stands: its place across the picture, its z and its height. */
export type Place = readonly [share: number, z: number, height: number]

/** A colour in the air at a depth. */
const airy = (stage: Stage, colour: string, z: number): string =>
  hazeOf(stage.context, stage.sky)(colour, Math.min(0.46, Math.max(0, z) / 24000))

/** Leaflets on a side: far plants need few. */
const pairsAt = (z: number, most: number): number => Math.max(7, Math.round(most - Math.max(0, z) / 1300))

const planted = (
  stage: Stage,
  places: readonly Place[],
  draw: (z: number, height: number) => string,
  sway = 5,
): Piece[] =>
  places.map(([share, z, height], i) =>
    stage.stand(swayed(stage, draw(z, height), sway), groundAt(stage, share, z), { mirrored: i % 2 === 1 }),
  )

export const ferns = (stage: Stage, { fern }: Scheme, places: readonly Place[]): Piece[] =>
  planted(stage, places, (z, height) =>
    fernClump(stage.context, height, airy(stage, fern, z), { pairs: pairsAt(z, 11), croziers: z < 3000 }),
  )

export const treeFerns = (stage: Stage, { leaf }: Scheme, places: readonly Place[]): Piece[] =>
  planted(stage, places, (z, height) =>
    treeFern(stage.context, height, {
      leaf: airy(stage, leaf, z),
      bark: airy(stage, '#7d5f4a', z),
      pairs: pairsAt(z, 12),
    }),
  )

export const cycads = (stage: Stage, { fern, cone }: Scheme, places: readonly Place[]): Piece[] =>
  planted(
    stage,
    places,
    (z, height) =>
      cycad(stage.context, height, {
        leaf: airy(stage, mix(fern, '#3f8a6a', 0.4), z),
        bark: airy(stage, '#8a6c50', z),
        cone: airy(stage, cone, z),
        pairs: pairsAt(z, 11),
      }),
    3,
  )

export const reeds = (stage: Stage, places: readonly Place[]): Piece[] =>
  planted(stage, places, (z, height) => horsetails(stage.context, height, airy(stage, '#6fa070', z)))

/** Warm mist over the ground, at several depths. */
export function warmMist(stage: Stage, depths: readonly number[]): Piece[] {
  const { sky, context, camera } = stage
  if (camera === 'from-above' || horizonOf(stage) >= SIZE) return []
  const colour = mix(sky[3], context.light.dark ? '#a8c4d8' : '#fff2da', 0.5)
  return depths.map((z, i) => layerAt(stage, z, mistBand(stage, 6 + i * 26, colour, 0.5 - i * 0.1)))
}
