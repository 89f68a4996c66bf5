/** How many pages `total` things fill, at least one. */
export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))

/** The page `steps` away from `page` (from 0); after the last comes the first again, and the other way round. */
export function wrapPage(page: number, steps: number, pages: number): number {
  return (((page + steps) % pages) + pages) % pages
}

/** The things on `page` (from 0). */
export const itemsOnPage = <T>(things: readonly T[], page: number, perPage: number): T[] =>
  things.slice(page * perPage, (page + 1) * perPage)
