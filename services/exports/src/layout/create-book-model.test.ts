import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Book } from '@kahani/contracts/stories-internal'
import { expect, test } from 'vitest'
import { createBookModel } from './create-book-model.ts'
import type { PagePicture } from './elements.ts'

const STORY = {
  ...{ id: 1, title: 'The Moon Boat', characterName: 'Meera', characterAge: '10-12', characterType: 'explorer' },
  ...{ theme: 'space', createdAt: '2026-01-01T00:00:00.000Z', coverUrl: null },
}
const FOCUS: FocusBox[] = (['child', 'friend'] as const).map((who, i) => ({
  ...{ part: 'face', who },
  box: { x: 0.5 * i, y: 0.05, width: 0.4, height: 0.9 },
}))
const PICTURE = { widthPx: 900, heightPx: 900, tint: '#f3ead9', lettered: true, focus: FOCUS, cells: [] } as PagePicture

/** The pages of a small book on paper, with texts that leave no room for a picture. */
function pagesOnPaper(cast: Book['cast']) {
  const text = 'moonlit '.repeat(70)
  const page = (pageNumber: number) => ({ pageNumber, altText: '', pictureKey: '', pictureName: '' })
  const book = {
    ...{ story: STORY, dedication: '', picturesPending: false, cast },
    pages: [0, 1, 2].map(number => ({ ...page(number), text: number === 0 ? '' : text })),
  } as Book
  const pictures = new Map([0, 1, 2].map(number => [number, PICTURE]))
  const { pages } = createBookModel(book, pictures, { pageInches: 5.7, onPaper: true })
  return pages.filter(({ kind }) => kind !== 'cover')
}

test('on small pages of paper, a text faces its picture, with or without a cast', () => {
  const cast = (['child', 'friend'] as const).map(figure => ({ figure, name: figure }))
  for (const pages of [pagesOnPaper([]), pagesOnPaper(cast)]) {
    const layouts = pages.flatMap((page, i) => (page.kind === 'story' ? [[page.layout, i % 2]] : []))
    expect(layouts).toEqual([
      ['picture', 1],
      ['text', 0],
      ['picture', 1],
      ['text', 0],
    ])
  }
})

test('a half title without a thing from the story has the face of the child', () => {
  const [first] = pagesOnPaper([])
  expect(first).toMatchObject({ kind: 'half-title', vignette: { picture: 1, region: FOCUS[0]?.box } })
})
