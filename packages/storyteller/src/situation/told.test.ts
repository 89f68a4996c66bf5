import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseProse } from '../format/read-prose.ts'
import { checkTelling } from '../wording/check-texts.ts'
import { tellingsSchema, told } from './told.ts'

const YAML = readFileSync(new URL('en.yaml', import.meta.url), 'utf8')
const readWith = (part: string | RegExp, replacement: string) => () =>
  parseProse('situation/en.yaml', YAML.replace(part, replacement), tellingsSchema, checkTelling)

test('a text with a condition is told only if the condition holds', () => {
  const { lines, echo } = told('missing-somebody', { gone: true, away: false })
  expect(lines['10-12']?.[0]).toContain('everybody knew')
  expect(lines['10-12']).toHaveLength(2)
  expect(echo?.['4-6']).toBeUndefined()
  expect(told('missing-somebody', { away: true }).echo?.['4-6']).toBe('{Name} would tell {relative} all about it.')
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
