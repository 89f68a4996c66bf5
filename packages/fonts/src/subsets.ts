import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** A part of a font, as its `@fontsource` package splits it: by script, or into numbered slices. */
export interface FontSubset {
  /** Like `@fontsource/baloo-2`. */
  package: string
  /** Like `latin`, or the number of a slice. */
  name: string
}

/** Subsets of each package with the characters that they may have. */
const subsets = new Map<string, ReadonlyMap<string, RegExp>>()

/** Turns a value like `U+0000-00FF,U+0131` into a regular expression. */
function toPattern(ranges: string): RegExp {
  const classes = ranges.split(',').map(range => {
    const [first, last = first] = range.trim().replace('U+', '').split('-')
    return `\\u{${first}}-\\u{${last}}`
  })
  return new RegExp(`[${classes.join('')}]`, 'u')
}

function readSubsets(name: string): ReadonlyMap<string, RegExp> {
  const ranges: Record<string, string> = JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8'))
  // Slices are numbered like `[3]`.
  return new Map(Object.entries(ranges).map(([key, text]) => [key.replace(/[[\]]/g, ''), toPattern(text)]))
}

function subsetsOf(name: string): ReadonlyMap<string, RegExp> {
  const known = subsets.get(name) ?? readSubsets(name)
  subsets.set(name, known)
  return known
}

/** The numbered slices of a package. */
export const slicesOf = (name: string): FontSubset[] =>
  [...subsetsOf(name).keys()].filter(key => /^\d+$/.test(key)).map(key => ({ package: name, name: key }))

/** Characters that a subset may have. Its file can lack some of them. */
export const rangesOf = (subset: FontSubset): RegExp => subsetsOf(subset.package).get(subset.name) ?? /[^\s\S]/u

const weights = new Map<string, number[]>()

function weightsOf(name: string): number[] {
  const known = weights.get(name) ?? JSON.parse(readFileSync(resolve(`${name}/metadata.json`), 'utf8')).weights
  weights.set(name, known)
  return known
}

/** Path of the file of a subset in the weight next to the given one. */
export function fontFile(
  { package: name, name: subset }: FontSubset,
  weight: number,
  format: 'woff' | 'woff2',
): string {
  const [nearest] = weightsOf(name).toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))
  return resolve(`${name}/files/${name.slice(name.indexOf('/') + 1)}-${subset}-${nearest}-normal.${format}`)
}
