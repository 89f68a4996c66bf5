/** A page by its number, the sheet of the cover or a side of it, or the inside of the cover, which is null. */
export type PrintLeaf = number | 'cover' | 'front' | 'back' | null

/** What is seen at once, from left to right. */
export type PrintView = readonly PrintLeaf[]

/** What is seen while the leaves of a bound book are turned, whose first page is on the right. @param spreads two pages at once */
export function printViews(pages: number, spreads: boolean): PrintView[] {
  if (!spreads) return [['front'], ...Array.from({ length: pages }, (_, i) => [i + 1]), ['back']]
  const inside = (page: number) => (page >= 1 && page <= pages ? page : null)
  const leaves = Array.from({ length: Math.floor(pages / 2) + 1 }, (_, i) => [inside(2 * i), inside(2 * i + 1)])
  return [['cover'], ...leaves]
}

export const pagesOf = (view: PrintView): number[] => view.filter(leaf => typeof leaf === 'number')
