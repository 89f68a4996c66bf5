import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Asha', 'Asha'],
  ['asha', 'Asha'],
  ['Asha Rao', 'Asha'],
  ['  Asha!  ', 'Asha'],
  ['A. P. J. Abdul', 'Abdul'],
  ['Baby Tara Devi', 'Baby Tara'],
  ['sri Venkatesh', 'Sri Venkatesh'],
  ['Meher-un-Nisa', 'Meher-un-Nisa'],
  ['आशा देवी', 'आशा'],
  ['J', 'J'],
  ['☆', '☆'],
])('uses %s as %s', (fullName, expected) => {
  expect(firstName(fullName)).toBe(expected)
})
