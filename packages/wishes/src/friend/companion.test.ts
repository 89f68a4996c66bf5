import type { AgeBand } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { findCompanion, otherCompanions, readCompanion } from './companion.ts'

const read = (friendName: string, characterAge: AgeBand = '4-6') => readCompanion({ friendName, characterAge })

describe('nobody comes along', () => {
  test.each(['', 'none', 'No', 'nil', 'na', 'n/a', 'N.A.', 'nobody', 'no one', '-', '❤', 'koi nahi', 'कोई नहीं'])(
    'with “%s”',
    friendName => {
      expect(read(friendName)).toBeNull()
      expect(otherCompanions({ friendName })).toEqual([])
    },
  )

  test.each([
    'my best friend',
    'all her cousins',
    'her friends',
    'everyone',
    'whole family',
    'the whole class',
    'grandparents',
    'her little sister',
    'school friends',
    'sab cousins',
    'पूरा परिवार',
  ])('with “%s”, which has no name', friendName => {
    expect(read(friendName)).toBeNull()
    expect(otherCompanions({ friendName })).toEqual([friendName])
  })
})

test.each([
  ['Kabir & Zoya', 'Kabir', ['Zoya']],
  ['Meher n Dadi', 'Meher', ['Dadi']],
  ['Nana-Nani', 'Nana', ['Nani']],
  ['Nana - Nani', 'Nana', ['Nani']],
  ['Mummy Papa', 'Mummy', ['Papa']],
  ['her Nana Nani', 'Nana', ['Nani']],
  ['Mumma, Papa', 'Mumma', ['Papa']],
  ['Dadi aur Nani', 'Dadi', ['Nani']],
  ['मम्मी और दादू', 'Mummy', ['दादू']],
  ['دادا اور دادی', 'Dada', ['دادی']],
  ['அப்பா மற்றும் அம்மா', 'Appa', ['அம்மா']],
  ['அப்பாவும் அம்மாவும்', 'Appa', ['அம்மாவும்']],
  ['Ananya didi, Ayaan', 'Ananya', ['Ayaan']],
  ['her cousins, Tia and Anu', 'Tia', ['her cousins', 'Anu']],
  ['her friends and Kabir', 'Kabir', ['her friends']],
  ['Mr & Mrs Sharma', 'Mr Sharma', ['Mrs Sharma']],
  ['Papa, her brother', 'Papa', ['her brother']],
  ['Kabir, her brother', 'Kabir', []],
  ['Anne-Marie', 'Anne-Marie', []],
  ['Asha N Rao', 'Asha', []],
  ['Nani Ma', 'Nani Ma', []],
])('of “%s”, %s comes along', (friendName, name, others) => {
  expect(read(friendName)?.name).toBe(name)
  expect(otherCompanions({ friendName })).toEqual(others)
})

test.each([
  ['Virat Kohli', 'Virat'],
  ['A. R. Rahman', 'Rahman'],
  ['my Kabir', 'Kabir'],
  ['her little brother Kabir', 'Kabir'],
  ['her brother - Kabir', 'Kabir'],
  ['chhota bhai Aaru', 'Aaru'],
  ['choti behen Anu', 'Anu'],
  ['bade bhaiya Arjun', 'Arjun'],
  ['Rehan bhai', 'Rehan'],
  ['Riddhi di', 'Riddhi'],
  ['Ananya didi', 'Ananya'],
  ['Raj anna', 'Raj'],
  ['Anna Maria', 'Anna'],
  ['cousin Tia', 'Tia'],
  ['cousin brother Ved', 'Ved'],
  ['Tia (cousin)', 'Tia'],
  ['Kabir my best friend', 'Kabir'],
  ['imaginary friend Bobo', 'Bobo'],
  ['her doll Mimi', 'Mimi'],
  ['Teddy', 'Teddy'],
  ['Baby Tara', 'Baby Tara'],
  ['Chhota Bheem', 'Chhota Bheem'],
  ['छोटा भाई आरव', 'आरव'],
  ['Didi', 'Didi'],
  ['bhai', 'Bhai'],
])('“%s” is the child %s', (friendName, name) => {
  expect(read(friendName)).toMatchObject({ name, adult: null })
})

const WOMAN = { body: 'mother', gender: 'she', elders: [] }
const MAN = { body: 'father', gender: 'he', elders: [] }

test.each([
  ['Mr. Sharma', 'Mr Sharma', MAN],
  ['Mrs Iyer', 'Mrs Iyer', WOMAN],
  ['Priya teacher', 'Priya Teacher', WOMAN],
  ['her music teacher Rina', 'Rina Teacher', WOMAN],
  ['teacher', 'Teacher', WOMAN],
  ['Anita ma’am', 'Anita Ma’am', WOMAN],
  ["Anita ma'am", 'Anita Ma’am', WOMAN],
  ['coach Rao sir', 'Rao Sir', MAN],
  ['Meena miss', 'Meena Miss', WOMAN],
  ['Miss Meena', 'Miss Meena', WOMAN],
  ['Dr. A.P. Rao', 'Dr Rao', MAN],
  ['doctor uncle', 'Doctor Uncle', MAN],
  ['Sharma uncle', 'Sharma Uncle', MAN],
  ['Phuppo', 'Phuppo', WOMAN],
  ['Khala', 'Khala', WOMAN],
  ['Maasi Rina', 'Maasi Rina', WOMAN],
  ['my sweet Rina maasi', 'Rina Maasi', WOMAN],
  ['Chachu (my brother)', 'Chachu', MAN],
  ['ਚਾਚਾ ਜੀ', 'Chacha', MAN],
  ['mama ji', 'Mama', MAN],
  ['Zoya’s mom', 'Zoya’s Mom', WOMAN],
  ['Mama', 'Mama', { ...MAN, elders: ['Ma'] }],
  ['Mama and Papa', 'Mama', { ...WOMAN, elders: ['Ma'] }],
  ['Dadi jaan', 'Dadi Jaan', { body: 'grandmother', gender: 'she', elders: ['Dadi'] }],
  ['nana abbu', 'Nana Abbu', { body: 'grandfather', gender: 'he', elders: ['Nana'] }],
])('“%s” is the grown-up %s', (friendName, name, adult) => {
  expect(read(friendName)).toMatchObject({ name, adult })
})

test('the youngest hear the word for a relative alone, and a title with its name', () => {
  expect(read('Maasi Rina', '2-3')?.name).toBe('Maasi')
  expect(read('Priya teacher', '2-3')?.name).toBe('Priya Teacher')
})

test('an instruction includes only somebody with a name', () => {
  expect(findCompanion('Please include her brother Kabir', '4-6')?.name).toBe('Kabir')
  expect(findCompanion('Please include her friend', '4-6')).toBeNull()
})
