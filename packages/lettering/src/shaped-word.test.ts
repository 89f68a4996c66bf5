import { beforeAll, describe, expect, test } from 'vitest'
import { fontFor, loadLetteringFonts } from './lettering-fonts.ts'
import { shapeWord } from './shaped-word.ts'

beforeAll(loadLetteringFonts)

const NAMES = {
  Latin: 'Kabir',
  Devanagari: 'श्रीकृष्ण',
  Bengali: 'শ্রেয়া',
  Gurmukhi: 'ਗੁਰਲੀਨ',
  Gujarati: 'ક્ષિતિજ',
  Odia: 'ଶ୍ରେୟା',
  Tamil: 'கௌரி',
  Telugu: 'శ్రీకృష్ణ',
  Kannada: 'ಶ್ರೀಕೃಷ್ಣ',
  Malayalam: 'ശ്രീകൃഷ്ണ',
  Urdu: 'زویا',
  Hebrew: 'נועה',
}

describe.each(Object.entries(NAMES))('a name in %s', (_, name) => {
  test('has the glyphs of the shaped run, in the same order', () => {
    const glyphs = shapeWord(name)?.pieces.flatMap(piece => piece.glyphs)
    expect(glyphs).toEqual(
      fontFor(name, 'display')
        ?.shape(name)
        .map(({ id }) => id),
    )
    expect(glyphs).not.toContain(0)
  })
  test('is never divided inside of a cluster', () => {
    const clusters = new Set(
      fontFor(name, 'display')
        ?.shape(name)
        .map(({ cluster }) => cluster),
    )
    expect(shapeWord(name)?.pieces.length).toBeLessThanOrEqual(clusters.size)
  })
})

test.each(['आरव', 'মায়া', 'ਗੁਰਲੀਨ', 'زویا'])('%s stays in one piece, since its letters are joined', name => {
  expect(shapeWord(name)?.pieces).toHaveLength(1)
})

test('the letters of a Latin name are pieces of their own', () => {
  expect(shapeWord('Kabir')?.pieces).toHaveLength(5)
})

test.each(['Zoë', 'Nguyễn', 'Şahin'])('%s has the same glyphs if its diacritics are characters of their own', name => {
  const glyphs = (form: string) => shapeWord(name.normalize(form))?.pieces.map(piece => piece.glyphs)
  expect(glyphs('NFD')).toEqual(glyphs('NFC'))
})

test('a possessive of a name in another script continues at its right', () => {
  const [name, apostrophe, s] = shapeWord('आरव’s')?.pieces ?? []
  expect(apostrophe?.bounds.left).toBeGreaterThan((name?.bounds.right ?? Infinity) - 0.1)
  expect(s?.bounds.left).toBeGreaterThan(apostrophe?.bounds.left ?? Infinity)
})

test('all characters of names with rare diacritics are known', () => {
  const characters = [...'ĀśvinīḌākiṇīNguyễnŁukaszZoëO’Brien-Şahin']
  expect(characters.filter(character => !fontFor(character, 'display'))).toEqual([])
})
