/** A length on a finished file, in points: 72 are an inch. Whole, since Chromium rounds the size of a page to points. */
type Points = number

/** What a press needs. */
export interface PrintProvider {
  name: PrintProviderName
  /** Width and height of a trimmed page. All pages are laid out for 8.5 in. */
  trim: 612
  /** Pictures and backgrounds reach this far beyond the trimmed page, on all sides. */
  bleed: Points
  /** Texts keep this distance from the edge of the trimmed page. */
  safeArea: Points
  /** The interior has a multiple of this number of pages. */
  pageMultiple: number
  minPages: number
  /** Thickness of a sheet of two pages and of both covers, in mm. Null if the book is stapled and has no spine. */
  paper: { sheetMm: number; coversMm: number } | null
  /** Resolution of the pictures, in dots per inch. Below `minDpi` a book is not printed. */
  dpi: number
  minDpi: number
}

const INCH = 72

const SQUARE = {
  trim: 612,
  bleed: INCH / 8,
  safeArea: INCH / 2,
  pageMultiple: 4,
  dpi: 300,
  minDpi: 150,
} as const

export const PRINT_PROVIDER_NAMES = ['perfect-bound', 'lulu-saddle-stitch', 'proof'] as const
export type PrintProviderName = (typeof PRINT_PROVIDER_NAMES)[number]

/** Print providers by name, the value of `PRINT_PROVIDER`. */
export const PRINT_PROVIDERS: Record<PrintProviderName, PrintProvider> = {
  /** Square paperback on a digital press: 200 gsm silk paper, cover of 300 gsm. The thicknesses are estimates. */
  'perfect-bound': {
    ...SQUARE,
    name: 'perfect-bound',
    minPages: 16,
    paper: { sheetMm: 0.2, coversMm: 0.7 },
  },
  /** Lulu's square booklet. The cover is one sheet of two pages. */
  'lulu-saddle-stitch': { ...SQUARE, name: 'lulu-saddle-stitch', minPages: 4, paper: null },
  /** A quick proof at the resolution of a screen, for development and tests. */
  proof: { ...SQUARE, name: 'proof', minPages: 4, paper: { sheetMm: 0.2, coversMm: 0.7 }, dpi: 72, minDpi: 36 },
}

/** Width of the spine of a book with this number of pages, in mm. */
export const spineMm = ({ paper }: PrintProvider, pages: number): number =>
  paper ? Math.round((paper.coversMm + (pages / 2) * paper.sheetMm) * 10) / 10 : 0

const MM_PER_INCH = 25.4
export const mmToPoints = (mm: number): Points => Math.round((mm / MM_PER_INCH) * INCH)
export const pointsToMm = (points: Points): number => (points / INCH) * MM_PER_INCH
/** CSS px, the unit of layouts. */
export const pointsToPx = (points: Points): number => (points * 96) / INCH
