import { COVER } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { FULL } from '@kahani/testing/full'
import { describe, expect, test } from 'vitest'
import { createBookFonts } from '../src/fonts/book-fonts.ts'
import { bookDocument, sheetDocument } from '../src/formats/pdf/document.ts'
import { coverImage } from '../src/layout/cover-page.ts'
import { createBookModel } from '../src/layout/create-book-model.ts'
import { pageMarkup } from '../src/layout/page-markup.ts'
import { textsByRole } from '../src/layout/page-texts.ts'
import { decorationOf } from '../src/pictures/decoration.ts'
import { shareTestBrowser } from './chromium.ts'
import { POEM, WIDE_NAME } from './hard-stories.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

const { signal } = new AbortController()
const browser = shareTestBrowser()
const PX_PER_PT = 96 / 72

/** Lays out a book with these texts and measures its pages, in px. */
async function layOutPages(age: AgeBand, texts: string[], title = 'The Moon Boat', dedication = '') {
  const book = { ...sampleBook(1, { characterAge: age, title, characterName: title }, texts), dedication }
  const bitmap = await samplePicture(0)
  const pictures = await bitmapsInMemory(book.pages.map(({ pageNumber }) => [pageNumber, bitmap])).described()
  const model = createBookModel(book, pictures)
  const fonts = await createBookFonts(textsByRole(model))
  const html = bookDocument({ model, pictures, files: new Map(), fonts, bleed: 0 })
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
    /** Words that reach beyond the box of their text, or nearer to the edge of the page than 48 px. */
    const outside = await page.$$eval('p, h1, h2', paragraphs =>
      paragraphs
        .filter(paragraph => {
          const range = paragraph.ownerDocument.createRange()
          range.selectNodeContents(paragraph)
          const edge = paragraph.closest('.page')?.getBoundingClientRect()
          const box = paragraph.closest('.middle')?.getBoundingClientRect() ?? edge
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              !edge ||
              !box ||
              left < Math.max(box.left, edge.left + 47) - 9 ||
              right > Math.min(box.right, edge.right - 47) + 1 ||
              top < edge.top + 40 ||
              bottom > edge.bottom - 40,
          )
        })
        .map(({ textContent }) => textContent),
    )
    /** Length of each line of the story, in characters. */
    const lineLengths = await page.$$eval('.story .text p', paragraphs =>
      paragraphs.flatMap(paragraph => {
        const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 4 /* SHOW_TEXT */)
        const range = paragraph.ownerDocument.createRange()
        const lines = new Map<number, number>()
        while (walker.nextNode()) {
          for (let i = 0; i < (walker.currentNode.textContent ?? '').length; i++) {
            range.setStart(walker.currentNode, i)
            range.setEnd(walker.currentNode, i + 1)
            const bottom = Math.round(range.getBoundingClientRect().bottom)
            lines.set(bottom, (lines.get(bottom) ?? 0) + 1)
          }
        }
        return [...lines.values()]
      }),
    )
    const message = await page.$$eval('.message p', lines => lines.map(({ textContent }) => textContent).join('\n'))
    return { boxes, outside, lineLengths, message }
  }, signal)
}

/** The same for a book with every layout of an age band. */
const layOut = (age: AgeBand, text: string, title?: string) => layOutPages(age, Array(6).fill(text), title)

/** A sentence with many narrow letters. */
const PROSE = '“Gently,” said the old voice, now and then, or “A little to the left, child,” and it was still right.'
const PROSE_WORDS = PROSE.split(' ').length

const words = (count: number, word: string) => Array(count).fill(word).join(' ')

describe('the text of a page', () => {
  /** Sizes for print, in pt. */
  const SIZES: Record<AgeBand, [min: number, max: number]> = {
    '2-3': [24, 24],
    '4-6': [20, 24],
    '7-9': [16, 18],
    '10-12': [13.5, 14],
  }

  test.each(AGE_BANDS)('for age %s the longest page fits in every layout, in the size for that age', async age => {
    const { boxes } = await layOut(age, words(WORDS_PER_PAGE[age][1], 'moonlit'))
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
    const sizes = boxes.map(({ fontPx }) => fontPx / PX_PER_PT).filter(pt => pt > 0)
    expect(sizes.length).toBeGreaterThanOrEqual(6)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SIZES[age][0] - 0.01)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SIZES[age][1] + 0.01)
  })

  test.each(['7-9', '10-12'] as const)('for age %s a line of prose has at most 70 characters', async age => {
    const { boxes, lineLengths } = await layOut(age, words(Math.floor(WORDS_PER_PAGE[age][1] / PROSE_WORDS), PROSE))
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
    expect(Math.max(...lineLengths)).toBeLessThanOrEqual(70)
    expect(Math.max(...lineLengths)).toBeGreaterThanOrEqual(55)
  })

  test.each(FULL ? ['lantern', 'चाँदनी'] : ['चाँदनी'])(
    'a text of three times the length (%s) fits on pages of its own, in no smaller size',
    async word => {
      const { boxes } = await layOut('10-12', words(WORDS_PER_PAGE['10-12'][1] * 3, word))
      expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
      const sizes = boxes.filter(({ page }) => page.includes('story')).map(({ fontPx }) => fontPx / PX_PER_PT)
      expect(new Set(sizes)).toEqual(new Set([13.5]))
    },
  )

  test('a text of any length fits below its picture, or has a page of its own', async () => {
    const { boxes } = await layOutPages(
      '4-6',
      [35, 40, 45, 50, 55, 60].map(count => words(count, 'moonlit')),
    )
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
  })

  // The largest text, and the longest one.
  test.each(FULL ? AGE_BANDS : (['2-3', '10-12'] as const))(
    'for age %s 40 W’s, and a message of 23 lines, are inside of the pages',
    async age => {
      const text = `${WIDE_NAME} slept. ${words(Math.floor(WORDS_PER_PAGE[age][1] / 2), 'moonlit')} ${WIDE_NAME}’s`
      const { boxes, outside } = await layOutPages(age, Array(6).fill(text), WIDE_NAME, POEM)
      expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
      expect(outside).toEqual([])
    },
  )
})

test('covers show names of any script in letters that fill the area of the title, and on one line below', async () => {
  const names = [
    WIDE_NAME,
    'Venkata Satyanarayana Lakshminarasimhan',
    'कृष्णचूड़ा श्रद्धा',
    'ஸ்ரீனிவாசன்',
    'محمد زارا',
    '张小明',
    'Bo 🦄',
  ]
  const bitmap = await samplePicture(0)
  const pictures = await bitmapsInMemory([[COVER, bitmap]]).described()
  const covers = names.map(childName => {
    const book = sampleBook(1, { characterName: childName, title: `${childName} and the Moon Boat` })
    const { pages, ...model } = createBookModel(book, pictures)
    return { ...model, pages: pages.filter(({ kind }) => kind === 'cover') }
  })
  const [model] = covers
  if (!model) throw new Error('there are no covers')
  const texts = covers.map(textsByRole)
  const fonts = await createBookFonts({ display: texts.map(({ display }) => display).join(''), reading: '' })
  const placed = covers.map(cover => coverImage({ model: cover, pictures }))
  const letterings = await Promise.all(placed.map(async each => each && (await decorationOf(each, 1))?.input))
  const document = { model, pictures, files: new Map(), fonts, bleed: 0 }
  const html = sheetDocument(document, {
    width: 816,
    markup: context =>
      covers.map(cover => cover.pages.map(page => pageMarkup({ ...context, model: cover }, page))).join('') +
      letterings.join(''),
  })
  const { lines, titles } = await browser.withPage(async page => {
    await page.setContent(html)
    const lines = await page.$$eval('.for-child', elements =>
      elements.map(element => {
        const range = element.ownerDocument.createRange()
        range.selectNodeContents(element)
        const text = range.getBoundingClientRect()
        const { width = 0, height = 0 } = element.closest('.cover-foot')?.getBoundingClientRect() ?? {}
        const style = element.ownerDocument.defaultView?.getComputedStyle(element)
        return {
          width: text.width / width,
          height: element.getBoundingClientRect().height / height,
          style: style?.lineHeight,
        }
      }),
    )
    const titles = await page.$$eval('svg > g', groups =>
      groups.map(group => {
        const { x, y, width, height } = group.getBBox()
        return { x, y, width, height }
      }),
    )
    return { lines, titles }
  }, signal)
  expect(lines).toHaveLength(names.length)
  expect(titles).toHaveLength(names.length)
  for (const [i, name] of names.entries()) {
    expect(lines[i]?.width, name).toBeLessThanOrEqual(1)
    expect(lines[i]?.height, name).toBeLessThanOrEqual(1)
    const { box } = placed[i]?.lettering ?? {}
    const { x = 0, y = 0, width = 0, height = 0 } = titles[i] ?? {}
    if (!box) throw new Error('no lettering')
    expect([x >= box.left, y >= box.top], name).toEqual([true, true])
    expect([x + width <= box.left + box.width, y + height <= box.top + box.height], name).toEqual([true, true])
    expect(Math.max(width / box.width, height / box.height), name).toBeGreaterThan(0.88)
  }
})

/** Messages of 500 characters. The first two are the hardest; the others are laid out with `--full`. */
const MESSAGES = {
  'a letter a line': Array.from({ length: 250 }, (_, i) => 'WMg'[i % 3]).join('\n'),
  'Urdu in long lines': `${'پیاری زارا شب بخیر چاند تمہیں دیکھ رہا ہے '.repeat(6)}\n`.repeat(2).slice(0, 500),
  'one word': 'W'.repeat(500),
  emoji: '🦄'.repeat(500),
  Tamil: 'தமிழ்ச்செல்வி நிலாவைப் பார்த்தாள். '.repeat(25).slice(0, 900),
  Chinese: '床前明月光，疑是地上霜。举头望明月，低头思故乡。'.repeat(21).slice(0, 500),
  'many stanzas': 'Sleep now.\n\n\n'.repeat(38),
}

test.each(Object.entries(MESSAGES).slice(0, FULL ? undefined : 2))(
  'a message (%s) is shown as a whole, on as many pages as it needs',
  async (_, message) => {
    const { boxes, outside, message: shown } = await layOutPages('4-6', ['Good night.'], 'The Moon Boat', message)
    expect(boxes.filter(({ overflowPx }) => overflowPx > 0)).toEqual([])
    expect(outside).toEqual([])
    expect(shown.replace(/\s/g, '')).toBe(message.replace(/\s/g, ''))
  },
)

describe('a name in a right-to-left script', () => {
  /** `NodeFilter.SHOW_TEXT` */
  const TEXT_NODES = 4
  /** Where words are on the page of a text, from the left. */
  async function order(text: string, wanted: string[]) {
    const book = sampleBook(1, { characterAge: '4-6', characterName: 'زارا خان' }, [text])
    const model = createBookModel(book, new Map())
    const fonts = await createBookFonts(textsByRole(model))
    const html = bookDocument({ model, pictures: new Map(), files: new Map(), fonts, bleed: 0 })
    return browser.withPage(async page => {
      await page.setContent(html)
      const found = await page.$eval(
        '.story p',
        (paragraph, wanted, SHOW_TEXT) =>
          wanted.map(word => {
            const walker = paragraph.ownerDocument.createTreeWalker(paragraph, SHOW_TEXT)
            while (walker.nextNode()) {
              const index = walker.currentNode.textContent?.indexOf(word) ?? -1
              if (index < 0) continue
              const range = paragraph.ownerDocument.createRange()
              range.setStart(walker.currentNode, index)
              range.setEnd(walker.currentNode, index + word.length)
              return { word, left: range.getBoundingClientRect().left }
            }
            return { word, left: Number.NaN }
          }),
        wanted,
        TEXT_NODES,
      )
      return found.toSorted((a, b) => a.left - b.left).map(({ word }) => word)
    }, signal)
  }

  test('does not turn the English sentence around that begins with it', async () => {
    const words = ['خان', 'زارا', 'and', 'یوسف', 'saw', '5']
    expect(await order('زارا خان and یوسف saw 5.', words)).toEqual(words)
  })

  test('stays before a number, and in the order of a list', async () => {
    const words = ['زارا', '5', 'یوسف', 'علی', 'slept']
    expect(await order('زارا 5, یوسف, علی slept.', words)).toEqual(words)
  })
})

test.each([2, 5, 7])(
  'a cast of %i is on its page: faces from the pictures, which names in any script are below',
  async count => {
    const figures = (
      ['child', 'friend', 'second-friend', 'grandmother', 'pet', 'guide', 'third-friend'] as const
    ).slice(0, count)
    const names = ['Meera', WIDE_NAME, 'زارا', 'தமிழ்ச்செல்வி', 'the dog', 'the star-child', 'Нурлан']
    const book = { ...sampleBook(1), cast: figures.map((figure, i) => ({ figure, name: names[i] ?? '' })) }
    const focus = figures.map((who, i) => ({
      part: 'face' as const,
      who,
      box: { x: i / 8, y: 0.1, width: 0.1, height: 0.12 },
    }))
    const bitmap = await samplePicture(0)
    const described = await bitmapsInMemory(book.pages.map(({ pageNumber }) => [pageNumber, bitmap])).described()
    const pictures = new Map([...described].map(([number, picture]) => [number, { ...picture, focus }]))
    const model = createBookModel(book, pictures)
    const html = bookDocument({
      model,
      pictures,
      files: new Map(),
      fonts: await createBookFonts(textsByRole(model)),
      bleed: 0,
    })
    const { page, boxes } = await browser.withPage(async view => {
      await view.setContent(html)
      const boxesOf = (selector: string) =>
        view.$$eval(selector, elements =>
          elements.map(element => {
            const { left, top, right, bottom } = element.getBoundingClientRect()
            return { left, top, right, bottom, text: element.textContent }
          }),
        )
      return { page: (await boxesOf('.page.cast'))[0], boxes: await boxesOf('.cast .medallion-rim, .cast-name') }
    }, signal)
    if (!page) throw new Error('there is no cast page')
    expect(boxes).toHaveLength(2 * count)
    expect(boxes.map(({ text }) => text).filter(text => text !== '')).toContain(count > 4 ? 'The dog' : 'Meera')
    const isApart = (a: typeof page, b: typeof page) =>
      a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    expect(boxes.flatMap((box, i) => boxes.slice(i + 1).filter(other => !isApart(box, other)))).toEqual([])
    const isInside = ({ left, top, right, bottom }: typeof page) =>
      left >= page.left + 48 && top >= page.top + 48 && right <= page.right - 48 && bottom <= page.bottom - 48
    expect(boxes.filter(box => !isInside(box))).toEqual([])
    // Nastaliq is written on falling lines.
    for (const { top, bottom, text } of boxes) if (text === 'زارا') expect(bottom - top).toBeGreaterThan(50)
  },
)
