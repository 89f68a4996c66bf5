import type { SettingScene } from '../../stage/stage.ts'

export interface Scheme {
  wall: string
  wash: string
  roof: string
  door: string
  accent: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#f4dc9c', wash: '#c9683f', roof: '#b8604a', door: '#3f7f8a', accent: '#e4574a' },
  { wall: '#bcdcd4', wash: '#4f8a8c', roof: '#a8604c', door: '#d98a3c', accent: '#f2b53c' },
  { wall: '#f2c4b0', wash: '#a84f5a', roof: '#8a6a5c', door: '#4f7fb0', accent: '#5f9a5a' },
  { wall: '#cfd6ee', wash: '#5f6fa8', roof: '#b0654c', door: '#4f8a5c', accent: '#e08a3c' },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>
