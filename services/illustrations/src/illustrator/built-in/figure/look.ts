import type { Build } from './build.ts'
import type { Outfit } from './outfit.ts'

export type HairStyle =
  | 'plaits'
  | 'ponytail'
  | 'bob'
  | 'curls'
  | 'tousled'
  | 'parted'
  | 'bun'
  | 'long'
  | 'quiff'
  | 'puffs'

/** The appearance of one person, the same on every page of a book. */
export interface Look {
  build: Build
  skin: string
  blush: string
  lips: string
  eyes: string
  lashes: boolean
  hair: { style: HairStyle; colour: string }
  /** Bows and hair bands. */
  ribbon: string
  outfit: Outfit
  /** Worn in bed. */
  nightwear: Outfit
}
