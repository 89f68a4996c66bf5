/** The number of pages for `total` items, at least one. */
export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))

/** The page `steps` away from `page` (from 0), wrapping around at both ends. */
export function wrapPage(page: number, steps: number, pages: number): number {
  return (((page + steps) % pages) + pages) % pages
}

/** The items on `page` (from 0). */
export const itemsOnPage = <T>(items: readonly T[], page: number, perPage: number): T[] =>
  items.slice(page * perPage, (page + 1) * perPage)
