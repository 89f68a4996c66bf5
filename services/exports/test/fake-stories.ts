import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Book, bookSchema } from '@kahani/contracts/stories-internal'
import { internalHeaders } from '@kahani/testing/keys'

/** A stories service on loopback that speaks its internal contract of books, and can be told to hang. */
export async function startFakeStories(cleanUp: (work: () => Promise<void>) => void) {
  const books = new Map<number, { userId: number; book: Book }>()
  const state = { hung: false, afterAnswer: () => {} }
  const server = createServer((request, reply) => {
    const answer = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.hung) return
    const url = new URL(request.url ?? '/', 'http://stories')
    const id = url.pathname.match(/^\/internal\/stories\/(\d+)\/book$/)?.[1]
    const [[header, token]] = Object.entries(internalHeaders) as [[string, string]]
    if (request.headers[header] !== token) return answer(401, { code: 'not_a_service', message: 'For services.' })
    const found = books.get(Number(id))
    if (!found || String(found.userId) !== url.searchParams.get('userId')) {
      return answer(404, { code: 'not_found', message: 'There is no such story.' })
    }
    answer(200, bookSchema.parse(found.book))
    state.afterAnswer()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, books, state }
}
