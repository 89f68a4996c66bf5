import { expect, test } from 'vitest'
import { calledName } from './called-name.ts'

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
])('%s is called %s', (entered, called) => {
  expect(calledName(entered)).toBe(called)
})
