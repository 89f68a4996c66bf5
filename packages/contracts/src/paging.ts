import { z } from 'zod'
import { idSchema } from './ids.ts'

/**
 * Keyset paging of lists, newest first: `before` returns entries with a lower id. The `Link` header of a response contains
 * the path of the next page, if there is one.
 */

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: idSchema.optional(),
})
export type PageQuery = z.output<typeof pageQuerySchema>
export const searchQuerySchema = pageQuerySchema.extend({ q: z.string().trim().max(100).default('') })
export type SearchQuery = z.output<typeof searchQuerySchema>

/** The `Link` header of a page. @param url path and query of its request @param before cursor of the next page */
export function nextPageLink(url: string, before: number | string): string {
  const [path, query] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('before', String(before))
  return `<${path}?${parameters}>; rel="next"`
}

/** The path and query of the next page. @param link the `Link` header @returns null on the last page */
export const nextPagePath = (link: string | null): string | null =>
  /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1] ?? null
