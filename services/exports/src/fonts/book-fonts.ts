import { readFile } from 'node:fs/promises'
import { coverageOf } from '@kahani/fonts/coverage'
import type { ScriptFont } from '@kahani/fonts/script-fonts'
import { fontFile, rangesOf } from '@kahani/fonts/subsets'
import { type FontRole, ROLES, typefacesOf } from './typefaces.ts'

/** A font file that contains the glyphs of one book. */
interface BookFont {
  family: string
  weight: number
  /** Like `mukta-latin-400.ttf`. */
  fileName: string
  /** Static TrueType: variable fonts become Type 3 in a PDF, and e-readers have trouble with WOFF2. */
  data: Buffer
}

export interface BookFonts {
  files: BookFont[]
  /** CSS values of `font-family`, by role. */
  families: Record<FontRole, string>
}

const JOINERS = '\u200c\u200d'
const DOTTED_CIRCLE = '\u25cc'
const isIgnorable = (char: string) => /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(char)

/** The first typeface with a glyph for a character. */
async function findTypeface(char: string, typefaces: readonly ScriptFont[]): Promise<ScriptFont | undefined> {
  for (const typeface of typefaces) {
    if (rangesOf(typeface).test(char) && (await coverageOf(typeface)).has(char.codePointAt(0) ?? 0)) return typeface
  }
  return undefined
}

/** Assigns each character to a typeface. Characters that none covers are left out. */
async function assignCharacters(text: string, typefaces: readonly ScriptFont[]): Promise<Map<ScriptFont, string>> {
  const assigned = new Map<ScriptFont, string>()
  for (const char of new Set(text)) {
    if (isIgnorable(char)) continue
    const found = await findTypeface(char, typefaces)
    if (found) assigned.set(found, (assigned.get(found) ?? '') + char)
  }
  return assigned
}

async function createFont(typeface: ScriptFont, role: FontRole, chars: string): Promise<BookFont> {
  const weight = ROLES[role]
  // Its WebAssembly takes 35 MB, which a worker without books does not need.
  const { default: subsetFont } = await import('subset-font')
  const source = await readFile(fontFile(typeface, weight, 'woff2'))
  const data = await subsetFont(source, `${chars}${chars.normalize('NFD')} \u00a0-${JOINERS}${DOTTED_CIRCLE}`, {
    targetFormat: 'truetype',
  })
  const fileName = `${typeface.package.replace('@fontsource/', '')}-${typeface.name}-${weight}.ttf`
  return { family: typeface.family, weight, fileName, data }
}

/** A subset can have a family of its own: "Mukta Devanagari" is "Mukta". */
const typefaceName = ({ family, name }: ScriptFont) =>
  family.replace(new RegExp(` (?:${name}|Extended|Devanagari)$`), '')

/** Names of the typefaces that a book with these texts embeds, without their weights and subsets. */
export async function typefaceNames(texts: Record<FontRole, string>): Promise<string[]> {
  const roles = Object.keys(ROLES) as FontRole[]
  const assigned = await Promise.all(roles.map(role => assignCharacters(texts[role], typefacesOf(role))))
  return [...new Set(assigned.flatMap(each => [...each.keys()].map(typefaceName)))]
}

/**
 * Creates the fonts of a book from the texts in each role.
 * @returns real TrueType fonts with the glyphs of these texts, including their ligatures and conjuncts
 */
export async function createBookFonts(texts: Record<FontRole, string>): Promise<BookFonts> {
  const roles = Object.keys(ROLES) as FontRole[]
  const byRole = await Promise.all(
    roles.map(async role => {
      const typefaces = typefacesOf(role)
      // In order of preference, whatever the order of the characters.
      const assigned = [...(await assignCharacters(texts[role], typefaces))].sort(
        ([a], [b]) => typefaces.indexOf(a) - typefaces.indexOf(b),
      )
      return Promise.all(assigned.map(([typeface, chars]) => createFont(typeface, role, chars)))
    }),
  )
  const families = byRole.map(files => [...files.map(({ family }) => `'${family}'`), 'sans-serif'].join(', '))
  return {
    files: byRole.flat(),
    families: Object.fromEntries(roles.map((role, i) => [role, families[i]])) as Record<FontRole, string>,
  }
}
