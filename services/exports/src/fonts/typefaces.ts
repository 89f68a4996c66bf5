import { type ScriptFont, scriptFonts } from '@kahani/fonts/script-fonts'

/** Reading text is set in one weight, titles in another. */
export const ROLES = { reading: 400, display: 700 } as const
export type FontRole = keyof typeof ROLES

const preferred = (family: string, name: string): ScriptFont[] =>
  [
    [family, 'latin'],
    [`${family} Extended`, 'latin-ext'],
    [`${family} Devanagari`, 'devanagari'],
  ].map(([family = '', subset = '']) => ({ family, package: `@fontsource/${name}`, name: subset }))

/** Typefaces by role, in order of preference. */
export const typefacesOf = (role: FontRole): ScriptFont[] => [
  ...(role === 'reading' ? preferred('Mukta', 'mukta') : preferred('Baloo 2', 'baloo-2')),
  ...scriptFonts(),
]
