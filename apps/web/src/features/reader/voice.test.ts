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

test('Indian English is preferred, however the device writes it', () => {
  expect(nameOf([voice('American', 'en-US', { localService: true, default: true }), voice('Indian', 'en-IN')])).toBe(
    'Indian',
  )
  expect(nameOf([voice('American', 'en-US'), voice('Android', 'en_IN')])).toBe('Android')
})

test('without it any English will do, but no other language', () => {
  expect(nameOf([voice('French', 'fr-FR', { default: true }), voice('British', 'en-GB')])).toBe('British')
  expect(nameOf([voice('French', 'fr-FR'), voice('Hindi', 'hi-IN')])).toBeUndefined()
  expect(nameOf([])).toBeUndefined()
})

test('among equals a voice of the device comes first, then its default', () => {
  expect(nameOf([voice('Far', 'en-IN', { default: true }), voice('Near', 'en-IN', { localService: true })])).toBe(
    'Near',
  )
  expect(nameOf([voice('One', 'en-GB'), voice('Usual', 'en-US', { default: true })])).toBe('Usual')
})

test("the document's language decides, not English as such", () => {
  expect(nameOf([voice('Indian', 'en-IN'), voice('Hindi', 'hi-IN')], 'hi')).toBe('Hindi')
})
