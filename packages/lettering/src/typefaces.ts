import { type FontSubset, rangesOf, slicesOf } from '@kahani/fonts/subsets'

/** A subset of a font, and how its letters fit in with those of the other typefaces. */
export interface Typeface extends FontSubset {
  weight: number
  /** Characters that the file may contain. The file is opened only for text with one of them. */
  characters: RegExp
  /** A tall letter without marks, whose height is made equal to `height`. Null for the height of the em square. */
  reference: string | null
  /** Height of `reference`, in cap heights of the Latin display face. */
  height: number
  /** Thickness that is added to every stroke, in cap heights, so that all scripts look equally bold. */
  bolder: number
  /** True if the letters of a word are joined. Such a word is bent as a whole, since its letters would come apart. */
  joined: boolean
}

type Details = Partial<Pick<Typeface, 'weight' | 'height' | 'bolder' | 'joined'>>

function typeface(
  name: string,
  subset: string,
  characters: RegExp,
  reference: string | null,
  details: Details = {},
): Typeface {
  const defaults = { weight: 800, height: 1, bolder: 0, joined: false }
  return { package: `@fontsource/${name}`, name: subset, characters, reference, ...defaults, ...details }
}

/** Latin letters, digits, and punctuation that scripts share. */
const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const SCRIPTS: readonly Typeface[] = [
  typeface('baloo-2', 'devanagari', /\p{scx=Devanagari}/u, 'क', { height: 0.98, joined: true }),
  typeface('baloo-da-2', 'bengali', /\p{scx=Bengali}/u, 'ক', { height: 0.98, joined: true }),
  typeface('baloo-paaji-2', 'gurmukhi', /\p{scx=Gurmukhi}/u, 'ਕ', { height: 0.98, joined: true }),
  typeface('baloo-bhai-2', 'gujarati', /\p{scx=Gujarati}/u, 'ગ'),
  typeface('baloo-bhaina-2', 'oriya', /\p{scx=Oriya}/u, 'କ'),
  typeface('baloo-thambi-2', 'tamil', /\p{scx=Tamil}/u, 'ப', { height: 0.92 }),
  typeface('anek-telugu', 'telugu', /\p{scx=Telugu}/u, 'ప'),
  typeface('baloo-tamma-2', 'kannada', /\p{scx=Kannada}/u, 'ಪ', { height: 0.92 }),
  typeface('baloo-chettan-2', 'malayalam', /\p{scx=Malayalam}/u, 'പ', { height: 0.92 }),
  typeface('noto-nastaliq-urdu', 'arabic', /\p{scx=Arabic}/u, 'ا', {
    weight: 700,
    height: 1.25,
    bolder: 0.08,
    joined: true,
  }),
  typeface('noto-sans-hebrew', 'hebrew', /\p{scx=Hebrew}/u, 'א'),
  typeface('noto-sans-ol-chiki', 'ol-chiki', /\p{scx=Ol_Chiki}/u, 'ᱚ', { weight: 700 }),
  typeface('noto-sans-meetei-mayek', 'meetei-mayek', /\p{scx=Meetei_Mayek}/u, 'ꯀ'),
  typeface('noto-sans-sinhala', 'sinhala', /\p{scx=Sinhala}/u, 'ක'),
  typeface('noto-sans-thai', 'thai', /\p{scx=Thai}/u, 'ก'),
]

const display = (subset: string, reference = 'H') => typeface('dynapuff', subset, LATIN, reference, { weight: 700 })
const DISPLAY: readonly Typeface[] = [
  display('latin'),
  display('latin-ext', 'Ħ'),
  typeface('baloo-2', 'latin', LATIN, 'H'),
  typeface('baloo-2', 'latin-ext', LATIN, 'Ħ'),
  typeface('baloo-2', 'vietnamese', LATIN, 'Ạ'),
]

const brush = (subset: string, reference = 'H') =>
  typeface('caveat-brush', subset, LATIN, reference, { weight: 400, bolder: 0.03 })

/** Big words are bold and round, small ones written with a brush. */
export type Hand = 'display' | 'brush'

/** Letters that the display faces don't have. */
const otherLetters = (): Typeface[] =>
  (
    [
      ['cyrillic', 'Н'],
      ['cyrillic-ext', 'Ғ'],
      ['greek', 'Η'],
      ['greek-ext', 'Ἠ'],
      ['vietnamese', 'Ạ'],
      ['latin-ext', 'Ħ'],
      ['latin', 'H'],
    ] as const
  ).map(([subset, reference]) => {
    const characters = rangesOf({ package: '@fontsource/noto-sans', name: subset })
    return typeface('noto-sans', subset, characters, reference)
  })

const slices = (name: string, details: Details): Typeface[] =>
  slicesOf(`@fontsource/${name}`).map(slice => typeface(name, slice.name, rangesOf(slice), null, details))

/** Fonts of many small slices: Korean, simplified and traditional Chinese with Japanese, emoji. */
const allSlices = () => [
  ...slices('jua', { height: 1.3 }),
  ...slices('zcool-kuaile', { height: 1.3, bolder: 0.03 }),
  ...slices('huninn', { height: 1.3, bolder: 0.06 }),
  ...slices('noto-emoji', { height: 1.2, weight: 700 }),
]

/** Typefaces in order of preference. */
function listTypefaces(): Record<Hand, readonly Typeface[]> {
  const others = [...SCRIPTS, ...otherLetters(), ...allSlices()]
  return { display: [...DISPLAY, ...others], brush: [brush('latin'), ...DISPLAY, ...others] }
}
let typefaces: ReturnType<typeof listTypefaces> | undefined

export function typefacesOf(hand: Hand): readonly Typeface[] {
  typefaces ??= listTypefaces()
  return typefaces[hand]
}
