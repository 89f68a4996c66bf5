import { isPrintable } from '@kahani/unicode/unprintable-characters'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import { scriptFonts } from './script-fonts.ts'

/** The fonts of Latin and Devanagari: of reading text, and of titles. */
const PREFERRED = ['mukta', 'baloo-2'].map(name =>
  ['latin', 'latin-ext', 'devanagari'].map(subset => ({ package: `@fontsource/${name}`, name: subset })),
)

async function unionOf(fonts: Parameters<typeof coverageOf>[0][]): Promise<Set<number>> {
  const all = await Promise.all(fonts.map(coverageOf))
  return new Set(all.flatMap(codePoints => [...codePoints]))
}

/** Encodes the code points as `isPrintable` reads them: the distance from the end of the last range, and the length. */
function encode(codePoints: ReadonlySet<number>): string {
  const ranges: [number, number][] = []
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === codePoint - 1) last[1] = codePoint
    else ranges.push([codePoint, codePoint])
  }
  let end = 0
  const encoded = ranges.map(([first, last]) => {
    const range = (first - end).toString(36) + (last > first ? `-${(last - first).toString(36)}` : '')
    end = last
    return range
  })
  return encoded.join(' ')
}

/** After a change of the fonts, `vitest -u` writes the file again. */
test('what the form calls printable has a glyph in reading text and in titles', async () => {
  const others = await unionOf([...scriptFonts()])
  const [reading, display] = await Promise.all(PREFERRED.map(unionOf))
  const printable = new Set([...others, ...[...(reading ?? [])].filter(codePoint => display?.has(codePoint))])
  const module = `/** Generated from the fonts by \`packages/fonts/src/printable.test.ts\`. */
export const PRINTABLE_RANGES =
  '${encode(printable)}'
`
  await expect(module).toMatchFileSnapshot('../../unicode/src/printable-ranges.ts')
  expect([...printable].filter(codePoint => !isPrintable(codePoint))).toEqual([])
  expect([0xd_ff_ff, 0x10d0, 0x1200, 0x2_a6_d6].filter(isPrintable)).toEqual([])
})
