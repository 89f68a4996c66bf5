import { readFile } from 'node:fs/promises'
import { PICTURE_FAULTS } from '@kahani/contracts/picture-checks'
import { expect, test } from 'vitest'
import type { PictureAnswer } from './picture-checker.ts'
import { faultsOf, isBetter, isSceneWrong, likenessOf, MIN_SCORE, scoreOf, WEIGHTS } from './rubric.ts'

const good: PictureAnswer = {
  ...{ children: 1, face: 90, clothes: 90, style: 90, missing: 0, extra: 0, showsEvent: true, showsKeyThing: true },
  ...{ writing: false, handsRight: true, eyesRight: true, limbsRight: true, fitForChild: true, notes: [], boxes: [] },
}
const answer = (change: Partial<PictureAnswer>) => ({ ...good, ...change })

test('each fact of an answer is a fault of its own', () => {
  const faults: Record<(typeof PICTURE_FAULTS)[number], Partial<PictureAnswer>> = {
    'child-missing': { children: 0, face: 0, clothes: 0, style: 0 },
    'child-repeated': { children: 2 },
    'person-missing': { missing: 1 },
    'person-extra': { extra: 1 },
    event: { showsEvent: false },
    'key-thing': { showsKeyThing: false },
    likeness: { face: 40 },
    writing: { writing: true },
    hands: { handsRight: false },
    eyes: { eyesRight: false },
    limbs: { limbsRight: false },
    unfit: { fitForChild: false },
  }
  expect(faultsOf(good)).toEqual([])
  for (const fault of PICTURE_FAULTS) expect(faultsOf(answer(faults[fault]))).toEqual([fault])
  expect(PICTURE_FAULTS.filter(fault => isSceneWrong([fault]))).toEqual([
    'child-missing',
    'person-missing',
    'person-extra',
    'event',
  ])
})

test('the score weights face, clothes and style, and a score below the limit is a fault', () => {
  expect(scoreOf(answer({ face: 100, clothes: 50, style: 0 }))).toBe(65)
  expect(faultsOf(answer({ face: 70, clothes: 70, style: 70 }))).toEqual([])
  expect(faultsOf(answer({ face: 69, clothes: 70, style: 70 }))).toEqual(['likeness'])
  expect(likenessOf(answer({ face: 120, clothes: -5, style: 33.4 }))).toEqual({ face: 100, clothes: 0, style: 33 })
})

test('a correction is better with fewer severe faults, else with fewer faults, else with a higher score', () => {
  const letters = answer({ writing: true })
  const unlike = answer({ face: 10 })
  expect(isBetter(good, letters)).toBe(true)
  expect(isBetter(unlike, letters)).toBe(true)
  expect(isBetter(letters, unlike)).toBe(false)
  expect(isBetter(answer({ face: 10, showsKeyThing: false }), unlike)).toBe(false)
  expect(isBetter(answer({ writing: true, style: 95 }), letters)).toBe(true)
  expect(isBetter(letters, letters)).toBe(false)
})

test('the published rubric has these weights, this limit and every fault', async () => {
  const text = await readFile(new URL('../../../../docs/picture-checks.md', import.meta.url), 'utf8')
  for (const [part, weight] of Object.entries(WEIGHTS)) expect(text).toContain(`${part} ${weight * 100}`)
  expect(text).toContain(`below ${MIN_SCORE}`)
  for (const fault of PICTURE_FAULTS) expect(text).toContain(`| \`${fault}\``)
})
