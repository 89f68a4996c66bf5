import type { Point } from '../../canvas/path.ts'
import { diya } from '../../scenery/vessels.ts'
import { mangoTree, neemTree } from '../../scenery/village-trees.ts'
import type { Piece, SettingScene, Stage } from '../../stage/stage.ts'
import { gardenWall } from '../house.ts'
import { groundAt } from '../open-country.ts'
import { swayed } from '../weather.ts'

export interface Scheme {
  house: string
  wash: string
  roof: string
  wall: string
  wood: string
  blossom: readonly [string, string]
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    house: '#f0cf8e',
    wash: '#c9784e',
    roof: '#c4674a',
    wall: '#eadcc0',
    wood: '#3f8a86',
    blossom: ['#c8408a', '#e46aa8'],
  },
  {
    house: '#a9cfc4',
    wash: '#5f9490',
    roof: '#b5604a',
    wall: '#e8d3b4',
    wood: '#c9803c',
    blossom: ['#f08a3c', '#f7b45a'],
  },
  {
    house: '#f2bfa6',
    wash: '#b8584c',
    roof: '#a85a48',
    wall: '#efe3cc',
    wood: '#5a7fb0',
    blossom: ['#e04f6a', '#f08a9c'],
  },
  {
    house: '#d8cfe6',
    wash: '#8a78ac',
    roof: '#b0654c',
    wall: '#e9dcc4',
    wood: '#4f8a5c',
    blossom: ['#b04fa0', '#d88ac4'],
  },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

export const back = (stage: Stage): number => stage.view.zOf('middle') * 1.75 + 120

export const tree = (stage: Stage, height: number): string =>
  swayed(
    stage,
    stage.states.has('dry')
      ? neemTree(stage.context, height, { dry: true })
      : mangoTree(stage.context, height, { fruit: !stage.states.has('snowy') }),
    4,
  )

/** Flowers and vegetables, of which there are none in the snow. */
export const growing = ({ states }: Stage, draw: () => Piece[]): Piece[] => (states.has('snowy') ? [] : draw())

/** Flowers in a bed along a line. */
export function bed(stage: Stage, shares: readonly number[], z: number, draw: (i: number) => string): Piece[] {
  return shares.map((share, i) => stage.stand(draw(i), groundAt(stage, share, z)))
}

/** The boundary wall with its lamps on festive nights. */
export function boundary(stage: Stage, a: Point, b: Point, scheme: Scheme, height: number): Piece {
  const { view, context } = stage
  const lamps = stage.states.has('festive')
    ? Array.from({ length: 12 }, (_, i) => {
        const x = a[0] + ((b[0] - a[0]) * (i + 0.5)) / 12
        return Math.abs(x) < 4000 ? stage.stand(diya(context, 70), [x, height + 6, a[1]]).drawing : ''
      }).join('')
    : ''
  return {
    depth: view.depthOf([a[0], 0, a[1]]),
    kind: 'scenery',
    drawing: gardenWall(stage, a, b, height, context.light.land(scheme.wall)) + lamps,
  }
}
