import type { SettingScene } from '../../stage/stage.ts'

export interface Scheme {
  walls: readonly [string, string, string]
  wash: string
  roof: 'thatch' | 'tiles'
  door: string
  earth: string
  motif: 'triangles' | 'fish' | 'dancers'
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    walls: ['#dd9a68', '#e8b27c', '#cf8458'],
    wash: '#a9603f',
    roof: 'thatch',
    door: '#3f7f8a',
    earth: '#dfbd86',
    motif: 'dancers',
  },
  {
    walls: ['#f1e3c6', '#cfe0d8', '#f0cfa2'],
    wash: '#4f86a8',
    roof: 'tiles',
    door: '#c9683c',
    earth: '#d9b184',
    motif: 'fish',
  },
  {
    walls: ['#e9c98e', '#d9a27c', '#e3b6a0'],
    wash: '#8f5a44',
    roof: 'tiles',
    door: '#4f8a5c',
    earth: '#dcc08e',
    motif: 'triangles',
  },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>
