import type { PrintedBookFormat, PrintProviderName } from '@kahani/contracts/preflight'

/** A length on a finished file, in points: 72 are an inch. */
type Points = number

/** How the sheets of a file are cut. */
export interface Trim {
  /** Pictures and backgrounds reach this far beyond the trimmed page, on all sides. */
  bleed: Points
  /** Texts keep this distance from the edge of the trimmed page, the bound one included. */
  safeArea: Points
}

/** A press, and the product that books are made for (`docs/print.md`). */
export interface PrintProvider {
  name: PrintProviderName
  /** Width and height of a trimmed page. */
  page: Points
  interior: Trim
  cover: Trim
  /**
   * `sheet`: a file of its own, with back cover, spine and front cover side by side. `pages`: the first and last pages of the
   * interior's file, each with a plain page behind it.
   */
  coverAs: 'sheet' | 'pages'
  /** The interior, without covers, has a multiple of this number of pages. */
  pageMultiple: number
  minPages: number
  maxPages: number
  /** Thickness of a sheet of two pages and of both covers, in mm. Null if the book is stapled and has no spine. */
  paper: { sheetMm: number; coversMm: number } | null
  /** What buyers are told about the paper; null if the press chooses it. */
  stock: PrintedBookFormat['paper']
  /** Resolution of the pictures, in dots per inch. Below `minDpi` a book is not printed. */
  dpi: number
  minDpi: number
  /** sRGB without a PDF/X label, or PDF/X-4 with inks. */
  colours: 'srgb' | 'cmyk'
  /** Two pages on each side of a sheet, in the order in which it is folded and stapled. Null: pages one after the other. */
  booklet: { width: Points; height: Points } | null
}

const INCH = 72
const MM_PER_INCH = 25.4
export const mmToPoints = (mm: number): Points => (mm / MM_PER_INCH) * INCH
const pointsToMm = (points: Points): number => (points / INCH) * MM_PER_INCH
/** CSS px, the unit of layouts. */
export const pointsToPx = (points: Points): number => (points * 96) / INCH

/** Width and height of a page as it is laid out. */
export const LAYOUT_INCHES = 8.5
const LAYOUT_PAGE: Points = LAYOUT_INCHES * INCH
/** Distance of texts from its edge. */
const LAYOUT_SAFE_AREA: Points = 0.5 * INCH

const STAPLED = {
  ...{ pageMultiple: 4, minPages: 4, paper: null, stock: null, booklet: null },
  ...{ dpi: 300, minDpi: 150 },
} as const

const trim = (bleed: Points, safeArea: Points): Trim => ({ bleed, safeArea })
const LULU_TRIM = trim(INCH / 8, INCH / 2)
const A4 = { width: mmToPoints(297), height: mmToPoints(210) }

/** Print providers by name, the value of `PRINT_PROVIDER`. */
export const PRINT_PROVIDERS: Record<PrintProviderName, PrintProvider> = {
  /** Square booklet, saddle stitch. */
  lulu: {
    ...STAPLED,
    name: 'lulu',
    page: LAYOUT_PAGE,
    interior: LULU_TRIM,
    cover: LULU_TRIM,
    coverAs: 'sheet',
    maxPages: 48,
    colours: 'srgb',
  },
  /** Square paperback. The pages of its file have the size of the trimmed ones. The thicknesses are estimates. */
  pothi: {
    ...STAPLED,
    name: 'pothi',
    page: LAYOUT_PAGE,
    interior: trim(0, 0.6 * INCH),
    cover: LULU_TRIM,
    coverAs: 'sheet',
    pageMultiple: 2,
    minPages: 24,
    maxPages: 300,
    paper: { sheetMm: 0.13, coversMm: 0.6 },
    colours: 'cmyk',
  },
  /** Square brochure, saddle stitch: 8 to 52 pages with the four of the cover. */
  gelato: {
    ...STAPLED,
    name: 'gelato',
    page: mmToPoints(210),
    interior: trim(mmToPoints(4), mmToPoints(4)),
    cover: trim(mmToPoints(4), mmToPoints(4)),
    coverAs: 'pages',
    maxPages: 48,
    colours: 'cmyk',
  },
  /** A square booklet at a print shop, saddle stitch, by the usual rules of digital and offset presses. */
  generic: {
    ...STAPLED,
    name: 'generic',
    page: mmToPoints(210),
    interior: trim(mmToPoints(3), mmToPoints(10)),
    cover: trim(mmToPoints(3), mmToPoints(10)),
    coverAs: 'sheet',
    maxPages: 48,
    colours: 'cmyk',
  },
  /** A4 paper on a printer at home, which leaves 5 mm of each edge white. */
  home: {
    ...STAPLED,
    name: 'home',
    page: A4.width / 2 - mmToPoints(5),
    interior: trim(0, 0),
    cover: trim(0, 0),
    coverAs: 'pages',
    maxPages: 48,
    dpi: 200,
    minDpi: 100,
    colours: 'srgb',
    booklet: A4,
  },
  /** A quick proof at a low resolution, for development and tests. */
  proof: {
    ...STAPLED,
    name: 'proof',
    page: LAYOUT_PAGE,
    interior: LULU_TRIM,
    cover: LULU_TRIM,
    coverAs: 'sheet',
    maxPages: 48,
    paper: { sheetMm: 0.2, coversMm: 0.7 },
    stock: { finish: 'silk', gsm: 200, coverGsm: 300 },
    dpi: 36,
    minDpi: 18,
    colours: 'srgb',
  },
}

/** Width of the spine of a book with this number of pages, in mm. */
export const spineMm = ({ paper }: PrintProvider, pages: number): number =>
  paper ? Math.round((paper.coversMm + (pages / 2) * paper.sheetMm) * 10) / 10 : 0

/** Size, binding and paper of the books of a print provider. */
export function printedBookFormat({ page, paper, stock }: PrintProvider): PrintedBookFormat {
  const sizeMm = Math.round(pointsToMm(page))
  return { widthMm: sizeMm, heightMm: sizeMm, binding: paper ? 'perfect' : 'stapled', paper: stock }
}

/** Where a laid out page is on the finished one. */
export interface Placement {
  /** A point of the finished file, relative to one of the layout. */
  scale: number
  /** Distance of the laid out page from the edge of the finished sheet. */
  margin: Points
  /** Distance from the edge of the laid out page to that of its sheet, in CSS px: at least as far as `margin`. */
  bleedPx: number
}

/**
 * A laid out page is as large as the trimmed one, or smaller if texts have to keep a larger distance from the edge. Pictures
 * reach the edge all the same, as the layout gets a larger bleed.
 */
export function placementOf({ page }: Pick<PrintProvider, 'page'>, { bleed, safeArea }: Trim): Placement {
  const excess = Math.max(0, safeArea - (page * LAYOUT_SAFE_AREA) / LAYOUT_PAGE)
  const side = page - (2 * excess) / (1 - (2 * LAYOUT_SAFE_AREA) / LAYOUT_PAGE)
  const scale = side / LAYOUT_PAGE
  const margin = (page - side) / 2 + bleed
  // Chromium rounds the size of a sheet to points: a whole number of them if the bleed is even.
  return { scale, margin, bleedPx: 2 * Math.ceil(pointsToPx(margin / scale) / 2 - 1e-6) }
}
