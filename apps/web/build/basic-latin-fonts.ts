import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Increase it when a font below is made differently. */
const VERSION = 3
const FOLDER = fileURLToPath(new URL(`../node_modules/.cache/basic-latin-fonts-${VERSION}`, import.meta.url))

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i))
/** Matches the `unicode-range` of these fonts in `fonts.css`. */
const CHARACTERS = `${ASCII}\u00a0©·×–—‘’“”•…`

/** The sign alone, whose font with all other letters would be the largest file of a page with prices. */
const RUPEE = '₹'

/** One weight for both of the headings and buttons, between them, which takes two thirds of the bytes. */
const DISPLAY_WEIGHT = { wght: 650 }

const FONTS = [
  {
    name: 'baloo-2-basic',
    source: '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
    variationAxes: DISPLAY_WEIGHT,
  },
  { name: 'mukta-basic-400', source: '@fontsource/mukta/files/mukta-latin-400-normal.woff2' },
  { name: 'mukta-basic-600', source: '@fontsource/mukta/files/mukta-latin-600-normal.woff2' },
  {
    name: 'baloo-2-rupee',
    source: '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2',
    characters: RUPEE,
    variationAxes: DISPLAY_WEIGHT,
  },
  {
    name: 'mukta-rupee-400',
    source: '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2',
    characters: RUPEE,
  },
  {
    name: 'mukta-rupee-600',
    source: '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2',
    characters: RUPEE,
  },
]

const { resolve } = createRequire(import.meta.url)

/** Makes the fonts of FONTS that are not in the cache. */
async function makeFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, source, characters = CHARACTERS, variationAxes = {} } of FONTS) {
    const file = join(FOLDER, `${name}.woff2`)
    const exists = await access(file).then(
      () => true,
      () => false,
    )
    if (exists) continue
    const font = await readFile(resolve(source))
    // Phones and Macs ignore hints, which are a third of a file.
    const options = { targetFormat: 'woff2', noHinting: true, variationAxes } as const
    await writeFile(file, await subsetFont(font, characters, options))
  }
}

/** Provides the fonts that an English page needs first, with few glyphs and weights, as `@basic-latin/{name}.woff2`. */
export const basicLatinFonts = (): Plugin => ({
  name: 'basic-latin-fonts',
  async config() {
    await makeFonts()
    return { resolve: { alias: { '@basic-latin': FOLDER } } }
  },
})
