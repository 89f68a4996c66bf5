import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type FontRole, ROLES, TYPEFACES, type TypefacePart } from './typefaces.ts'

const { resolve } = createRequire(import.meta.url)

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

type Range = readonly [first: number, last: number]

/** Parses a value like `U+0000-00FF,U+0131`. */
function parseRanges(text: string): Range[] {
  return text.split(',').map(range => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

const rangesByPackage = new Map<string, Promise<Record<string, Range[]>>>()

/** The characters that each subset of a package covers. */
function readRanges(name: string): Promise<Record<string, Range[]>> {
  const read = async () => {
    const ranges: Record<string, string> = JSON.parse(await readFile(resolve(`${name}/unicode.json`), 'utf8'))
    // The subsets of emoji are numbered like `[3]`.
    return Object.fromEntries(
      Object.entries(ranges).map(([key, text]) => [key.replace(/[[\]]/g, ''), parseRanges(text)]),
    )
  }
  const pending = rangesByPackage.get(name) ?? read()
  rangesByPackage.set(name, pending)
  return pending
}

const JOINERS = '\u200c\u200d'
const DOTTED_CIRCLE = '\u25cc'
const isIgnorable = (char: string) => /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(char)

/** Assigns each character to the first typeface that covers it. Characters that none covers are left out. */
async function assignCharacters(text: string, role: FontRole): Promise<Map<TypefacePart, string>> {
  const candidates = await Promise.all(
    TYPEFACES[role].map(async typeface => ({
      typeface,
      ranges: (await readRanges(typeface.package))[typeface.subset] ?? [],
    })),
  )
  const assigned = new Map<TypefacePart, string>()
  for (const char of new Set(text)) {
    if (isIgnorable(char)) continue
    const code = char.codePointAt(0) ?? 0
    const found = candidates.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
    if (found) assigned.set(found.typeface, (assigned.get(found.typeface) ?? '') + char)
  }
  return assigned
}

async function createFont({ family, package: name, subset }: TypefacePart, role: FontRole, chars: string) {
  const weight = ROLES[role]
  const font = `${name.slice(name.indexOf('/') + 1)}-${subset}-${weight}`
  const source = await readFile(resolve(`${name}/files/${font}-normal.woff2`))
  const data = await subsetFont(source, `${chars}${chars.normalize('NFD')} \u00a0-${JOINERS}${DOTTED_CIRCLE}`, {
    targetFormat: 'truetype',
  })
  return { family, weight, fileName: `${font}.ttf`, data }
}

/**
 * Creates the fonts of a book from the texts in each role.
 * @returns real TrueType fonts with the glyphs of these texts, including their ligatures and conjuncts
 */
export async function createBookFonts(texts: Record<FontRole, string>): Promise<BookFonts> {
  const roles = Object.keys(ROLES) as FontRole[]
  const byRole = await Promise.all(
    roles.map(async role => {
      const assigned = [...(await assignCharacters(texts[role], role))]
      const files = await Promise.all(assigned.map(([typeface, chars]) => createFont(typeface, role, chars)))
      // In order of preference, whatever the order of the characters.
      return files.sort((a, b) => rank(a.family, role) - rank(b.family, role))
    }),
  )
  const families = byRole.map(files => [...files.map(({ family }) => `'${family}'`), 'sans-serif'].join(', '))
  return {
    files: byRole.flat(),
    families: Object.fromEntries(roles.map((role, i) => [role, families[i]])) as Record<FontRole, string>,
  }
}

const rank = (family: string, role: FontRole) => TYPEFACES[role].findIndex(typeface => typeface.family === family)
