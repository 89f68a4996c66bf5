import type { SettingScene } from '../../stage/stage.ts'

export interface Scheme {
  bush: string
  house: string
  roof: string
  engine: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { bush: '#5f9e4c', house: '#f2e6cc', roof: '#5f8f6a', engine: '#3f6fa8' },
  { bush: '#6ba650', house: '#d9e2d4', roof: '#b5604c', engine: '#c9483f' },
  { bush: '#559a54', house: '#f0d4b0', roof: '#6a7fa8', engine: '#3f8a6a' },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>
