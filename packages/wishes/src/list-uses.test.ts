import { expect, test } from 'vitest'
import { listUses } from './list-uses.ts'
import type { WishedBrief } from './read-wishes.ts'

const brief: WishedBrief = {
  characterName: 'Aarav',
  characterAge: '4-6',
  characterGender: 'boy',
  characterType: 'myself',
  customCharacter: '',
  theme: 'space',
  customTheme: '',
  friendName: '',
  pet: 'none',
  primaryValue: 'kindness',
  customValue: '',
  specialMessage: '',
}

test('the sentences of a message are listed as the family wrote them', () => {
  const sentences = ['Hes lost his 1st tooth!!', 'aaj uska birthday hai 🎂', 'Be brave :)']
  const uses = listUses({ ...brief, specialMessage: sentences.join('\n') })
  expect(uses.map(({ text }) => text)).toEqual(sentences)
  const [both] = listUses({ ...brief, specialMessage: 'Pls no dogs and add his nani’s cat' })
  expect(both).toMatchObject({ text: 'Pls no dogs', use: { kind: 'left-out' } })
})

test.each([
  ['a volcano', { kind: 'named', phrase: 'a volcano', nearest: { idea: 'snow' } }],
  ['uttarayan kite festival', { kind: 'named', phrase: 'the Uttarayan kite festival', nearest: { idea: 'diwali' } }],
  ['He goes to the moon and finds aliens', { kind: 'unknown', nearest: { theme: 'space' } }],
  ['a xylophone', { kind: 'named', phrase: 'a xylophone', nearest: null }],
])('%s is offered the nearest tale', (customTheme, use) => {
  expect(listUses({ ...brief, theme: 'custom', customTheme })).toMatchObject([{ text: customTheme, use }])
})

test.each([
  ['fairy who paints rainbows', 'played'],
  ['wicket keepers', 'played'],
  ['boy with hearing aid and glasses', 'glasses'],
  ['scissors', 'provider'],
])('the character “%s” is listed as what the story makes of it', (customCharacter, kind) => {
  const uses = listUses({ ...brief, characterType: 'custom', customCharacter })
  expect(uses).toEqual([{ field: 'customCharacter', text: customCharacter, use: { kind } }])
})

test.each([
  ['sach bolna', { kind: 'value', value: 'honesty' }],
  ['धैर्य', { kind: 'said', virtue: 'patience' }],
  ['eating on time', { kind: 'provider' }],
])('the value “%s” is listed as what the story makes of it', (customValue, use) => {
  const custom = { ...brief, primaryValue: 'custom', customValue } as const
  expect(listUses(custom)).toMatchObject([{ text: customValue, use }])
  const inQuietTale = listUses({ ...custom, specialMessage: 'His Dada died.' })
  expect(inQuietTale.find(({ field }) => field === 'customValue')).toMatchObject({ use: { kind: 'later' } })
})

test.each(['Love you. Papa', 'Love u loads!! xoxo mumma', 'Lots of love from Nani and Nana'])(
  '“%s” is a note to the child',
  words => {
    const uses = listUses({ ...brief, specialMessage: `He lost a tooth. ${words}` })
    expect(uses.slice(1)).toMatchObject([{ text: words, use: { kind: 'quoted', isShortened: false } }])
  },
)

test('a signature without words to the child is no wish', () => {
  const [told, ...others] = listUses({ ...brief, specialMessage: 'He lost a tooth. Love, Papa' })
  expect(told).toMatchObject({ use: { kind: 'told' } })
  expect(others).toEqual([])
})

test.each([
  ['none', []],
  ['my best friend', [{ kind: 'provider' }]],
  ['Meher n Dadi', [{ kind: 'child', name: 'Meher' }, { kind: 'provider' }]],
  ['Priya teacher', [{ kind: 'grown-up', name: 'Priya Teacher' }]],
  ['Dada (passed away 2021)', [{ kind: 'quiet', about: 'death' }]],
])('“%s” as the friend', (friendName, uses) => {
  const friend = listUses({ ...brief, friendName }).filter(({ field }) => field === 'friendName')
  expect(friend.map(({ use }) => use)).toMatchObject(uses)
})

test('without a friend in the field, one of the message comes along', () => {
  const uses = listUses({ ...brief, friendName: 'none', specialMessage: 'Please include his brother Kabir' })
  expect(uses).toMatchObject([{ field: 'specialMessage', use: { kind: 'child', name: 'Kabir' } }])
})
