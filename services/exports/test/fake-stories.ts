import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Book, bookSchema, type LostPicture } from '@kahani/contracts/stories-internal'
import { isFromService } from '@kahani/testing/keys'

/** The only administrator. */
export const ADMINISTRATOR = 9

/** Fakes of stories, which serves books, of payments, and of auth, which knows roles. With `hanging` they do not respond. */
export async function startFakeStories(onCleanUp: (cleanUp: () => Promise<void>) => void) {
  const books = new Map<number, { userId: number; book: Book }>()
  const state = {
    hanging: false,
    afterResponse: () => {},
    /** Reports of lost pictures, as paths, and the response to them. */
    lost: [] as string[],
    lostPicture: { outcome: 'pending' } as LostPicture,
    /** The versions of the printed copies of stories that are in work, at payments; null for copies from before. */
    copiesInWork: new Map<number, (string | null)[]>(),
    /** The audit log at auth, and the status of its responses. */
    audit: { entries: [] as unknown[], status: 204 },
    giveTo(storyId: number, userId: number) {
      const found = books.get(storyId)
      if (found) found.userId = userId
    },
  }
  const server = createServer(async (request, response) => {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.hanging) return
    const url = new URL(request.url ?? '/', 'http://stories')
    const id = url.pathname.match(/^\/internal\/stories\/(\d+)\/book$/)?.[1]
    if (!['exports', 'exports-worker'].some(caller => isFromService(caller, request.headers)))
      return respond(401, { code: 'not_a_service', message: 'For services.' })
    if (request.method === 'POST' && /^\/internal\/stories\/\d+\/pictures\/\d+\/lost$/.test(url.pathname)) {
      state.lost.push(url.pathname)
      return respond(200, state.lostPicture)
    }
    const user = url.pathname.match(/^\/internal\/users\/(\d+)\/role$/)?.[1]
    if (user) return respond(200, { isAdmin: Number(user) === ADMINISTRATOR })
    if (url.pathname === '/internal/audit-log') {
      state.audit.entries.push(await json(request))
      return response.writeHead(state.audit.status).end()
    }
    const [, storyId, copies] = url.pathname.match(/^\/internal\/stories\/(\d+)\/(copy-in-work|print-versions)$/) ?? []
    const versions = state.copiesInWork.get(Number(storyId)) ?? []
    if (copies === 'copy-in-work') return respond(200, { inWork: versions.includes(url.searchParams.get('version')) })
    if (copies === 'print-versions') return respond(200, { versions })
    if (Number(url.searchParams.get('userId')) < 0) return respond(400, { code: 'invalid', message: 'Not a user.' })
    const found = books.get(Number(id))
    if (!found || String(found.userId) !== url.searchParams.get('userId')) {
      return respond(404, { code: 'not_found', message: 'There is no such story.' })
    }
    respond(200, bookSchema.parse(found.book))
    state.afterResponse()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanUp(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, books, state }
}
