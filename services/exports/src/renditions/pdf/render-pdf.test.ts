import { AGE_BANDS, type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBrowser } from '../../../test/chromium.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { sampleBook, samplePicture } from '../../../test/sample-book.ts'
import type { BrowserPool } from '../../browser/browser-pool.ts'
import { bookDocument } from './document.ts'
import { readFontFaces } from './fonts.ts'
import { smallPicture } from './picture.ts'
import { createPdfRenderer } from './render-pdf.ts'

const { signal } = new AbortController()
let browser: BrowserPool
beforeAll(() => {
  browser = openTestBrowser()
})
afterAll(() => browser.close())

/** Where the parts of the first page of text stand when it is laid out, in px of the page. */
async function layOut(age: AgeBand, text: string) {
  const picture = await smallPicture(await samplePicture(0))
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
            .querySelector('.words')
            ?.getAttribute('style')
            ?.match(/[\d.]+/)?.[0],
        ),
      }
    })
  }, signal)
}

const words = (count: number, word: string) => Array(count).fill(word).join(' ')

describe('the words of a page', () => {
  test.each(AGE_BANDS)('at %s years the longest page fits, below a picture of half the page', async age => {
    const page = await layOut(age, words(WORDS_PER_PAGE[age][1], 'lantern'))
    expect(page.contentHeight).toBe(page.pageHeight)
    expect(page.numberBottom).toBeLessThan(page.pageHeight)
    expect(page.pictureHeight).toBeGreaterThan(page.pageHeight * 0.45)
  })

  test.each(['lantern', 'चाँदनी'])('a text of thrice the length (%s) is set smaller and fits', async word => {
    const [most, thrice] = [WORDS_PER_PAGE['10-12'][1], WORDS_PER_PAGE['10-12'][1] * 3]
    const [usual, long] = [await layOut('10-12', words(most, word)), await layOut('10-12', words(thrice, word))]
    expect(long.contentHeight).toBe(long.pageHeight)
    expect(long.fontPt).toBeLessThan(usual.fontPt)
    expect(long.pictureHeight).toBeGreaterThan(long.pageHeight * 0.35)
  })

  test('the youngest have the largest letters', async () => {
    const sizes = await Promise.all(AGE_BANDS.map(async age => (await layOut(age, 'Good night.')).fontPt))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(AGE_BANDS.length)
  })
})

test('a picture that can not be read is drawn over, not broken', async () => {
  const render = createPdfRenderer(browser)
  const pictures = new Map([
    [0, await samplePicture(10)],
    [1, Buffer.from('no picture at all')],
  ])
  const pdf = readPdf(await render({ book: sampleBook(1, {}, ['Once.']), pictures }, signal))
  expect(pdf.altTexts).toEqual(['A girl in a boat on the moon.', 'There is no picture here yet'])
  expect(pdf.pages).toHaveLength(3)
})
