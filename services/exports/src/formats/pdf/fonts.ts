import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122'
const LATIN_EXT = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1EFF,U+2C60-2C7F'
// Includes the joiners, so that one font shapes the whole word.
const DEVANAGARI = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF'

const FACES = [
  ['Baloo 2', '400 800', '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2', LATIN],
  ['Baloo 2', '400 800', '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2', LATIN_EXT],
  ['Baloo 2', '400 800', '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2', DEVANAGARI],
  ['Mukta', '400', '@fontsource/mukta/files/mukta-latin-400-normal.woff2', LATIN],
  ['Mukta', '400', '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2', LATIN_EXT],
  ['Mukta', '400', '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2', DEVANAGARI],
] as const

/** Returns `@font-face` rules with embedded fonts. */
export async function readFontFaces(): Promise<string> {
  const rules = FACES.map(async ([family, weight, file, range]) => {
    const data = (await readFile(resolve(file))).toString('base64')
    const src = `url(data:font/woff2;base64,${data}) format('woff2')`
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${src}; unicode-range: ${range} }`
  })
  return (await Promise.all(rules)).join('\n')
}
