import { expect, test } from 'vitest'
import { isSameText } from './same-text.ts'

const RIGHT_TO_LEFT_MARK = '\u200f'
const TEXT = 'At night زارا خان met 2 cats.\nShe slept.'

test('the words of an English text are in order, with names in visual order', () => {
  expect(isSameText('At night ناخ اراز met 2cats.She slept.', TEXT)).toBe(true)
  // A name can be broken over two lines.
  expect(isSameText('At night ارازناخ met 2 cats.She slept.', TEXT)).toBe(true)
})

test.each([
  ['turned around', '.cats 2 met ناخ اراز At nightShe slept.'],
  ['a name whose words change places', 'At night اراز ناخ x met 2 cats.She slept.'],
  ['words that change places', 'At night met ناخ اراز 2 cats.She slept.'],
  ['a missing word', 'At night ناخ اراز met cats.She slept.'],
  ['sentences that change places', 'She slept.At night ناخ اراز met 2 cats.'],
])('%s is not the same text', (_, shown) => {
  expect(isSameText(shown, TEXT)).toBe(false)
})

test('a paragraph from right to left is read from the right, line by line', () => {
  const text = `${RIGHT_TO_LEFT_MARK}شب بخیر Zara 🌙!\nLove`
  expect(isSameText('!🌙 Zara ریخب بشLove', text)).toBe(true)
  expect(isSameText('ریخب بش!🌙 ZaraLove', text)).toBe(true)
  expect(isSameText('ریخب بش Zara 🌙!Love', text)).toBe(false)
})

test('text of other scripts is compared letter by letter', () => {
  expect(isSameText('मीरा ने\nkaha', 'मीरा ने kaha')).toBe(true)
  expect(isSameText('kaha मीरा ने', 'मीरा ने kaha')).toBe(false)
})
