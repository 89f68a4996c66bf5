import { nextPageLink } from '@kahani/contracts/paging'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Page<T> {
  entries: T[]
  /** Cursor of the next page; null on the last one. */
  next: number | null
}

/** @param rows up to `limit + 1` rows: one more than fits means that there is a next page */
export function toPage<T>(rows: T[], limit: number, cursorOf: (row: T) => number): Page<T> {
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return { entries, next: last && rows.length > limit ? cursorOf(last) : null }
}

/** Sets the `Link` header of a page. */
export function linkNextPage({ url }: FastifyRequest, reply: FastifyReply, next: number | string | null): void {
  if (next !== null) reply.header('link', nextPageLink(url, next))
}
