import type { SettingScene } from '../../stage/stage.ts'

export interface Scheme {
  wall: string
  door: string
  cows: readonly [string, string]
  floor: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#a8744c', door: '#8f5a3c', cows: ['#f3e8d6', '#c48a5c'], floor: '#c9a878' },
  { wall: '#9a7a5e', door: '#4f7f7a', cows: ['#a9744e', '#efe0c8'], floor: '#bfa27c' },
  { wall: '#b58a64', door: '#a8503c', cows: ['#d9b48c', '#8a6a58'], floor: '#cdb088' },
]

export interface Barn {
  back: number
  half: number
  /** Height of the walls; the ridge of the roof is higher. */
  eaves: number
  ridge: number
}

export type Part = Pick<SettingScene, 'pieces' | 'spots'> & {
  opening: { x: number; y: number; width: number; height: number } | null
  wall: string
}
