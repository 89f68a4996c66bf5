import { expect, test } from 'vitest'
import { unprintableCharacters } from './unprintable-characters.ts'

test.each([
  ...[
    'Müller-O’Brien',
    'Łukasz',
    'Nguyễn Thị Hồng',
    'Нурлан Жүсіпов',
    'Αλέξανδρος',
    'زارا خان',
    'שרה כהן',
    'สมชาย ใจดี',
  ],
  ...['තරුෂි', 'ᱥᱟᱱᱛᱟᱲᱤ', 'ꯃꯩꯇꯩ', '小明 王', '張偉', '田中 さくら', '김민준', 'श्रेयसी', 'தமிழ்ச்செல்வி', '👩‍🚀 🦄', 'a\tb\n'],
])('%s can be printed', name => {
  expect(unprintableCharacters(name)).toEqual([])
})

test('names the letters that no font has, each once', () => {
  expect(unprintableCharacters('Nino გიგა and 𪛖𝒜')).toEqual(['გ', 'ი', 'ა', '𪛖', '𝒜'])
})
