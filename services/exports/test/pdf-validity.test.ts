import { FULL } from '@kahani/testing/full'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { beforeAll, expect, test } from 'vitest'
import { createPdfRenderer } from '../src/formats/pdf/render-pdf.ts'
import { textsOf } from '../src/layout/page-texts.ts'
import { readPdf as readContent } from '../src/pdf-reader/read-pdf.ts'
import { isSameText } from '../src/pdf-reader/same-text.ts'
import { shareTestBrowser } from './chromium.ts'
import { hardBook, renderBook, STORIES } from './hard-stories.ts'
import { readPdf, requirePdfTools, withoutWhitespace } from './read-pdf.ts'

const browser = shareTestBrowser()
beforeAll(requirePdfTools)

// Between them, the first two and the last one have every script.
const PRINTED = FULL ? STORIES : [...STORIES.slice(0, 2), ...STORIES.slice(-1)]

test.each(PRINTED)('a book for $age with the name $name is a PDF that qpdf and poppler read', async story => {
  const { file, model } = await renderBook(createPdfRenderer(browser), hardBook(story, 1))
  const pdf = await readPdf(file)
  const expected = model.pages.map(page => {
    const { display, reading } = textsOf(page, model)
    return [...display, ...reading].join('\n')
  })
  // poppler puts right-to-left text into another order.
  const isLeftToRight = (_: string, i: number) => !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(expected[i] ?? '')
  expect(pdf.pages.filter(isLeftToRight)).toEqual(expected.filter(isLeftToRight).map(withoutWhitespace))
  const { pages } = await readContent(file)
  expect(pages.map(({ text }, i) => isSameText(text, expected[i] ?? ''))).toEqual(expected.map(() => true))
  expect(pdf.fonts.filter(({ embedded, type }) => !embedded || type !== 'CID TrueType')).toEqual([])
  expect(pdf).toMatchObject({ title: isolateRightToLeft(model.title), tagged: true, language: 'en' })
  const altTexts = model.pages.flatMap(page => ('picture' in page && page.picture !== null ? [page.altText] : []))
  expect(pdf.altTexts.toSorted()).toEqual(altTexts.toSorted())
})
