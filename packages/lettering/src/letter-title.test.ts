import { someOf } from '@kahani/testing/some-of'
import { beforeAll, describe, expect, test } from 'vitest'
import { COLUMN, freeSpace, inkProfile } from './ink-profile.ts'
import { type LetteredTitle, letterTitle } from './letter-title.ts'
import { loadLetteringFonts } from './lettering-fonts.ts'
import { ornamentFor } from './ornament-shapes.ts'

const BOX = { x: 90, y: 70, width: 1356, height: 470 }
const COLOURS = { light: '#fff1cf', dark: '#141b40', accent: '#ffc94d' }
/** 3.5 % of the width of a cover of 1,536 px. */
const LEGIBLE = 53.7

const letter = (heroName: string, title: string, seed = 1) =>
  letterTitle({ title, heroName, box: BOX, seed, colours: COLOURS })

const LONGEST_NAME = 'Wolfeschlegelsteinhausenbergerdorffxyzab'
const TITLES: readonly [heroName: string, title: string][] = [
  ['Kabir', 'Kabir and the Moon That Wouldn’t Sleep'],
  ['Zoë', 'The Night Zoë Rang the Moon’s Bell'],
  ['आरव', 'The Star That Fell into आरव’s Courtyard'],
  ['மீனாட்சி', 'மீனாட்சி and the Lamp at the Bottom of the Sea'],
  ['মায়া', 'How মায়া Woke the Monsoon'],
  ['زویا خان', 'The Song زویا خان Played to the Giant Clam'],
  ['O', 'O'],
  ['小明', '小明 and the Seed That Wouldn’t Wake'],
  ['Нурлан', 'Нурлан and the Moon That Wouldn’t Sleep 🦄'],
  ['W'.repeat(40), `${'W'.repeat(40)} and the Sparrow on the Clock Tower`],
  ['Tara', 'Supercalifragilisticexpialidocious'],
  ['Venkatanarasimharajuvaripeta', 'The Day Venkatanarasimharajuvaripeta Caught the Wind'],
  [LONGEST_NAME, `${LONGEST_NAME} and the Firefly Who Lost Her Light in the Enormous Forest of Whispering Bamboos`],
  [
    'Tara',
    `Tara ${'and the Extraordinary Adventure of the Calf Who Wouldn’t Come Home before the Rain'.repeat(2)}`.slice(
      0,
      120,
    ),
  ],
]

const words = ({ lines }: LetteredTitle) => lines.flatMap(line => line.words)
const sizesOf = (lettered: LetteredTitle, kind: string) =>
  words(lettered).flatMap(word => (word.kind === kind ? word.size : []))

const seedsOf = (title: string) => someOf([1, 2, 3], 3, title.length)

beforeAll(loadLetteringFonts)

describe.each(TITLES)('the title of %s, “%s”', (heroName, title) => {
  test.each(seedsOf(title))('is inside of the box and has no overlapping lines with seed %i', seed => {
    const { bounds, lines, svg } = letter(heroName, title, seed)
    expect(bounds.left).toBeGreaterThanOrEqual(BOX.x - 0.1)
    expect(bounds.top).toBeGreaterThanOrEqual(BOX.y - 0.1)
    expect(bounds.right).toBeLessThanOrEqual(BOX.x + BOX.width + 0.1)
    expect(bounds.bottom).toBeLessThanOrEqual(BOX.y + BOX.height + 0.1)
    // Letters and ornaments.
    for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
      const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
      expect(numbers.filter((x, i) => i % 2 === 0 && (x < BOX.x || x > BOX.x + BOX.width))).toEqual([])
      expect(numbers.filter((y, i) => i % 2 === 1 && (y < BOX.y || y > BOX.y + BOX.height))).toEqual([])
    }
    const profiles = lines.map(line =>
      inkProfile(
        line.words.flatMap(({ pieces }) => pieces.map(({ outline }) => outline)),
        BOX.x,
        Math.ceil(BOX.width / COLUMN),
      ),
    )
    for (const [i, lower] of profiles.entries()) {
      for (const upper of profiles.slice(0, i)) expect(freeSpace(upper, lower, 1)).toBeGreaterThan(0)
    }
  })

  test('has a largest name, and small words smaller than others', () => {
    const lettered = letter(heroName, title)
    const [hero, big] = ['hero', 'big'].map(kind => sizesOf(lettered, kind))
    for (const size of big ?? []) expect(size).toBeLessThanOrEqual(Math.max(...(hero?.length ? hero : [Infinity])))
    for (const { words } of lettered.lines) {
      const sizes = (kinds: string[]) => words.flatMap(word => (kinds.includes(word.kind) ? word.size : []))
      const others = sizes(['hero', 'big'])
      if (others.length > 0) for (const size of sizes(['small'])) expect(size).toBeLessThan(Math.min(...others))
    }
  })
})

test('names and big words are legible at any length', () => {
  for (const [heroName, title] of TITLES) {
    const lettered = letter(heroName, title)
    expect(Math.min(...sizesOf(lettered, 'hero'), ...sizesOf(lettered, 'big')), title).toBeGreaterThan(LEGIBLE)
  }
})

test('a title of usual length has legible small words', () => {
  const lettered = letter('Kabir', 'Kabir and the Moon That Wouldn’t Sleep')
  expect(Math.min(...sizesOf(lettered, 'small'))).toBeGreaterThan(LEGIBLE)
})

test('a short word alone on its line is at most half as large again as the line of a long one', () => {
  const { lines } = letter('Asha', 'The Owl Who Misunderstood Everything')
  const sizes = lines.map(({ words }) => Math.max(...words.map(({ size }) => size)))
  expect(sizes).toHaveLength(2)
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.51)
})

test('the same seed gives the same lettering, another seed another one', () => {
  const [heroName, title] = ['Kabir', 'Kabir and the Moon That Wouldn’t Sleep']
  expect(letter(heroName, title, 1).svg).toBe(letter(heroName, title, 1).svg)
  expect(letter(heroName, title, 2).svg).not.toBe(letter(heroName, title, 1).svg)
})

test('characters that no font has are left out', () => {
  expect(words(letter('Rehan', 'Rehan and the გიგა Book 𪛖')).map(({ text }) => text)).toEqual([
    'Rehan',
    'and',
    'the',
    'Book',
  ])
})

test.each([
  ['小明', '小明 and 张伟 with 張偉'],
  ['Тара', 'Тара, Αλέξανδρος, Hồng'],
  ['ꯃꯩꯇꯩ', 'ꯃꯩꯇꯩ තරුෂි สมชาย 김민준 さくら 🦄'],
])('every letter of %s has a glyph', (heroName, title) => {
  expect(words(letter(heroName, title)).map(({ text }) => text)).toEqual(title.split(' '))
})

test('a title without any known character is empty', () => {
  expect(letter('𪛖', '𪛖 გიგა')).toMatchObject({ svg: '', lines: [] })
})

describe('right-to-left names', () => {
  test('are in reading order within an English title', () => {
    const line = letter('زویا خان', 'The Song زویا خان Played to the Giant Clam').lines.find(({ words }) =>
      words.some(({ text }) => text === 'خان'),
    )
    const texts = line?.words.map(({ text }) => text) ?? []
    expect(texts.indexOf('خان')).toBe(texts.indexOf('زویا') - 1)
  })
  test('of several words don’t turn an English title around', () => {
    const line = letter('زارا بیگم خان', 'زارا بیگم خان’s Moon').lines.find(({ words }) =>
      words.some(({ text }) => text === 'Moon'),
    )
    expect(line?.words.at(-1)?.text).toBe('Moon')
  })
  test('come first, at the right, in an Urdu title', () => {
    const [line] = letter('زویا', 'زویا اور چاند').lines
    const texts = line?.words.map(({ text }) => text)
    expect(texts?.at(-1)).toBe('زویا')
  })
})

test('names, small words and other words are told apart', () => {
  const kinds = Object.fromEntries(
    words(letter('Zoë', 'The Star That Fell into Zoë’s Courtyard')).map(({ text, kind }) => [text, kind]),
  )
  expect(kinds).toEqual({
    The: 'small',
    Star: 'big',
    That: 'small',
    Fell: 'big',
    into: 'small',
    'Zoë’s': 'hero',
    Courtyard: 'big',
  })
})

test('an ornament that suits the words of the title is drawn beside a short line', () => {
  const ends = ['Moon', 'Mango Tree', 'Monsoon', 'Friend', 'Kite']
  expect(ends.map(end => ornamentFor(`Anvi and the ${end}`))).toEqual(['moon', 'leaf', 'drop', 'heart', 'star'])
  const lettered = letter('Anvi', 'Anvi and the Great Big Festival Moon')
  const pieces = words(lettered).flatMap(word => word.pieces)
  const pens = new Set(pieces.map(({ kind, bolder }) => `${kind === 'small'} ${bolder.toFixed(1)}`))
  expect(lettered.svg.match(/<path /g)).toHaveLength(pens.size + 1)
})

test('colours are those of the request', () => {
  const { svg } = letter('Kabir', 'Kabir and the Moon')
  for (const colour of Object.values(COLOURS)) expect(svg).toContain(`fill="${colour}"`)
})
