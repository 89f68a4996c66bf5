import { expect, test } from 'vitest'
import { article, list, ofTheChild, tidyPhrase, withArticle, withoutArticle } from './grammar.ts'

test.each([
  ['astronaut', 'an'],
  ['doctor', 'a'],
  ['hour', 'an'],
  ['unicorn', 'a'],
  ['uncle', 'an'],
  ['university', 'a'],
  ['umbrella maker', 'an'],
  ['one-eyed king', 'a'],
])('%s takes %s', (word, expected) => {
  expect(article(word)).toBe(expected)
})

test.each([
  ['Trains.', 'trains'],
  ['  A  Dinosaur Island! ', 'a Dinosaur Island'],
  ['“being kind”', 'being kind'],
  ['Diwali', 'Diwali'],
  ['Spider-Man', 'Spider-Man'],
  ['cats , dogs', 'cats, dogs'],
  ['डॉक्टर', 'डॉक्टर'],
])('tidies %s to %s', (entered, tidied) => {
  expect(tidyPhrase(entered)).toBe(tidied)
})

test.each([
  ['doctor', 'a doctor'],
  ['a doctor', 'a doctor'],
  ['A Doctor.', 'a doctor'],
  ['Engineer', 'an engineer'],
  ['the king of chess', 'the king of chess'],
  ['Jhansi Ki Rani', 'Jhansi Ki Rani'],
])('adds the article: %s, %s', (entered, role) => {
  expect(withArticle(entered)).toBe(role)
})

test('withoutArticle removes the article or the possessive', () => {
  expect(['An engineer', 'the queen', 'My owl', 'theatre director'].map(withoutArticle)).toEqual([
    ...['engineer', 'queen', 'owl', 'theatre director'],
  ])
})

test('ofTheChild replaces the family’s possessive by the child’s', () => {
  expect(ofTheChild('Our trip to Goa', 'her')).toBe('her trip to Goa')
})

test('list joins names with commas and a final "and"', () => {
  expect(list(['Asha'])).toBe('Asha')
  expect(list(['Asha', 'Kabir', 'the dog'])).toBe('Asha, Kabir and the dog')
})
