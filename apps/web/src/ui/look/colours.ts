import { type COAT_COLOURS, type HAIR_COLOURS, SKIN_TONES } from '@kahani/contracts/looks'

/** Colours of the swatches, by the name of what is chosen. */
type Swatches<Names extends readonly string[]> = Readonly<Record<Names[number], string>>

export const SKIN_SWATCHES: Readonly<Record<string, string>> = Object.fromEntries(
  SKIN_TONES.map((colour, index) => [index + 1, colour]),
)

export const HAIR_SWATCHES: Swatches<typeof HAIR_COLOURS> = {
  black: '#221b22',
  'dark-brown': '#3a2720',
  brown: '#5c3d29',
  'light-brown': '#8a6340',
  auburn: '#7c3d26',
  grey: '#a9a4a3',
  white: '#eeeae4',
}

export const COAT_SWATCHES: Swatches<typeof COAT_COLOURS> = {
  white: '#f7f2e8',
  cream: '#f0dcb4',
  golden: '#e0ab57',
  ginger: '#d27a38',
  brown: '#8a5636',
  black: '#37313a',
  grey: '#9a979c',
  green: '#6aa860',
  blue: '#5f8fc8',
  violet: '#9a7ac8',
  pink: '#eea6bd',
  red: '#c9503f',
}
