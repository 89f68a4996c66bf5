import { expect, test } from 'vitest'
import { voiceNames } from './voice-name.ts'

const nameOf = (name: string, lang: string) => voiceNames([{ name, lang }])[0]

test.each([
  ['Microsoft Neerja Online (Natural) - English (India)', 'en-IN', 'Neerja, India'],
  ['Microsoft Heera - English (India)', 'en-IN', 'Heera, India'],
  ['Google UK English Female', 'en-GB', 'A woman’s voice, United Kingdom'],
  ['Samantha (Enhanced)', 'en-US', 'Samantha, United States'],
  ['Rishi', 'en-IN', 'Rishi, India'],
  ['Eddy (English (UK))', 'en-GB', 'Eddy, United Kingdom'],
  ['Google हिन्दी', 'hi-IN', 'Voice 1, India'],
  ['English India', 'en_IN', 'Voice 1, India'],
  ['en-in-x-ene-local', 'en-IN', 'Voice 1, India'],
  ['Lekha', 'hi', 'Lekha'],
])('%s is called as a family calls it', (name, lang, expected) => {
  expect(nameOf(name, lang)).toBe(expected)
})

test('voices without a name of their own are numbered', () => {
  const voices = ['English India', 'Rishi', 'en-in-x-ene-local'].map(name => ({ name, lang: 'en-IN' }))
  expect(voiceNames(voices)).toEqual(['Voice 1, India', 'Rishi, India', 'Voice 2, India'])
})
