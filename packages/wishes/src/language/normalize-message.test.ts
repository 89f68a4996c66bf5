import { expect, test } from 'vitest'
import { normalizeMessage, splitSentences } from './normalize-message.ts'

test.each([
  ['Its his bday tmrw!', 'it is his birthday tomorrow!'],
  ['Shes nervus about skool', 'she is nervous about school'],
  ['We r shifting & she’s lost her 1st tooth :)', 'We are shifting and she has lost her first tooth.'],
  ['aaj uska birthday hai', 'today is our child’s birthday'],
  ['Nana ji is in hospitel ❤️', 'Nanaji is in hospital'],
  ['Be brave\nBe kind', 'Be brave. Be kind'],
  ['Aarav’s bag', 'Aarav’s bag'],
])('%s is spelled out', (message, expected) => {
  expect(normalizeMessage(message)).toBe(expected.replaceAll('’', "'"))
})

test('sentences keep their marks', () => {
  expect(splitSentences('Well done!! You are brave. Yes')).toEqual(['Well done!!', 'You are brave.', 'Yes'])
})
