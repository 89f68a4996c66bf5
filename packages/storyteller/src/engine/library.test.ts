import { readFileSync } from 'node:fs'
import { PRIMARY_VALUES, THEMES } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { taleSchema, turnsSchema } from '../format/prose.ts'
import { parseProse } from '../format/read-prose.ts'
import { moonAwake } from '../tales/moon-awake/storyboard.ts'
import { checkWith } from '../wording/check-texts.ts'
import { talesOf } from './library.ts'

const FILE = 'tales/moon-awake/en.yaml'
const MOON_AWAKE = readFileSync(new URL(`../${FILE}`, import.meta.url), 'utf8')

/** What is said of the tale with a change. */
function faultsWith(part: string | RegExp, replacement: string): string {
  expect(MOON_AWAKE).toMatch(part)
  try {
    parseProse(FILE, MOON_AWAKE.replace(part, replacement), taleSchema, checkWith(moonAwake.depictions))
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('all tales and turns are read', () => {
  for (const tale of THEMES.flatMap(talesOf)) {
    for (const value of PRIMARY_VALUES) expect(tale.turns(value).length).toBeGreaterThan(0)
  }
})

describe('a tale is rejected', () => {
  test('with an unknown placeholder', () => {
    expect(faultsWith('Up, up, up go {name} and {friend}.', 'Up, up, up go {name} and {freind}.')).toBe(
      `${FILE}: pages.2-3.crossing.1.friend: There is no placeholder {freind} here.`,
    )
    expect(faultsWith('{Name} sets out', '{Nmae} sets out')).toBe(
      `${FILE}: pictures.cover: There is no placeholder {nmae} here.`,
    )
    expect(faultsWith('a moth with wet wings', 'a moth like {guide}')).toBe(
      `${FILE}: world.small: There is no placeholder {guide} here.`,
    )
  })

  test('with a bracket that is not closed', () => {
    expect(faultsWith('Bedtime, {name}!', 'Bedtime, {name!')).toBe(
      `${FILE}: pages.2-3.home.1.oneOf.1: A bracket has no partner.`,
    )
  })

  test('with a pair about nobody, or one that is no pair', () => {
    expect(faultsWith('{climbs the shining stair/', '{she:climbs the shining stair/')).toMatch(
      new RegExp(`^${FILE}: pictures.crossing: .+ is not a pair of texts`),
    )
    expect(faultsWith('{climbs the shining stair/', '{climbs/the shining stair/')).toContain('is not a pair of texts')
  })

  test('with a noun without a depiction', () => {
    expect(faultsWith('one very surprised [owl]', 'one very surprised [bat]')).toBe(
      `${FILE}: pages.4-6.crossing.1: The noun [bat] has no depiction in the storyboard.`,
    )
  })

  test('without an age, a page or a word', () => {
    expect(faultsWith(/^ {2}7-9:\n(?: {4}.*\n)+/m, '')).toBe(`${FILE}: pages.7-9: This is missing.`)
    expect(faultsWith('    trouble:\n', '    problem:\n')).toBe(
      `${FILE}: pages.2-3.trouble: This is missing.\n${FILE}: pages.2-3: There is no key problem here.`,
    )
    expect(faultsWith('  treat: sesame laddoo\n', '')).toBe(`${FILE}: world.treat: This is missing.`)
  })

  test('with a line that is neither a text nor a condition', () => {
    expect(faultsWith('- pet: "{Pet} comes too."', '- pets: "{Pet} comes too."')).toBe(
      `${FILE}: pages.2-3.call.2: This is neither a text nor one of: oneOf; friend, pet or theme, and else; maybe; ifRoom.`,
    )
  })

  test('with invalid YAML', () => {
    expect(faultsWith('  elder: Dadi\n', '  elder Dadi\n')).toMatch(
      /^tales\/moon-awake\/en\.yaml: .+ at line \d+, column \d+\.$/,
    )
  })
})

test('turns are rejected with a noun without a depiction', () => {
  const file = 'turns/courage/en.yaml'
  const yaml = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(() => parseProse(file, yaml, turnsSchema, checkWith({}))).toThrow(
    'The noun [light] has no depiction in the storyboard.',
  )
})
