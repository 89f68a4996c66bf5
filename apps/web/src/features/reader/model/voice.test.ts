import { expect, test } from 'vitest'
import { chooseVoice } from './voice.ts'

const voice = (name: string, lang: string, traits: { localService?: boolean; default?: boolean } = {}) => ({
  name,
  lang,
  localService: false,
  default: false,
  ...traits,
})
const nameOf = (voices: ReturnType<typeof voice>[], language = 'en-IN') => chooseVoice(voices, language)?.name

test('prefers Indian English in any notation', () => {
  expect(nameOf([voice('American', 'en-US', { localService: true, default: true }), voice('Indian', 'en-IN')])).toBe(
    'Indian',
  )
  expect(nameOf([voice('American', 'en-US'), voice('Android', 'en_IN')])).toBe('Android')
})

test('falls back to any English voice, but no other language', () => {
  expect(nameOf([voice('French', 'fr-FR', { default: true }), voice('British', 'en-GB')])).toBe('British')
  expect(nameOf([voice('French', 'fr-FR'), voice('Hindi', 'hi-IN')])).toBeUndefined()
  expect(nameOf([])).toBeUndefined()
})

test('prefers a voice of the device, then the default voice', () => {
  expect(nameOf([voice('Remote', 'en-IN', { default: true }), voice('Local', 'en-IN', { localService: true })])).toBe(
    'Local',
  )
  expect(nameOf([voice('One', 'en-GB'), voice('Default', 'en-US', { default: true })])).toBe('Default')
})

test('follows the language of the document', () => {
  expect(nameOf([voice('Indian', 'en-IN'), voice('Hindi', 'hi-IN')], 'hi')).toBe('Hindi')
})
