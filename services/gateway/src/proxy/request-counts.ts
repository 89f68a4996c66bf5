import { tooManyRequests } from '../errors.ts'

/** Bounds the requests of each client that are in progress at the services. */
export function createRequestCounts(max: number) {
  const counts = new Map<string, number>()
  return {
    /** @throws HttpError 429 */
    add(client: string) {
      const count = counts.get(client) ?? 0
      if (count >= max) throw tooManyRequests()
      counts.set(client, count + 1)
    },
    remove(client: string) {
      const left = (counts.get(client) ?? 1) - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    },
  }
}
export type RequestCounts = ReturnType<typeof createRequestCounts>
