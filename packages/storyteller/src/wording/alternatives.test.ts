import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { allAlternatives, chooseAlternatives, pairFault } from './alternatives.ts'
import { MOVED_BY_OTHERS } from './moved-by-others.fixture.ts'

test('the first text of a pair is told unless its subject uses a wheelchair', () => {
  const template = 'Up {name} {climbed/rolled}, and {friend:{friend} ran/{friend} sped} after.'
  expect(chooseAlternatives(template, () => false)).toBe('Up {name} climbed, and {friend} ran after.')
  expect(chooseAlternatives(template, subject => subject === 'child')).toBe('Up {name} rolled, and {friend} ran after.')
  expect(chooseAlternatives(template, subject => subject === 'friend')).toBe(
    'Up {name} climbed, and {friend} sped after.',
  )
  expect(allAlternatives('{a/b}')).toBe('a\nb')
})

test('what is no pair is a fault', () => {
  expect(pairFault('Up {name} {climbed/rolled}.')).toBeUndefined()
  expect(pairFault('Up {climbed/rolled/flew}.')).toContain('{climbed/rolled/flew} is not a pair of texts')
  expect(pairFault('Up {freind:climbed/rolled}.')).toContain('{they:…/…}')
})

const VERBS =
  'walk\\w*|ran|runs?(?!-)|running|climb\\w*|tiptoe\\w*|jump\\w*|leap\\w*|leapt|hop|hops|hopped|kneel\\w*|knelt|stands?|standing|stood|steps?|stepped|crawl\\w*|crept|creeps?|scrambl\\w*|clamber\\w*|march\\w*|strode|strides?|wad(?:e|ed|es|ing)|kick\\w*|stamp\\w*|squat\\w*|crouch\\w*|trod|treads?|tramp\\w*|strolls?|gets? up|got up|sprang|sat down|sits? down'
const PARTS = 'foot|feet|footsteps?|knees?|legs?|toes?|heels?|ankles?|soles?|slippers?|sandals?|chappals?|trousers'
const CHILD = '\\{(?:name|hero|he|they|friends?|company)\\}'
/** Somebody of the slots walks, or has feet; or nobody in particular does. */
const ON_FOOT = [
  `${CHILD}(?:’s)?[^.!?;“”:]{0,90}?\\b(?:${VERBS})\\b`,
  `\\b(?:${VERBS})\\b(?: \\w+)? ${CHILD}`,
  `(?:\\{(?:his|their)\\}|\\{name\\}’s)(?: [\\w-]+){0,2} (?:${PARTS})\\b`,
  `^(?:${VERBS})\\b|[.!?“] ?(?:${VERBS})[,!.]`,
  `\\bThey (?:${VERBS})\\b`,
  '\\bon tiptoe|barefoot|bare feet|hands and knees|footholds?|stair of|slippers',
].map(pattern => new RegExp(pattern, 'i'))

const sourceFolder = new URL('..', import.meta.url)
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(textsOf)

test('a child and friends in wheelchairs are told to walk nowhere, and have no feet in any sentence', () => {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('en.yaml'),
  )
  const sentences = files.flatMap(file =>
    textsOf(parse(readFileSync(new URL(file, sourceFolder), 'utf8')))
      .map(text =>
        chooseAlternatives(text, subject => subject !== 'hand')
          .replace(/[[\]]/g, '')
          .replace(/\s+/g, ' '),
      )
      .flatMap(text => text.split(/(?<=[.!?…]”?)\s+/)),
  )
  const onFoot = sentences.filter(sentence => ON_FOOT.some(pattern => pattern.test(sentence)))
  expect([...new Set(onFoot)].sort()).toEqual([...MOVED_BY_OTHERS].sort())
})
