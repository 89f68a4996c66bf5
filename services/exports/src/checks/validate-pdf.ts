import type { Validation } from '@kahani/contracts/book-checks'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { IllustratedBook } from '../editions.ts'
import { createPdfModel } from '../formats/pdf/pdf-model.ts'
import { textsOf } from '../layout/page-texts.ts'
import { readPdf } from '../pdf-reader/read-pdf.ts'
import { isSameText } from '../pdf-reader/same-text.ts'
import { violatedUaRules } from './pdf-ua.ts'

/** Checks that a PDF for screens is the whole book, and conforms to PDF/UA-1. It takes about 0.3 s of CPU time. */
export async function validatePdf(file: Buffer, { book, pictures }: IllustratedBook): Promise<Validation> {
  const model = await createPdfModel(book, await pictures.described())
  const texts = model.pages.map(page => {
    const { display, reading } = textsOf(page, model)
    return [...display, ...reading].join('\n')
  })
  const altTexts = model.pages.flatMap(page => ('picture' in page && page.picture !== null ? [page.altText] : []))
  const pdf = await readPdf(file)
  const checks = {
    'page-count': pdf.pages.length === model.pages.length,
    text: texts.every((text, i) => isSameText(pdf.pages[i]?.text ?? '', text)),
    fonts: pdf.pages.every(({ fontsUsable }) => fontsUsable),
    title: pdf.title === isolateRightToLeft(model.title),
    language: pdf.language === model.language,
    'alternative-texts': JSON.stringify(pdf.altTexts.toSorted()) === JSON.stringify(altTexts.toSorted()),
  }
  const failed = Object.entries(checks).flatMap(([rule, passed]) => (passed ? [] : [rule]))
  const rules = [...failed, ...(await violatedUaRules(file))]
  return { validator: 'pdf', violations: rules.map(rule => ({ rule, severity: 'error' as const, count: 1 })) }
}
