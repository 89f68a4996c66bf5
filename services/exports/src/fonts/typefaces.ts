/** Reading text is set in one weight, titles in another. */
export const ROLES = { reading: 400, display: 700 } as const
export type FontRole = keyof typeof ROLES

/** The part of a typeface that covers a script, as its package splits it. */
export interface TypefacePart {
  /** CSS family. Each part has its own, since some e-readers ignore `unicode-range`. */
  family: string
  /** Package with static instances in WOFF2. */
  package: string
  subset: string
}

const part = (family: string, name: string, subset: string): TypefacePart => ({
  family,
  package: `@fontsource/${name}`,
  subset,
})

/** Typefaces of all scripts but Latin and Devanagari. The Baloo family gives the Indian scripts one look. */
const OTHER_SCRIPTS: readonly TypefacePart[] = [
  part('Baloo Da 2', 'baloo-da-2', 'bengali'),
  part('Baloo Bhai 2', 'baloo-bhai-2', 'gujarati'),
  part('Baloo Paaji 2', 'baloo-paaji-2', 'gurmukhi'),
  part('Baloo Bhaina 2', 'baloo-bhaina-2', 'oriya'),
  part('Baloo Thambi 2', 'baloo-thambi-2', 'tamil'),
  part('Anek Telugu', 'anek-telugu', 'telugu'),
  part('Baloo Tamma 2', 'baloo-tamma-2', 'kannada'),
  part('Baloo Chettan 2', 'baloo-chettan-2', 'malayalam'),
  part('Noto Nastaliq Urdu', 'noto-nastaliq-urdu', 'arabic'),
  part('Noto Sans Hebrew', 'noto-sans-hebrew', 'hebrew'),
  ...Array.from({ length: 11 }, (_, i) => part(`Noto Emoji ${i}`, 'noto-emoji', String(i))),
]

/** Typefaces by role, in order of preference. */
export const TYPEFACES: Record<FontRole, readonly TypefacePart[]> = {
  reading: [
    part('Mukta', 'mukta', 'latin'),
    part('Mukta Extended', 'mukta', 'latin-ext'),
    part('Mukta Devanagari', 'mukta', 'devanagari'),
    ...OTHER_SCRIPTS,
  ],
  display: [
    part('Baloo 2', 'baloo-2', 'latin'),
    part('Baloo 2 Extended', 'baloo-2', 'latin-ext'),
    part('Baloo 2 Devanagari', 'baloo-2', 'devanagari'),
    ...OTHER_SCRIPTS,
  ],
}
