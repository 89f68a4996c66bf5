import { expect, test } from 'vitest'
import { readCharacter } from './character.ts'

test.each([
  ['wicket keepers', 'a wicket keeper'],
  ['doctors', 'a doctor'],
  ['the firefighters', 'the firefighter'],
  ['kings of hearts', 'a king of hearts'],
  ['a brave little kite', 'a brave little kite'],
  ['an umbrella', 'an umbrella'],
  ['Detective', 'a detective'],
  ['genius', 'a genius'],
  ['boss', 'a boss'],
  ['dragon tamer', 'a dragon tamer'],
  ['jungle girl', 'a jungle girl'],
  ['a boy with a magic cape', 'a boy with a magic cape'],
  ['a doctor with glasses', 'a doctor'],
  ['Jhansi Ki Rani', 'Jhansi Ki Rani'],
  ['Spiderman with Chhota Bheem laddoo power', 'Spiderman'],
  ['Elsa from frozen', 'Elsa'],
  ['spiderman', 'Spiderman'],
  ['chhota bheem', 'Chhota Bheem'],
  ['Gattu Singh with laddoo power', 'Gattu Singh'],
  ['prince', 'a prince'],
])('“%s” is played as %s', (entered, phrase) => {
  expect(readCharacter(entered, 'girl')).toEqual({ phrase })
})

test.each([
  ['fairy who paints rainbows', 'fairy'],
  ['brave astronaut girl', 'astronaut'],
  ['a superhero like Spiderman', 'superhero'],
  ['Princess', 'princess'],
  ['a little girl pirate', 'pirate'],
  ['kind dragon', 'dragon'],
  ['परी', 'fairy'],
])('“%s” is the %s of the form', (entered, type) => {
  expect(readCharacter(entered, 'girl')).toEqual({ type })
})

test('a prince is the princess of a boy', () => {
  expect(readCharacter('a brave prince', 'boy')).toEqual({ type: 'princess' })
  expect(readCharacter('a princess', 'boy')).toEqual({ phrase: 'a princess' })
})

test.each([
  'scissors',
  'a scissors',
  'trousers',
  'glasses',
  'boy with hearing aid and glasses',
  'a boy in a wheelchair',
  'a boy in a wheelchair who races fast',
  'a shy boy who stammers',
  'blind',
  'deaf girl',
  'a brave boy',
  'girl with long hair',
  'football',
  'gymnastics',
  'jasoos',
  'two pirates',
  'autistic boy who loves trains and lining up things',
  'she wants to be IAS officer',
])('“%s” can’t be played', entered => {
  expect(readCharacter(entered, 'boy')).toBeNull()
})
