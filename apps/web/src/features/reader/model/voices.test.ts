import { expect, test } from 'vitest'
import { chooseVoice, voicesOf } from './voices.ts'

const voice = (name: string, lang: string, traits: { localService?: boolean; default?: boolean } = {}) => ({
  name,
  voiceURI: name,
  lang,
  localService: true,
  default: false,
  ...traits,
})
const nameOf = (voices: ReturnType<typeof voice>[], language = 'en-IN', wanted: string | null = null) =>
  chooseVoice(voices, language, wanted)?.name

test('prefers Indian English in any notation', () => {
  expect(nameOf([voice('American', 'en-US', { default: true }), voice('Indian', 'en-IN')])).toBe('Indian')
  expect(nameOf([voice('American', 'en-US'), voice('Android', 'en_IN')])).toBe('Android')
})

test('falls back to any English voice, but no other language', () => {
  expect(nameOf([voice('French', 'fr-FR', { default: true }), voice('British', 'en-GB')])).toBe('British')
  expect(nameOf([voice('French', 'fr-FR'), voice('Hindi', 'hi-IN')])).toBeUndefined()
  expect(nameOf([])).toBeUndefined()
})

test('follows the language of the story', () => {
  expect(nameOf([voice('Indian', 'en-IN'), voice('Hindi', 'hi-IN')], 'hi-IN')).toBe('Hindi')
})

test('lists the voices of the locale first, then by quality', () => {
  const voices = [
    voice('eSpeak', 'en-IN'),
    voice('American Premium', 'en-US'),
    voice('Rishi', 'en-IN'),
    voice('Neerja Natural', 'en-IN', { localService: false }),
    voice('Lekha', 'hi-IN'),
  ]
  expect(voicesOf(voices, 'en-IN').map(({ name }) => name)).toEqual([
    'Neerja Natural',
    'Rishi',
    'eSpeak',
    'American Premium',
  ])
})

test('takes no online voice by itself while the device has one, but the one that the family has chosen', () => {
  const voices = [voice('Neerja Natural', 'en-IN', { localService: false }), voice('David', 'en-US')]
  expect(nameOf(voices)).toBe('David')
  expect(nameOf(voices, 'en-IN', 'Neerja Natural')).toBe('Neerja Natural')
  expect(nameOf(voices.slice(0, 1))).toBe('Neerja Natural')
})

test('ignores a chosen voice of another language or device', () => {
  const voices = [voice('Lekha', 'hi-IN'), voice('Rishi', 'en-IN')]
  expect(nameOf(voices, 'en-IN', 'Lekha')).toBe('Rishi')
  expect(nameOf(voices, 'en-IN', 'Gone')).toBe('Rishi')
})
