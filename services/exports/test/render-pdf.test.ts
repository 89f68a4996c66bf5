import { AGE_BANDS, type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { bookDocument } from '../src/formats/pdf/document.ts'
import { readFontFaces } from '../src/formats/pdf/fonts.ts'
import { toJpegDataUrl } from '../src/formats/pdf/picture.ts'
import { createPdfRenderer } from '../src/formats/pdf/render-pdf.ts'
import { shareTestBrowser } from './chromium.ts'
import { readPdf } from './read-pdf.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

const { signal } = new AbortController()
const browser = shareTestBrowser()

/** Lays out a book of one page and measures it, in px. */
async function layOut(age: AgeBand, text: string) {
  const picture = await toJpegDataUrl(await samplePicture(0))
  const html = bookDocument({
    book: sampleBook(1, { characterAge: age }, [text]),
    pictures: new Map([[1, picture ?? '']]),
    fontFaces: await readFontFaces(),
  })
  return browser.withPage(async page => {
    await page.setContent(html)
    return page.$eval('.story', story => {
      const rect = (selector: string) => story.querySelector(selector)?.getBoundingClientRect()
      const top = story.getBoundingClientRect().top
      return {
        pageHeight: story.clientHeight,
        contentHeight: story.scrollHeight,
        pictureHeight: rect('.frame')?.height ?? 0,
        numberBottom: (rect('.number')?.bottom ?? 0) - top,
        fontPt: Number(
          story
            .querySelector('.text')
            ?.getAttribute('style')
            ?.match(/[\d.]+/)?.[0],
        ),
      }
    })
  }, signal)
}

const words = (count: number, word: string) => Array(count).fill(word).join(' ')

describe('the text of a page', () => {
  test.each(AGE_BANDS)('for age %s the longest page fits next to a picture of half the page', async age => {
    const page = await layOut(age, words(WORDS_PER_PAGE[age][1], 'lantern'))
    expect(page.contentHeight).toBe(page.pageHeight)
    expect(page.numberBottom).toBeLessThan(page.pageHeight)
    expect(page.pictureHeight).toBeGreaterThan(page.pageHeight * 0.45)
  })

  test.each(['lantern', 'चाँदनी'])('a text of three times the length (%s) is smaller and fits', async word => {
    const [longest, tooLong] = [WORDS_PER_PAGE['10-12'][1], WORDS_PER_PAGE['10-12'][1] * 3]
    const [normal, long] = [await layOut('10-12', words(longest, word)), await layOut('10-12', words(tooLong, word))]
    expect(long.contentHeight).toBe(long.pageHeight)
    expect(long.fontPt).toBeLessThan(normal.fontPt)
    expect(long.pictureHeight).toBeGreaterThan(long.pageHeight * 0.35)
  })

  test('the font size decreases with age', async () => {
    const sizes = await Promise.all(AGE_BANDS.map(async age => (await layOut(age, 'Good night.')).fontPt))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(AGE_BANDS.length)
  })
})

test('an unreadable picture is replaced by the placeholder', async () => {
  const render = createPdfRenderer(browser)
  const pictures = new Map([
    [0, { bitmap: await samplePicture(10), drawing: null }],
    [1, { bitmap: Buffer.from('no picture at all'), drawing: null }],
  ])
  const { file } = await render({ book: sampleBook(1, {}, ['Once.']), pictures }, { signal, setProgress: () => {} })
  const pdf = readPdf(file)
  expect(pdf.altTexts).toEqual(['A girl in a boat on the moon.', 'There is no picture here yet'])
  expect(pdf.pages).toHaveLength(3)
})
