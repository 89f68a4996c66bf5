/** The pages that are seen at once, from left to right: 0 is the sheet of the cover, null the inside of the cover. */
export type PrintView = readonly (number | null)[]

/** What is seen while the leaves of a bound book are turned, whose first page is on the right. @param spreads two pages at once */
export function printViews(pages: number, spreads: boolean): PrintView[] {
  if (!spreads) return Array.from({ length: pages + 1 }, (_, page) => [page])
  const inside = (page: number) => (page >= 1 && page <= pages ? page : null)
  const leaves = Array.from({ length: Math.floor(pages / 2) + 1 }, (_, i) => [inside(2 * i), inside(2 * i + 1)])
  return [[0], ...leaves]
}

export const pagesOf = (view: PrintView): number[] => view.filter(page => page !== null)
