import { beforeAll, expect, test } from 'vitest'
import { createPdfRenderer } from '../src/formats/pdf/render-pdf.ts'
import { textsOf } from '../src/layout/page-texts.ts'
import { shareTestBrowser } from './chromium.ts'
import { hardBook, renderBook, STORIES } from './hard-stories.ts'
import { readPdf, requirePdfTools, withoutWhitespace } from './read-pdf.ts'

const browser = shareTestBrowser()
beforeAll(requirePdfTools)

/** poppler writes right-to-left text in another order, with marks of its direction. */
const sorted = (text: string) => [...text.replace(/[\u200e\u200f\u202a-\u202e]/g, '')].sort().join('')
const isRightToLeft = (text: string) => /\p{Script=Arabic}/u.test(text)

test.each(STORIES)('a book for $age with the name $name is a PDF that qpdf and poppler read', async story => {
  const { file, model } = await renderBook(createPdfRenderer(browser), hardBook(story, 1))
  const pdf = await readPdf(file)
  const expected = model.pages.map(page => {
    const { display, reading } = textsOf(page, model)
    return withoutWhitespace([...display, ...reading].join(''))
  })
  const comparable = (text: string) => (isRightToLeft(text) ? sorted(text) : text)
  expect(pdf.pages.map(comparable)).toEqual(expected.map(comparable))
  expect(pdf.fonts.filter(({ embedded, type }) => !embedded || type !== 'CID TrueType')).toEqual([])
  expect(pdf).toMatchObject({ title: model.title, tagged: true, language: 'en' })
  const altTexts = model.pages.flatMap(page => ('picture' in page && page.picture !== null ? [page.altText] : []))
  expect(pdf.altTexts.toSorted()).toEqual(altTexts.toSorted())
})
