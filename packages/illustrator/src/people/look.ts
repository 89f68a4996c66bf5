import type { LIMB_DIFFERENCES, MOBILITY_AIDS } from '@kahani/contracts/looks'
import type { Body } from './body.ts'
import type { Outfit } from './outfit.ts'

export const HAIR_STYLES = [
  'plaits',
  'one-plait',
  'ponytail',
  'bob',
  'curls',
  'tousled',
  'parted',
  'bun',
  'long',
  'quiff',
  'puffs',
  'cropped',
  'low-bun',
  'bald-crown',
  'looped-plaits',
  'wavy',
  'side-swept',
  'topknot',
  'short-plaits',
  'chin-plaits',
  'short-plait',
  'chin-plait',
  'short-ponytail',
  'chin-ponytail',
  'small-bun',
  'big-bun',
  'close-curls',
  'chin-curls',
  'long-curls',
  'bald',
] as const
export type HairStyle = (typeof HAIR_STYLES)[number]

/** What tells one face from another. Sizes are relative to an average of 1. */
export interface Face {
  /** Width of the cheeks, and width and length of the chin. */
  cheeks: number
  chin: number
  chinLength: number
  eyeSize: number
  eyeSpacing: number
  /** Degrees by which the outer corners of the eyes are higher. */
  eyeTilt: number
  nose: 'button' | 'round' | 'long' | 'small'
  brow: number
  mark: 'none' | 'mole' | 'dimples'
  freckles: boolean
  forehead: 'bindi' | 'tilak' | null
  glasses: boolean
  beard: 'none' | 'moustache' | 'beard'
  /** How deep the lines of age beside eyes and mouth are, from 0 to 1. */
  lines: number
  /** A milk tooth is missing. */
  gap: boolean
}

export interface Aids {
  hearingAid: boolean
  mobilityAid: (typeof MOBILITY_AIDS)[number] | null
  limbDifference: (typeof LIMB_DIFFERENCES)[number] | null
  /** Of frames and cases; `AIDS_COLOUR` if left out. */
  colour?: string
}

/** Colour of aids unless somebody has chosen another one. */
export const AIDS_COLOUR = '#2a9d9a'

/** The appearance of one person, the same on every page of a book. Aids are only those that the family chose. */
export interface Look {
  body: Body
  face: Face
  skin: string
  blush: string
  lips: string
  eyes: string
  /** Colour of the frames of glasses. */
  frames: string
  lashes: boolean
  hair: { style: HairStyle; colour: string }
  /** Bows and hair bands. */
  ribbon: string
  /** Colour of earrings, if any. */
  earrings: string | null
  /** Jasmine in the hair. */
  flowers: boolean
  outfit: Outfit
  /** Worn in bed. */
  nightwear: Outfit
  aids: Aids
}
