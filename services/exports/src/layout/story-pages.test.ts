import type { FocusBox } from '@kahani/contracts/picture-focus'
import { expect, test } from 'vitest'
import type { PlacedPicture } from '../pictures/placed-picture.ts'
import type { BookPage } from './book-model.ts'
import type { PageContext, PagePicture } from './elements.ts'
import { storyPage } from './story-pages.ts'
import { sizesFor } from './text-size.ts'

const STYLE = { ageBand: '10-12' as const, textScale: 1 }
const [SIZE = { fontPx: 18, linePx: 26 }] = sizesFor(STYLE)
const KITE: FocusBox = { part: 'thing', who: null, box: { x: 0.2, y: 0.2, width: 0.2, height: 0.2 } }
const FACE: FocusBox = { part: 'face', who: 'friend', box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } }

/** The markup of a page of text, and the pictures in it. */
function textPage(text: string, focusByPage: Record<number, FocusBox[]> = {}) {
  const shown: number[] = []
  const picture = (focus: FocusBox[]) => ({ widthPx: 900, heightPx: 900, focus }) as unknown as PagePicture
  const context = {
    model: STYLE,
    pictures: new Map(Object.entries(focusByPage).map(([number, focus]) => [Number(number), picture(focus)])),
    urlOf: () => '',
    onPicture: ({ pageNumber }: PlacedPicture) => shown.push(pageNumber),
  } as unknown as PageContext
  const page: Extract<BookPage, { kind: 'story' }> = {
    ...{ kind: 'story', layout: 'text', number: 3, text, size: SIZE },
    ...{ picture: null, altText: '' },
  }
  return { markup: storyPage(context, page), shown }
}

test('a page of text has a detail of its own picture, of one before it, or dots above it', () => {
  expect(textPage('Good night.', { 2: [KITE], 3: [KITE] }).shown).toEqual([3])
  expect(textPage('Good night.', { 2: [KITE], 3: [FACE] }).shown).toEqual([3])
  expect(textPage('Good night.', { 2: [KITE], 3: [], 4: [KITE] }).shown).toEqual([2])
  const { markup, shown } = textPage('Good night.', { 4: [KITE] })
  expect(shown).toEqual([])
  expect(markup).toContain('class="dots"')
})

test('a text that fills its page has nothing above it', () => {
  const { markup, shown } = textPage('Good night. '.repeat(110).trim(), { 3: [KITE] })
  expect(shown).toEqual([])
  expect(markup).not.toContain('class="dots"')
})
