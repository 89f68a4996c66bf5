import { AGE_BANDS, type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { createBookFonts } from '../src/fonts/book-fonts.ts'
import { bookDocument } from '../src/formats/pdf/document.ts'
import { createBookModel } from '../src/layout/create-book-model.ts'
import { textsByRole } from '../src/layout/page-texts.ts'
import { shareTestBrowser } from './chromium.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

const { signal } = new AbortController()
const browser = shareTestBrowser()
const PX_PER_PT = 96 / 72

/** Lays out a book with these texts and measures its pages, in px. */
async function layOutPages(age: AgeBand, texts: string[], title = 'The Moon Boat') {
  const book = sampleBook(1, { characterAge: age, title, characterName: title }, texts)
  const bitmap = await samplePicture(0)
  const pictures = await bitmapsInMemory(book.pages.map(({ pageNumber }) => [pageNumber, bitmap])).encoded()
  const model = createBookModel(book, new Set(pictures.keys()))
  const fonts = await createBookFonts(textsByRole(model))
  const html = bookDocument({ model, pictures, fonts, bleed: 0 })
  return browser.withPage(async page => {
    await page.setContent(html)
    const measured = await page.$$eval('.middle', boxes =>
      boxes.map(box => ({
        page: box.closest('.page')?.className ?? '',
        heightPx: box.getBoundingClientRect().height,
        style: box.getAttribute('style') ?? '',
      })),
    )
    const boxes = measured.map(({ page, heightPx, style }) => ({
      page,
      overflowPx: heightPx - Number(/(?:^|;)height:([\d.]+)/.exec(style)?.[1]),
      fontPx: Number(/font-size:([\d.]+)/.exec(style)?.[1] ?? 0),
    }))
    const cutShares = await page.$$eval('.story .window', windows =>
      windows.map(({ clientWidth, clientHeight, firstElementChild: image }) => {
        const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {}
        return 1 - (clientWidth * clientHeight) / (width * height)
      }),
    )
    /** The distance of the text from what is seen of the picture, on pages with both. */
    const gapsPx = await page.$$eval('.story', pages =>
      pages.flatMap(page => {
        const [text, picture, calm] = ['.middle', '.arch-rim, .framed-rim, .window', '.calm'].map(part =>
          page.querySelector(part)?.getBoundingClientRect(),
        )
        if (!text || !picture) return []
        const bottom = calm?.top ?? picture.bottom
        return Math.max(text.left - picture.right, picture.left - text.right, text.top - bottom)
      }),
    )
    return { boxes, cutShares, gapsPx }
  }, signal)
}

/** The same for a book with every layout of an age band. */
const layOut = (age: AgeBand, text: string, title?: string) => layOutPages(age, Array(6).fill(text), title)

const words = (count: number, word: string) => Array(count).fill(word).join(' ')

describe('the text of a page', () => {
  /** Sizes for print, in pt. */
  const SIZES: Record<AgeBand, [min: number, max: number]> = {
    '2-3': [24, 24],
    '4-6': [20, 24],
    '7-9': [16, 18],
    '10-12': [13, 14],
  }

  /** What a picture turns on is lost if more is cut off. */
  const MAX_CUT = 0.22

  test.each(AGE_BANDS)(
    'for age %s the longest page fits in every layout, in the size for that age, and leaves room for its picture',
    async age => {
      const { boxes, cutShares, gapsPx } = await layOut(age, words(WORDS_PER_PAGE[age][1], 'moonlit'))
      expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
      const sizes = boxes.map(({ fontPx }) => fontPx / PX_PER_PT).filter(pt => pt > 0)
      expect(sizes.length).toBeGreaterThanOrEqual(6)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SIZES[age][0] - 0.01)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(SIZES[age][1] + 0.01)
      expect(gapsPx.filter(gapPx => gapPx <= 0)).toEqual([])
      expect(cutShares).toHaveLength(6)
      expect(Math.max(...cutShares)).toBeLessThanOrEqual(MAX_CUT)
    },
  )

  test.each(['lantern', 'चाँदनी'])('a text of three times the length (%s) is smaller and fits', async word => {
    const { boxes } = await layOut('10-12', words(WORDS_PER_PAGE['10-12'][1] * 3, word))
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
  })

  test('a text of any length fits below its picture, or has a page of its own', async () => {
    const { boxes } = await layOutPages(
      '4-6',
      [35, 40, 45, 50, 55, 60].map(count => words(count, 'moonlit')),
    )
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
  })

  test('a long title and name fit on the cover and the other pages', async () => {
    const { boxes } = await layOut('4-6', 'Good night.', 'Wolfeschlegelsteinhausenbergerdorff the Ninth and Tamarindo')
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
  })
})
