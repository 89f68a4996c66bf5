import { AGE_BANDS, PRIMARY_VALUES, THEMES } from '@kahani/contracts/options'
import { measurePicture } from '@kahani/illustrator/measure-faces'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { someOf } from '@kahani/testing/some-of'
import { expect, test } from 'vitest'
import { draftBook } from './make-book.ts'

/** Share of a face that may be covered, and of a head that may be outside of the picture. */
const COVERED_TO = 0.12
const CUT_TO = 0.35
/** Of a hundred faces: such as are at a place that the tale needs. */
const LOST_MAX = 4

const COMPANIES = [
  { friendName: 'Zoya', pet: 'Dog' },
  { friendName: 'Dadi', pet: 'Cat' },
  { friendName: 'Papa', pet: 'none' },
] as const

test('the faces of a book are in the picture, and nothing covers them', async () => {
  await loadLetteringFonts()
  const books = AGE_BANDS.flatMap((characterAge, age) =>
    THEMES.filter(theme => theme !== 'custom').flatMap((theme, at) =>
      COMPANIES.map((company, i) => ({
        seed: at * 7 + age * 3 + i,
        brief: {
          ...({ characterName: 'Anvi', characterAge, characterGender: 'girl', theme, ...company } as const),
          primaryValue: PRIMARY_VALUES[(at + age + i) % PRIMARY_VALUES.length],
          customValue: 'patience',
        },
      })),
    ),
  )
  const faces = someOf(books, 110, 5).flatMap(book => {
    const { request, briefs } = draftBook(book)
    return briefs.flatMap((brief, pageNumber) =>
      measurePicture(request, { brief, pageNumber, key: '', softened: false }).map(face => ({
        ...face,
        page: `${book.brief.theme}, ${book.brief.characterAge}, ${book.brief.friendName}: page ${pageNumber}`,
      })),
    )
  })
  expect(faces.length).toBeGreaterThan(20)
  const lost = faces.filter(({ lost, cut }) => lost > COVERED_TO || cut > CUT_TO)
  expect(lost.length <= (faces.length * LOST_MAX) / 100 ? [] : lost.map(({ page, who }) => `${page}: ${who}`)).toEqual(
    [],
  )
})
