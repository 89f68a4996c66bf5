import { createRandom } from '@kahani/random/random'
import { type FigureShot, figureSchema } from '@kahani/scene/shot'
import { expect, test } from 'vitest'
import { plural } from './actions-seen.ts'
import { varyTexts } from './vary-texts.ts'

const WORDING = new Map([
  ['name', 'Asha'],
  ['him', 'her'],
  ['guide', 'the owl'],
])
const figure = (who: FigureShot['who'], rest: Partial<FigureShot> = {}) => figureSchema.parse({ who, ...rest })
const textOf = (
  sentence: string,
  child: Partial<FigureShot>,
  others: Parameters<typeof varyTexts>[0][number]['others'],
) =>
  Array.from({ length: 20 }, (_, seed) =>
    varyTexts([{ sentence, child: figure('child', child), hasGuide: false, others }], WORDING, createRandom(seed)),
  ).flat()

test('says what each of those does who come along, and what they feel', () => {
  const texts = textOf('Asha pulls at a key, which is stuck.', { action: 'pulling' }, [
    { name: 'Kabir', isPet: false, figure: figure('friend', { action: 'clapping', expression: 'laughing' }) },
    { name: 'the dog Bruno', isPet: true, figure: figure('pet', { action: 'reaching-down' }) },
  ])
  expect(texts.filter(text => !/Kabir.*the dog Bruno/i.test(text))).toEqual([])
  expect(texts.join('\n')).toMatch(
    /Asha pulls at a key, which is stuck\. Kabir \w+( for her)?, laughing, and the dog Bruno (sniffs|has a sniff)/,
  )
})

test('does not let anybody cheer who is afraid', () => {
  const texts = textOf('Asha slips.', {}, [
    { name: 'Kabir', isPet: false, figure: figure('friend', { action: 'cheering', expression: 'scared' }) },
  ])
  expect(texts.join('\n')).not.toMatch(/cheer/)
})

test('names a feeling of the child that the sentence does not show yet', () => {
  const shown = { action: 'standing', expression: 'worried' } as const
  expect(textOf('Asha looks into the well.', shown, [])).toContain('Worried, Asha looks into the well.')
  expect(new Set(textOf('Asha looks sadly into the well.', shown, []))).toEqual(
    new Set(['Asha looks sadly into the well.']),
  )
})

test('makes a verb mean several', () => {
  const verbs = ['looks up', 'watches the owl', 'is there', 'has a bite', 'lies nearby', 'follows', 'tries it', 'gasps']
  expect(verbs.map(plural)).toEqual([
    ...['look up', 'watch the owl', 'are there', 'have a bite', 'lie nearby', 'follow', 'try it', 'gasp'],
  ])
})
