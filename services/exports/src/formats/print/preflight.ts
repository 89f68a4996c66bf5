import type { PreflightCheck, PreflightReport } from '@kahani/contracts/preflight'
import { inset, type Rectangle } from '../../pdf-reader/geometry.ts'
import type { PlacedImage } from '../../pdf-reader/page-content.ts'
import { type ReadPage, type ReadPdf, readPdf } from '../../pdf-reader/read-pdf.ts'
import { isSameText } from '../../pdf-reader/same-text.ts'
import { hasColours, inkCoverage, MAX_INK } from './preflight-colours.ts'
import { mmToPoints, type PrintProvider, type Trim } from './print-providers.ts'

/** What a page of the book contains. */
interface ExpectedPage {
  text: string
  /**
   * The width in px of each of its pictures, in the order in which they are painted, before it was enlarged for print: null for a
   * drawing, which is sharp at any size.
   */
  pictures: readonly (number | null)[]
  /** Nothing is on it. */
  plain?: boolean
}

interface ExpectedFile {
  file: Uint8Array
  pages: readonly ExpectedPage[]
}

export interface PreflightOptions {
  provider: PrintProvider
  interior: ExpectedFile
  cover: ExpectedFile & { spineMm: number }
}

/** A page of the finished files and what is expected of it. */
interface CheckedPage extends ReadPage {
  /** 0 is the cover. */
  number: number
  expected: ExpectedPage
  trim: Trim
  /** Of the trimmed sheet, in points. */
  width: number
  height: number
}

/** In points: Chromium rounds coordinates. */
const TOLERANCE = 0.5

const isAt = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE
const isSame = (a: Rectangle | null, b: Rectangle) =>
  a !== null && isAt(a.left, b.left) && isAt(a.bottom, b.bottom) && isAt(a.right, b.right) && isAt(a.top, b.top)
const contains = (outer: Rectangle, inner: Rectangle) =>
  inner.left >= outer.left - TOLERANCE &&
  inner.bottom >= outer.bottom - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.top <= outer.top + TOLERANCE

const trimmed = ({ mediaBox, trim: { bleed } }: CheckedPage) => inset(mediaBox, bleed)

function hasBoxes(page: CheckedPage): boolean {
  const { mediaBox, trimBox, bleedBox, width, height } = page
  const trim = trimmed(page)
  const hasSize = isAt(trim.right - trim.left, width) && isAt(trim.top - trim.bottom, height)
  return hasSize && isSame(trimBox, trim) && isSame(bleedBox, mediaBox)
}

/** The whole sheet is painted, and what reaches the edge of the trimmed page continues to that of the sheet. */
function hasBleed(page: CheckedPage): boolean {
  const sheet = page.mediaBox
  const trim = trimmed(page)
  const painted = [...page.fills, ...page.images.map(({ box }) => box)]
  const continues = (box: Rectangle) =>
    (box.left > trim.left + TOLERANCE || box.left <= sheet.left + TOLERANCE) &&
    (box.bottom > trim.bottom + TOLERANCE || box.bottom <= sheet.bottom + TOLERANCE) &&
    (box.right < trim.right - TOLERANCE || box.right >= sheet.right - TOLERANCE) &&
    (box.top < trim.top - TOLERANCE || box.top >= sheet.top - TOLERANCE)
  return painted.some(box => contains(box, sheet)) && painted.every(continues)
}

const isInSafeArea = (page: CheckedPage) => {
  const safe = inset(trimmed(page), page.trim.safeArea)
  return page.glyphs.every(glyph => contains(safe, glyph))
}

/** Resolution of a picture as it was drawn or generated. */
function effectiveDpi({ widthPx, widthIn }: PlacedImage, sourceWidthPx: number | null): number {
  return Math.min(widthPx, sourceWidthPx ?? Number.POSITIVE_INFINITY) / widthIn
}

/** The resolutions of the pictures of a page. 0 for one that is missing. */
function resolutionsOf({ images, expected: { pictures } }: CheckedPage): number[] {
  const missing = pictures.slice(images.length).map(() => 0)
  return [...images.map((image, i) => Math.round(effectiveDpi(image, pictures[i] ?? null))), ...missing]
}

const isBlank = ({ text, images, expected }: CheckedPage) =>
  !expected.plain && text.trim() === '' && images.length === 0

/** Covers and the plain pages behind them. */
const COVER_PAGES = 4

/** Checks the finished files for a press; those of a booklet before its pages are placed on sheets. */
export async function preflight({ provider, interior, cover }: PreflightOptions): Promise<PreflightReport> {
  const [interiorPdf, coverPdf] = [await readPdf(interior.file), await readPdf(cover.file)]
  const pagesOf = (read: ReadPdf, { pages }: ExpectedFile, sheet: Pick<CheckedPage, 'number' | 'trim' | 'width'>) =>
    read.pages.map((page, i): CheckedPage => {
      const expected = pages[i] ?? { text: '', pictures: [] }
      return { ...page, ...sheet, number: sheet.number + i, height: provider.page, expected }
    })
  const coverWidth = 2 * provider.page + mmToPoints(cover.spineMm)
  const pages = [
    ...pagesOf(coverPdf, cover, { number: 0, trim: provider.cover, width: coverWidth }),
    ...pagesOf(interiorPdf, interior, { number: 1, trim: provider.interior, width: provider.page }),
  ]
  const count = interiorPdf.pages.length
  const inside = count - (provider.coverAs === 'pages' ? COVER_PAGES : 0)
  const isComplete =
    coverPdf.pages.length === 1 &&
    count === interior.pages.length &&
    inside % provider.pageMultiple === 0 &&
    inside >= provider.minPages &&
    inside <= provider.maxPages
  const inks = new Map<number, number>()
  if (provider.colours === 'cmyk') for (const page of pages) inks.set(page.number, await inkCoverage(page))

  const numbersWhere = (test: (page: CheckedPage) => boolean) => pages.filter(test).map(({ number }) => number)
  const check = (id: PreflightCheck['id'], hasProblem: (page: CheckedPage) => boolean): PreflightCheck => {
    const numbers = numbersWhere(hasProblem)
    return { id, outcome: numbers.length > 0 ? 'failed' : 'passed', pages: numbers }
  }
  const checkResolution = (): PreflightCheck => {
    const below = (dpi: number) => numbersWhere(page => resolutionsOf(page).some(actual => actual < dpi))
    const [unusable, soft] = [below(provider.minDpi), below(provider.dpi)]
    if (unusable.length > 0) return { id: 'resolution', outcome: 'failed', pages: unusable }
    return { id: 'resolution', outcome: soft.length > 0 ? 'warning' : 'passed', pages: soft }
  }
  const whole = (id: PreflightCheck['id'], passed: boolean): PreflightCheck => {
    return { id, outcome: passed ? 'passed' : 'failed', pages: [] }
  }
  const isLabelled = [interiorPdf, coverPdf].every(({ pdfxVersion, hasOutputIntent }) =>
    provider.colours === 'cmyk'
      ? pdfxVersion === 'PDF/X-4' && hasOutputIntent
      : pdfxVersion === null && !hasOutputIntent,
  )

  const checkColours = (): PreflightCheck => {
    const wrong = numbersWhere(page => !hasColours(page, provider.colours))
    return { id: 'colour', outcome: isLabelled && wrong.length === 0 ? 'passed' : 'failed', pages: wrong }
  }

  const resolutions = pages.flatMap(resolutionsOf)
  return {
    checkedAt: new Date().toISOString(),
    provider: provider.name,
    pages: count,
    spineMm: cover.spineMm,
    lowestDpi: resolutions.length > 0 ? Math.min(...resolutions) : null,
    idealDpi: provider.dpi,
    checks: [
      check('boxes', page => !hasBoxes(page)),
      check('bleed', page => !hasBleed(page)),
      check('safe-area', page => !isInSafeArea(page)),
      check('fonts', page => !page.fontsUsable),
      checkResolution(),
      checkColours(),
      ...(provider.colours === 'cmyk' ? [check('ink', ({ number }) => (inks.get(number) ?? 0) > MAX_INK)] : []),
      check('blank-pages', isBlank),
      check('text', ({ text, expected }) => !isSameText(text, expected.text)),
      whole('page-count', isComplete),
    ],
  }
}
