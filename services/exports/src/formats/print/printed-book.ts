import type { PrintedBook, PrintProviderName } from '@kahani/contracts/preflight'
import { type PrintProvider, pointsToMm } from './print-providers.ts'

/** What the print providers bind books with, and print them on. */
const MATERIALS: Record<PrintProviderName, Pick<PrintedBook, 'binding' | 'paper'>> = {
  lulu: { binding: 'stapled', paper: null },
  pothi: { binding: 'perfect', paper: null },
  gelato: { binding: 'stapled', paper: null },
  generic: { binding: 'stapled', paper: null },
  home: { binding: 'stapled', paper: null },
  proof: { binding: 'perfect', paper: { finish: 'silk', gsm: 200, coverGsm: 300 } },
}

/** How a book of a print provider looks and feels. */
export function printedBookOf({ name, page }: PrintProvider): PrintedBook {
  const sizeMm = Math.round(pointsToMm(page))
  return { widthMm: sizeMm, heightMm: sizeMm, ...MATERIALS[name] }
}
