import { expect, test } from 'vitest'
import { findRelatives, type Kin, withoutRelatives } from './kin.ts'

const AUNT: Partial<Kin> = { gender: 'she', body: 'mother', elders: [] }
const UNCLE: Partial<Kin> = { gender: 'he', body: 'father', elders: [] }
const SISTER: Partial<Kin> = { gender: 'she', body: null, elders: [] }
const BROTHER: Partial<Kin> = { gender: 'he', body: null, elders: [] }

const RELATIVES: readonly (readonly [string, Partial<Kin>])[] = [
  ['Phuppo, phupho, phupi, bua, khala, attha, atta, bhabhi, Badi Mummy', AUNT],
  ['ਚਾਚੀ, ਮਾਸੀ, ਭੂਆ, خالہ, پھوپھو, માસી, ફોઈ, అత్త, ताई जी, কাকিমা', AUNT],
  ['khalu, fufa, phupha, jiju, mamaji, Mama ji, Bade Papa', UNCLE],
  ['ਚਾਚਾ, ਚਾਚਾ ਜੀ, ਮਾਮਾ, چچا, ماموں, કાકા, મામા, మామయ్య, কাকা, জেঠু', UNCLE],
  ['behen, ਦੀਦੀ, ਭੈਣ, بہن, બહેન, చెల్లి, ತಂಗಿ, ಅಕ್ಕ, അനിയത്തി, ചേച്ചി, தங்கை, বোন, बहीण, ताई', SISTER],
  ['bhai, cousin brother, ਭਰਾ, بھائی, ભાઈ, తమ్ముడు, తమ్ముడికి, ತಮ್ಮ, ಅಣ್ಣ, അനിയൻ, ചേട്ടൻ, தம்பி, ভাই, भाऊ', BROTHER],
  ['nana abbu, Nana Jaan, نانا ابو', { body: 'grandfather', elders: ['Nana'] }],
  ['dadi jaan, Dadi-Ma, دادی جان', { body: 'grandmother', elders: ['Dadi'] }],
  ['nani ma, नानी माँ', { word: 'Nani Ma', elders: ['Nani'] }],
  ['appuppan, தாத்தாவை', { body: 'grandfather', elders: ['Dada', 'Nana'] }],
  ['muthashi', { body: 'grandmother', elders: ['Dadi', 'Nani'] }],
  ['दादाजी', { word: 'Dada', elders: ['Dada'] }],
  ['দাদুর', { word: 'Dadu', elders: ['Dada'] }],
  ['મમ્મીની', { word: 'Mummy', elders: ['Ma'] }],
]

test.each(RELATIVES.flatMap(([words, kin]) => words.split(', ').map(word => ({ word, kin }))))(
  '$word is one relative',
  ({ word, kin }) => {
    expect(findRelatives(word)).toMatchObject([{ index: 0, kin }])
  },
)

test.each(['মারা গেছে', 'అమ్మాయి', 'भाईचारा', 'a dish with attar', 'khalas', 'ma’am'])('“%s” names no relative', text => {
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
