import { expect, test } from 'vitest'
import { myStoriesMessages as messages } from './my-stories.ts'

test('a character is told with what they are', () => {
  expect(messages.character('Mira', 'astronaut')).toBe('Character: Mira the astronaut')
  expect(messages.character('Rafi', 'brave little fox')).toBe('Character: Rafi the brave little fox')
})

test('a child who plays themselves is told by name alone', () => {
  expect(messages.character('Anaya', 'myself')).toBe('Character: Anaya')
})

test('the date is written as in India', () => {
  expect(messages.createdOn('2025-11-08T12:00:00.000Z')).toBe('Created on 8 November 2025')
})

test('one credit is not called credits', () => {
  expect(messages.remaining(0)).toBe('You have 0 story credits remaining.')
  expect(messages.remaining(1)).toBe('You have 1 story credit remaining.')
  expect(messages.notice.body(1)).toContain('1 story credit can')
})
