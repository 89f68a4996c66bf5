import { readFileSync } from 'node:fs'
import { AGE_BANDS } from '@kahani/contracts/options'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseProse } from '../format/read-prose.ts'
import { checkTelling } from '../wording/check-texts.ts'
import { proseOf, tellingsSchema } from './prose-of-telling.ts'

const YAML = readFileSync(new URL('en.yaml', import.meta.url), 'utf8')
const readWith = (part: string | RegExp, replacement: string) => () =>
  parseProse('situation/en.yaml', YAML.replace(part, replacement), tellingsSchema, checkTelling)

const fear = { kind: 'dark', mood: 'worry', words: {}, prose: 'fear' } as const

test('a text with a condition is told only if the condition holds', () => {
  expect(proseOf({ ...fear, conditions: { dark: true, short: true } }, '7-9').openings[0]).toContain(
    'the dark, {he} felt',
  )
  expect(proseOf({ ...fear, conditions: { alone: true } }, '7-9').openings[0]).not.toContain('the dark, {he} felt')
})

test('a joyful event in a sad message is told without cheer', () => {
  const deed = { kind: 'other', mood: 'fact', words: {}, prose: 'deed', conditions: {} } as const
  expect(proseOf(deed, '4-6').openings.join()).toContain('Hurray')
  expect(proseOf({ ...deed, isTempered: true }, '4-6').openings.join()).not.toContain('Hurray')
})

test('every telling can open a story for every age', () => {
  const tellings = tellingsSchema.parse(parse(YAML))
  for (const { openings } of Object.values(tellings)) expect(Object.keys(openings)).toEqual([...AGE_BANDS])
})

test('a telling has the placeholders of stories and those that it lists', () => {
  expect(readWith('words: [tooth, when]', 'words: [tooth]')).toThrow(
    'situation/en.yaml: tooth-lost.openings.4-6.1: There is no placeholder {when} here.',
  )
})

test('a telling must not be missing or have unknown conditions', () => {
  expect(readWith(/^tooth-lost:$/m, 'tooth-found:')).toThrow('situation/en.yaml: tooth-lost: This is missing.')
  expect(readWith('calm: ', 'quiet: ')).toThrow('school-starts.openings.7-9.2: There is no key quiet here.')
})
