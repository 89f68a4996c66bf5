import type { FocusBox } from '@kahani/contracts/picture-focus'
import { expect, test } from 'vitest'
import type { PlacedPicture } from '../pictures/placed-picture.ts'
import type { BookPage } from './book-model.ts'
import type { PageContext, PagePicture } from './elements.ts'
import { storyPage } from './story-pages.ts'
import { sizesFor } from './text-size.ts'

const STYLE = { ageBand: '10-12' as const, textScale: 1 }
const [SIZE = { fontPx: 18, linePx: 26 }] = sizesFor(STYLE)
const FACE: FocusBox = { part: 'face', who: 'friend', box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } }
const KITE: FocusBox[] = [{ part: 'thing', who: null, box: { x: 0.2, y: 0.2, width: 0.2, height: 0.2 } }, FACE]

/** The markup of page 3, and the pictures in it. */
function pageOf(layout: 'text' | 'vignette', text: string, focusByPage: Record<number, FocusBox[]>) {
  const shown: number[] = []
  const picture = (focus: FocusBox[]) => ({ widthPx: 900, heightPx: 900, focus }) as unknown as PagePicture
  const context = {
    model: STYLE,
    pictures: new Map(Object.entries(focusByPage).map(([number, focus]) => [Number(number), picture(focus)])),
    urlOf: () => '',
    onPicture: ({ pageNumber }: PlacedPicture) => shown.push(pageNumber),
  } as unknown as PageContext
  const page: Extract<BookPage, { kind: 'story' }> = {
    ...{ kind: 'story', layout, number: 3, text, size: SIZE },
    ...{ picture: layout === 'text' ? null : 3, altText: '' },
  }
  return { markup: storyPage(context, page), shown }
}

const textPage = (text: string, focusByPage: Record<number, FocusBox[]>) => pageOf('text', text, focusByPage)

test('a page of text has a detail of its own picture, of one before it, or dots above it', () => {
  expect(textPage('Good night.', { 2: KITE, 3: KITE }).shown).toEqual([3])
  expect(textPage('Good night.', { 2: KITE, 3: [FACE] }).shown).toEqual([3])
  expect(textPage('Good night.', { 2: KITE, 3: [], 4: KITE }).shown).toEqual([2])
  const { markup, shown } = textPage('Good night.', { 4: KITE })
  expect(shown).toEqual([])
  expect(markup).toContain('class="dots"')
})

test('a text that fills its page has nothing above it', () => {
  const { markup, shown } = textPage('Good night. '.repeat(110).trim(), { 3: KITE })
  expect(shown).toEqual([])
  expect(markup).not.toContain('class="dots"')
})

test('a text below a picture has its edges, if it fits between them', () => {
  const whole: FocusBox = { part: 'face', who: 'child', box: { x: 0.1, y: 0.02, width: 0.8, height: 0.96 } }
  const edgesOf = (words: number) => {
    const { markup } = pageOf('vignette', 'moonlit '.repeat(words).trim(), { 3: [whole] })
    const boxes = markup.matchAll(
      /class="(?:window|middle)[^"]*" style="left:([\d.]+)px;top:[\d.]+px;width:([\d.]+)px/g,
    )
    return [...boxes].map(([, left, width]) => [left, width])
  }
  const [picture, text] = edgesOf(50)
  expect(text).toEqual(picture)
  const [narrow, wide] = edgesOf(70)
  expect(wide).not.toEqual(narrow)
})
