import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { FULL } from '@kahani/testing/full'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { beforeAll, expect, test } from 'vitest'
import { violatedUaRules } from '../src/checks/pdf-ua.ts'
import { createPdfRenderer } from '../src/formats/pdf/render-pdf.ts'
import { textsOf } from '../src/layout/page-texts.ts'
import { readPdf as readContent } from '../src/pdf-reader/read-pdf.ts'
import { isSameText } from '../src/pdf-reader/same-text.ts'
import { shareTestBrowser } from './chromium.ts'
import { hardBook, renderBook, STORIES } from './hard-stories.ts'
import { bitmapsInMemory } from './pictures-in-memory.ts'
import { readPdf, requirePdfTools, withoutWhitespace } from './read-pdf.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

const browser = shareTestBrowser()
beforeAll(requirePdfTools)

// Between them, the first two and the last one have every script.
const PRINTED = FULL ? STORIES : [...STORIES.slice(0, 2), ...STORIES.slice(-1)]

test.each(PRINTED)('a book for $age with the name $name is a PDF/UA that qpdf and poppler read', async story => {
  const { file, model } = await renderBook(createPdfRenderer(browser), hardBook(story, 1))
  const pdf = await readPdf(file)
  const expectedPages = model.pages.filter(({ kind }) => kind !== 'half-title')
  const expected = expectedPages.map(page => {
    const { display, reading } = textsOf(page, model)
    return [...display, ...reading].join('\n')
  })
  // poppler puts right-to-left text into another order.
  const isLeftToRight = (_: string, i: number) => !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(expected[i] ?? '')
  expect(pdf.pages.filter(isLeftToRight)).toEqual(expected.filter(isLeftToRight).map(withoutWhitespace))
  expect(await violatedUaRules(file)).toEqual([])
  const { pages } = await readContent(file)
  expect(pages.map(({ text }, i) => isSameText(text, expected[i] ?? ''))).toEqual(expected.map(() => true))
  expect(pdf.fonts.filter(({ embedded, type }) => !embedded || type !== 'CID TrueType')).toEqual([])
  expect(pdf).toMatchObject({ title: isolateRightToLeft(model.title), tagged: true, language: 'en-IN' })
  const altTexts = model.pages.flatMap(page => ('picture' in page && page.picture !== null ? [page.altText] : []))
  expect(pdf.altTexts.toSorted()).toEqual(altTexts.toSorted())
})

const name = (text: string) => PDFName.of(text)

/** The first object of the file with this entry. */
function find(pdf: PDFDocument, key: string, value?: string): PDFDict {
  const matches = (object: unknown): object is PDFDict =>
    object instanceof PDFDict && (value ? object.get(name(key)) === name(value) : object.has(name(key)))
  const found = pdf.context.enumerateIndirectObjects().find(([, object]) => matches(object))?.[1]
  if (!(found instanceof PDFDict)) throw new Error(`no object has ${key} ${value}`)
  return found
}
const element = (pdf: PDFDocument, type: string) => find(pdf, 'S', type)

/** What breaks each rule. */
const BREAKAGES: Record<string, (pdf: PDFDocument) => unknown> = {
  'UA-5-1 UA-7.1-9': ({ catalog }) => catalog.delete(name('Metadata')),
  'UA-6.2-1': ({ catalog }) => catalog.delete(name('MarkInfo')),
  'UA-7.1-3': pdf => pdf.getPage(0).drawRectangle({ width: 9, height: 9 }),
  'UA-7.1-5': pdf => element(pdf, 'P').set(name('S'), name('Strong')),
  'UA-7.1-10': ({ catalog }) => catalog.delete(name('ViewerPreferences')),
  'UA-7.1-12': pdf => element(pdf, 'P').delete(name('P')),
  'UA-7.2-29': pdf => find(pdf, 'S', 'Span').set(name('Lang'), PDFString.of('')),
  'UA-7.2-34': ({ catalog }) => catalog.delete(name('Lang')),
  'UA-7.3-1': pdf => element(pdf, 'Figure').delete(name('Alt')),
  'UA-7.4.2-1 one-title': pdf => element(pdf, 'H1').set(name('S'), name('H2')),
  'UA-7.18.3-1': pdf => pdf.getPage(0).node.set(name('Annots'), pdf.context.obj([{}])),
  'UA-7.21.7-1': pdf => find(pdf, 'ToUnicode').delete(name('ToUnicode')),
  'figure-boxes': pdf => element(pdf, 'Figure').delete(name('A')),
  'empty-tags': pdf => element(pdf, 'Sect').lookup(name('K'), PDFArray).push(emptyElement(pdf)),
}
const emptyElement = (pdf: PDFDocument) =>
  pdf.context.obj({ S: 'P', P: pdf.context.getObjectRef(element(pdf, 'Sect')) ?? null })

test('a check names the rules of PDF/UA that a file violates', async () => {
  const book = sampleBook(1, { characterName: 'आरव', title: 'The Moon Boat' })
  const picture = await samplePicture(0)
  const pictures = bitmapsInMemory(book.pages.map(({ pageNumber }) => [pageNumber, picture]))
  const run = { signal: new AbortController().signal, setProgress: () => {} }
  const { file } = await createPdfRenderer(browser)({ book, pictures }, run)
  for (const [rules, breakPdf] of Object.entries(BREAKAGES)) {
    const pdf = await PDFDocument.load(file, { updateMetadata: false })
    breakPdf(pdf)
    expect((await violatedUaRules(await pdf.save())).join(' ')).toBe(rules)
  }

  const pdf = await PDFDocument.load(file)
  expect(element(pdf, 'Span').lookup(name('Lang'), PDFString, PDFHexString).decodeText()).toBe('hi')
  const { catalog } = pdf
  expect(catalog.get(name('PageLayout'))).toBe(name('TwoPageRight'))
  const labels = catalog.lookup(name('PageLabels'), PDFDict).lookup(name('Nums'), PDFArray).asArray()
  const texts = labels.flatMap(label =>
    label instanceof PDFDict ? label.lookup(name('P'), PDFHexString).decodeText() : [],
  )
  expect(texts).toEqual(['Cover', 'ii', 'iii', '1', '2', '3', '4', '5', 'Back cover'])
})
