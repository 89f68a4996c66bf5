import { expect, test } from 'vitest'
import { findRelatives, withoutRelatives } from './kin.ts'

const AUNT = { gender: 'she', body: 'mother', elders: [] }
const UNCLE = { gender: 'he', body: 'father', elders: [] }
const SISTER = { gender: 'she', body: null, elders: [] }
const BROTHER = { gender: 'he', body: null, elders: [] }

test.each([
  ...['Phuppo', 'phupho', 'phupi', 'bua', 'khala', 'attha', 'atta', 'bhabhi', 'Badi Mummy'].map(
    word => [word, AUNT] as const,
  ),
  ...['ਚਾਚੀ', 'ਮਾਸੀ', 'ਭੂਆ', 'خالہ', 'پھوپھو', 'માસી', 'ફોઈ', 'అత్త', 'ताई जी', 'কাকিমা'].map(
    word => [word, AUNT] as const,
  ),
  ...['khalu', 'fufa', 'phupha', 'jiju', 'mamaji', 'Mama ji', 'Bade Papa'].map(word => [word, UNCLE] as const),
  ...['ਚਾਚਾ ਜੀ', 'ਮਾਮਾ', 'چچا', 'ماموں', 'કાકા', 'મામા', 'మామయ్య', 'কাকা', 'জেঠু'].map(word => [word, UNCLE] as const),
  ...['behen', 'ਦੀਦੀ', 'ਭੈਣ', 'بہن', 'બહેન', 'చెల్లి', 'ತಂಗಿ', 'ಅಕ್ಕ', 'അനിയത്തി', 'ചേച്ചി', 'தங்கை', 'বোন', 'बहीण', 'ताई'].map(
    word => [word, SISTER] as const,
  ),
  ...['bhai', 'cousin brother', 'ਭਰਾ', 'بھائی', 'ભાઈ', 'తమ్ముడు', 'తమ్ముడికి', 'ತಮ್ಮ', 'ಅಣ್ಣ', 'അനിയൻ', 'ചേട്ടൻ', 'தம்பி'].map(
    word => [word, BROTHER] as const,
  ),
  ...['ভাই', 'भाऊ'].map(word => [word, BROTHER] as const),
  ...['nana abbu', 'Nana Jaan'].map(word => [word, { body: 'grandfather', elders: ['Nana'] }] as const),
  ...['dadi jaan', 'Dadi-Ma'].map(word => [word, { body: 'grandmother', elders: ['Dadi'] }] as const),
  ...['nani ma', 'नानी माँ'].map(word => [word, { word: 'Nani Ma', elders: ['Nani'] }] as const),
  ...['appuppan', 'தாத்தாவை'].map(word => [word, { body: 'grandfather', elders: ['Dada', 'Nana'] }] as const),
  ['muthashi', { body: 'grandmother', elders: ['Dadi', 'Nani'] }],
  ['दादाजी', { word: 'Dada', elders: ['Dada'] }],
  ['দাদুর', { word: 'Dadu', elders: ['Dada'] }],
  ['મમ્મીની', { word: 'Mummy', elders: ['Ma'] }],
])('%s is one relative', (text, kin) => {
  const relatives = findRelatives(text)
  expect(relatives).toHaveLength(1)
  expect(relatives).toMatchObject([{ index: 0, kin }])
})

test.each(['মারা গেছে', 'అమ్మాయి', 'भाईचारा', 'a dish with attar', 'khalas'])('“%s” names no relative', text => {
  expect(findRelatives(text)).toEqual([])
})

test.each([
  ['Ammi aur Abbu', 'aur'],
  ['दादी और दादू', 'और'],
  ['- Nana Nani', '-'],
  ['Your loving dadi', 'Your loving'],
  ['Dadi jaan & Mama ji', '&'],
  ['ਚਾਚਾ ਜੀ', ''],
  ['தாத்தாவும் பாட்டியும்', ''],
  ['Be brave, Nandini', 'Be brave, Nandini'],
])('“%s” without relatives is “%s”', (text, rest) => {
  expect(withoutRelatives(text)).toBe(rest)
})
