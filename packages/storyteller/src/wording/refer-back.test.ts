import { expect, test } from 'vitest'
import { referBack } from './refer-back.ts'

const WORDS = {
  ...{ name: 'Asha', he: 'she', friend: 'Kabir', guideName: 'owl', elder: 'Nani' },
  ...{ pet: 'the dog', petIntro: 'her dog', petOwn: 'Asha’s dog' },
}
const told = (text: string, words: Partial<typeof WORDS> = {}, age: '2-3' | '7-9' = '7-9') =>
  referBack({ text, seen: [] }, age, new Map(Object.entries({ ...WORDS, ...words }))).text

test('the name of the child does not begin two sentences in a row', () => {
  expect(told('Asha was a pirate. Asha painted a lantern. Asha laughed.')).toBe(
    'Asha was a pirate. She painted a lantern. Asha laughed.',
  )
})

test('a pronoun stands only for the child, and agrees with its verb', () => {
  for (const text of [
    'Asha looked at Nani. Asha painted a lantern.',
    'Asha did what the owl had said. Asha flew.',
    'Asha sang. “Asha is off key,” said Kabir.',
    'Asha sang. Asha and Kabir danced.',
    'Asha’s feet hurt. Asha is tired.',
  ]) {
    expect(told(text, { he: 'they' })).toBe(text)
  }
  expect(told('Asha lost a tooth. Asha was glad.', { he: 'they' })).toBe('Asha lost a tooth. They were glad.')
})

test('the youngest hear the name again', () => {
  expect(told('Asha paints. Asha sings.', {}, '2-3')).toBe('Asha paints. Asha sings.')
})

test('a pet is the child’s by name after a sentence about somebody else', () => {
  expect(told('“Where?” said Kabir, bent over the water. Her dog got in.')).toBe(
    '“Where?” said Kabir, bent over the water. Asha’s dog got in.',
  )
  expect(told('Asha looked. Her dog got in.')).toBe('Asha looked. Her dog got in.')
})
