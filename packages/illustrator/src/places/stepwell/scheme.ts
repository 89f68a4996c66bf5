import type { SettingScene } from '../../stage/stage.ts'

/** Height of the kerb along the drop and of the stone seats, in world units. */
export const KERB = 260

export interface Scheme {
  stone: string
  dome: string
}

export const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { stone: '#dcb886', dome: '#e6c79c' },
  { stone: '#d9a888', dome: '#e8bfa4' },
  { stone: '#cdbb98', dome: '#e0d2b4' },
]

export type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>
