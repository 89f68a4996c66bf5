import { SHOPS, type Shop } from '../../scenery/market.ts'
import type { SettingScene } from '../../stage/stage.ts'

export interface Scheme {
  walls: readonly [string, string, string]
  stripes: readonly (readonly [string, string])[]
  stone: string
  first: number
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    walls: ['#f0c9a0', '#e9a98a', '#f3dcb0'],
    stripes: [
      ['#d8486a', '#fbf0d8'],
      ['#3f8a8c', '#fbe6c4'],
      ['#e08a3c', '#fbf0d8'],
    ],
    stone: '#d2b892',
    first: 0,
  },
  {
    walls: ['#e8b4a8', '#f0cdb8', '#d99a8c'],
    stripes: [
      ['#4f6fb0', '#f6ecd4'],
      ['#f0b53c', '#fbf0d8'],
      ['#a84f7a', '#fbe6d4'],
    ],
    stone: '#cbb39a',
    first: 2,
  },
  {
    walls: ['#bcd4d0', '#e9d9b4', '#a9c4cc'],
    stripes: [
      ['#c9583f', '#fbf0d8'],
      ['#5f8f4c', '#f6ecd4'],
      ['#7a5fb0', '#fbe6c4'],
    ],
    stone: '#d6c0a0',
    first: 4,
  },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'pieces'>

export const shopAt = (scheme: Scheme, i: number): Shop => SHOPS[(scheme.first + i) % SHOPS.length] ?? 'spices'

export const striped = (scheme: Scheme, i: number): readonly [string, string] =>
  scheme.stripes[i % 3] ?? ['#d8486a', '#fbf0d8']
