import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Asha', 'Asha'],
  ['asha', 'Asha'],
  ['Asha Rao', 'Asha'],
  ['  Asha!  ', 'Asha'],
  ['A. P. J. Abdul', 'Abdul'],
  ['A.P. Rao', 'Rao'],
  ['Dr. A.P. Rao', 'Dr Rao'],
  ['J.P. (Jo)', 'J.P'],
  ['Priya Teacher', 'Priya Teacher'],
  ['Baby Tara Devi', 'Baby Tara'],
  ['sri Venkatesh', 'Sri Venkatesh'],
  ['Meher-un-Nisa', 'Meher-un-Nisa'],
  ['आशा देवी', 'आशा'],
  ['J', 'J'],
  ['☆', '☆'],
])('uses %s as %s', (fullName, expected) => {
  expect(firstName(fullName)).toBe(expected)
})
