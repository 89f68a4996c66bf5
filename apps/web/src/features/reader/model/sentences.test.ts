import { expect, test } from 'vitest'
import { languageOf, paragraphsOf } from './sentences.ts'

const trimmed = (text: string) => paragraphsOf(text).map(sentences => sentences.map(sentence => sentence.trim()))

test('splits paragraphs into sentences', () => {
  expect(trimmed('Asha looked up. The moon was gone!\n\n“Where is it?” She ran.')).toEqual([
    ['Asha looked up.', 'The moon was gone!'],
    ['“Where is it?”', 'She ran.'],
  ])
})

test('splits Hindi at the danda', () => {
  expect(trimmed('आशा ने चाँद को देखा। क्या तुम आओगे? हाँ।')).toEqual([['आशा ने चाँद को देखा।', 'क्या तुम आओगे?', 'हाँ।']])
})

test('keeps speech and its speaker, titles and numbers together', () => {
  expect(trimmed('“Stop!” said Asha. Mr. Rao had 3.5 mangoes. "Is it far?" she asked.')).toEqual([
    ['“Stop!” said Asha.', 'Mr. Rao had 3.5 mangoes.', '"Is it far?" she asked.'],
  ])
})

test('splits sentences that a browser would cut off, and loses no character', () => {
  const long = `${'the lamp floated past the ghats, '.repeat(12)}and it was home.`
  const [sentences = []] = paragraphsOf(long)
  expect(sentences.length).toBeGreaterThan(1)
  expect(Math.max(...sentences.map(sentence => sentence.length))).toBeLessThanOrEqual(180)
  expect(sentences.join('')).toBe(long)
})

test.each(['', ' \n '])('%j has no paragraphs', text => {
  expect(paragraphsOf(text)).toEqual([])
})

test('recognizes the language by its script', () => {
  expect(languageOf('Once upon a time')).toBe('en-IN')
  expect(languageOf('एक बार Asha ने')).toBe('hi-IN')
})
