import { diya } from '../../scenery/vessels.ts'
import type { Piece, SettingScene, Stage } from '../../stage/stage.ts'
import type { OnBack } from '../enclosure.ts'

export interface Scheme {
  wall: string
  wash: string
  wood: string
  stone: string
  tulsi: string
  cloth: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#f3ddb0', wash: '#c9784e', wood: '#3f7f7a', stone: '#d8bf9a', tulsi: '#e0653f', cloth: '#d8486a' },
  { wall: '#bcd8dc', wash: '#5f8fa8', wood: '#8a5a3c', stone: '#d5c8b4', tulsi: '#d99a3a', cloth: '#e8884a' },
  { wall: '#f2c4a8', wash: '#a8503f', wood: '#5a6f4c', stone: '#cfb496', tulsi: '#4f9a97', cloth: '#6f7fc0' },
  { wall: '#efe6d2', wash: '#8a9a6a', wood: '#7a4a38', stone: '#c9bba6', tulsi: '#c9583f', cloth: '#4f9a97' },
]

/** Height of the platform below the arcade. */
export const PLINTH = 260

export type Part = Pick<SettingScene, 'pieces' | 'spots'> & {
  wall: OnBack[]
  wings: string
  height: number
  front?: string
}

export const rowOfLamps = (stage: Stage, from: number, to: number, y: number, z: number, count: number): Piece[] =>
  stage.states.has('festive')
    ? Array.from({ length: count }, (_, i) =>
        stage.stand(diya(stage.context, 62), [from + ((to - from) * (i + 0.5)) / count, y, z]),
      )
    : []

/** Whether the sky has three stars in a row, or the gap of the third one. */
export const hasBelt = ({ states }: Stage): boolean => states.has('missing-star') || states.has('three-stars')
