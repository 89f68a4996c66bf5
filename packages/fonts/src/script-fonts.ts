import { type FontSubset, slicesOf } from './subsets.ts'

/** A font of a script. */
export interface ScriptFont extends FontSubset {
  /** CSS family. Each subset has its own, since some e-readers ignore `unicode-range`. */
  family: string
}

const font = (family: string, name: string, subset: string): ScriptFont => ({
  family,
  package: `@fontsource/${name}`,
  name: subset,
})

const slices = (family: string, name: string): ScriptFont[] =>
  slicesOf(`@fontsource/${name}`).map(slice => ({ ...slice, family: `${family} ${slice.name}` }))

let fonts: readonly ScriptFont[] | undefined

/**
 * Fonts of all scripts but Latin and Devanagari, in order of preference. The Baloo family gives the Indian scripts one look.
 * The slices of Chinese, Japanese and Korean fonts are small, and only those with a character of a text are opened.
 */
export function scriptFonts(): readonly ScriptFont[] {
  fonts ??= [
    font('Baloo Da 2', 'baloo-da-2', 'bengali'),
    font('Baloo Bhai 2', 'baloo-bhai-2', 'gujarati'),
    font('Baloo Paaji 2', 'baloo-paaji-2', 'gurmukhi'),
    font('Baloo Bhaina 2', 'baloo-bhaina-2', 'oriya'),
    font('Baloo Thambi 2', 'baloo-thambi-2', 'tamil'),
    font('Anek Telugu', 'anek-telugu', 'telugu'),
    font('Baloo Tamma 2', 'baloo-tamma-2', 'kannada'),
    font('Baloo Chettan 2', 'baloo-chettan-2', 'malayalam'),
    font('Noto Nastaliq Urdu', 'noto-nastaliq-urdu', 'arabic'),
    font('Noto Sans Hebrew', 'noto-sans-hebrew', 'hebrew'),
    font('Noto Sans Ol Chiki', 'noto-sans-ol-chiki', 'ol-chiki'),
    font('Noto Sans Meetei Mayek', 'noto-sans-meetei-mayek', 'meetei-mayek'),
    font('Noto Sans Sinhala', 'noto-sans-sinhala', 'sinhala'),
    font('Noto Sans Thai', 'noto-sans-thai', 'thai'),
    ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'latin-ext', 'latin'].map(subset =>
      font(`Noto Sans ${subset}`, 'noto-sans', subset),
    ),
    ...slices('Jua', 'jua'),
    ...slices('ZCOOL KuaiLe', 'zcool-kuaile'),
    ...slices('Huninn', 'huninn'),
    ...slices('Noto Emoji', 'noto-emoji'),
  ]
  return fonts
}
