import { expect, test } from 'vitest'
import { isolateRightToLeft, isRightToLeft, splitDirections } from './text-direction.ts'

const rightToLeft = (text: string) => splitDirections(text).flatMap(part => (part.rightToLeft ? part.text : []))

test('the words of a name stay together, and what is around it is outside', () => {
  expect(rightToLeft('زارا خان’s moon, and “שרה כהן-לוי”!')).toEqual(['زارا خان', 'שרה כהן-לוי'])
  expect(rightToLeft('زارا, یوسف and 5 friends of علی 7')).toEqual(['زارا', 'یوسف', 'علی'])
  expect(splitDirections('زارا sails').map(({ text }) => text)).toEqual(['زارا', ' sails'])
  expect(splitDirections('Zara')).toEqual([{ text: 'Zara', rightToLeft: false }])
})

test('a quotation is one run up to its end, or to another script', () => {
  expect(rightToLeft('She said, “לילה טוב, שרה!” and slept.')).toEqual(['לילה טוב, שרה!'])
  expect(rightToLeft('“شب بخیر۔ 7 چاند… Love, علی.”')).toEqual(['شب بخیر۔ 7 چاند…', 'علی'])
})

test('plain text has isolates around such words only', () => {
  expect(isolateRightToLeft('A story for زارا خان')).toBe('A story for \u2067زارا خان\u2069')
  expect(isolateRightToLeft('A story for आरव')).toBe('A story for आरव')
})

test('a text has the direction of most of its letters, without those of names', () => {
  expect(isRightToLeft('For زارا بیگم خان')).toBe(true)
  expect(isRightToLeft('For زارا بیگم خان', ['زارا بیگم خان'])).toBe(false)
  expect(isRightToLeft('زارا', ['زارا'])).toBe(true)
  expect(isRightToLeft('پیاری زارا، شب بخیر', ['زارا'])).toBe(true)
  expect(isRightToLeft('12 + 3')).toBe(false)
})
