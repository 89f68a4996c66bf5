import { expect, test } from 'vitest'
import { myStoriesMessages as messages } from './my-stories.ts'

test('names a character with its type', () => {
  expect(messages.character('Mira', 'astronaut')).toBe('Character: Mira the astronaut')
  expect(messages.character('Rafi', 'brave little fox')).toBe('Character: Rafi the brave little fox')
})

test.each([
  ['a train driver', 'train driver'],
  ['An owl', 'owl'],
  ['the queen', 'queen'],
  ['my owl', 'owl'],
  ['theatre director', 'theatre director'],
  ['the', 'the'],
])('writes one article before the character “%s”', (type, noun) => {
  expect(messages.character('Aarav', type)).toBe(`Character: Aarav the ${noun}`)
})

test('leaves out the type of a child who plays themselves', () => {
  expect(messages.character('Anaya', 'myself')).toBe('Character: Anaya')
})

test('formats dates for India', () => {
  expect(messages.createdOn('2025-11-08T12:00:00.000Z')).toBe('Created on 8 November 2025')
})

test('uses the singular for one credit', () => {
  expect(messages.remaining(0)).toBe('You have 0 story credits remaining.')
  expect(messages.remaining(1)).toBe('You have 1 story credit remaining.')
  expect(messages.notice.body(1)).toContain('1 story credit can')
})
