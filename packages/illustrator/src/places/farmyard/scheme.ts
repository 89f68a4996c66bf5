import { alpha } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line } from '../../canvas/svg.ts'
import { hen } from '../../scenery/farm-things.ts'
import type { Piece, SettingScene, Stage } from '../../stage/stage.ts'
import { groundAt, groundOf } from '../open-country.ts'
import { onGround } from '../solid.ts'

export interface Scheme {
  wall: string
  wash: string
  roof: string
  door: string
  cows: readonly [string, string, string]
  earth: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    wall: '#ecd3a0',
    wash: '#b5694a',
    roof: '#b9614a',
    door: '#3f7f8a',
    cows: ['#f3e8d6', '#c48a5c', '#efe0c8'],
    earth: '#dabb86',
  },
  {
    wall: '#d5e0cf',
    wash: '#7a8f6a',
    roof: '#a8705a',
    door: '#c9683c',
    cows: ['#a9744e', '#f3e8d6', '#8a6a58'],
    earth: '#d3b388',
  },
  {
    wall: '#f0c9a8',
    wash: '#8a6aa0',
    roof: '#c0684a',
    door: '#5a7fb0',
    cows: ['#d9b48c', '#efe6d8', '#b5794f'],
    earth: '#dfc294',
  },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

export const ground = (stage: Stage, { earth }: Scheme): string =>
  groundOf(stage, earth, { blades: '#98964e', marks: 70 }) + straw(stage)

/** Straws that have fallen from the cart. */
function straw(stage: Stage): string {
  const { random, light } = stage.context
  let data = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(-400, 400), random.between(-300, 300)]
    data += `M${n(x)} ${n(y)}l${n(random.between(-90, 90))} ${n(random.between(-40, 40))}`
  }
  const wisps = line(data, alpha(light.land('#f0d484'), 0.9), 12)
  return onGround(stage, stage.view.xOf(-0.6, 300), 300, wisps) + onGround(stage, stage.view.xOf(0.5, 900), 900, wisps)
}

export const hens = (
  stage: Stage,
  list: readonly (readonly [share: number, z: number, colour: string, mirrored: boolean])[],
): Piece[] =>
  stage.camera === 'close-up'
    ? []
    : list.map(([share, z, colour, mirrored]) =>
        stage.stand(hen(stage.context, colour), groundAt(stage, share, z), { scale: 0.8, mirrored }),
      )
