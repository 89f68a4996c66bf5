import { once } from 'node:events'
import { createServer } from 'node:http'
import { isFromService } from '@kahani/testing/keys'
import { onTestFinished } from 'vitest'

const NO_CREDITS: [status: number, body: object] = [402, { code: 'no_credits', message: 'none left' }]

/** A fake of payments, auth and exports on loopback. Set `state.mode` to make it fail. */
export async function startFakeServices({ credits = 1, premium = false } = {}) {
  const spent = new Set<number>()
  const refunded = new Set<number>()
  /** Stories whose books were deleted, and of those whose printed copy was on order, whose files for the press were not. */
  const booksDeleted: number[] = []
  /** The audit log at auth. */
  const auditEntries: unknown[] = []
  const printFilesKept: number[] = []
  /** Copies that were cancelled. */
  const copiesCancelled: unknown[] = []
  const state = {
    ...{ credits, premium, failures: 0, emailVerified: false, mode: 'ok' as 'ok' | 'error' },
    administratorId: 9,
    /** Whether a printed copy of a deleted story is on order. */
    printFilesNeeded: false,
    /** The response to the cancellation of printed copies. */
    cancellation: [204] as [status: number, body?: object],
    /** Stories whose refund is rejected with 409. */
    rejectedRefunds: new Set<number>(),
    /** Delays a spend. @returns whether it finds a credit */
    beforeSpend: async (): Promise<boolean> => true,
  }

  const respond = (url: string, storyId: number, sent: unknown): [status: number, body?: object] => {
    if (url.startsWith('/internal/accounts/')) {
      const subscriptionStatus = state.premium ? 'premium' : 'free'
      return [200, { subscriptionStatus, storiesRemaining: state.credits, printedCopiesRemaining: 0 }]
    }
    if (url === '/internal/users/names') return [200, { 1: 'asha', 2: 'ravi' }]
    if (url.endsWith('/role')) return [200, { isAdmin: url === `/internal/users/${state.administratorId}/role` }]
    if (url.startsWith('/internal/users/')) {
      return [200, { id: 1, username: 'asha', email: 'asha@example.in', emailVerified: state.emailVerified }]
    }
    const [, story, path] = /^\/internal\/stories\/(\d+)\/(.*)$/.exec(url) ?? []
    if (path === 'printed-copies/cancel') {
      copiesCancelled.push(sent)
      return state.cancellation
    }
    if (path === 'deletion') return [200, { printFilesNeeded: state.printFilesNeeded }]
    if (path) {
      const deleted = path === 'books?keep=print' ? printFilesKept : booksDeleted
      deleted.push(Number(story))
      return [204]
    }
    if (url === '/internal/credits/refund') {
      if (state.rejectedRefunds.has(storyId)) return [409, { code: 'conflict', message: 'rejected' }]
      if (spent.has(storyId) && !refunded.has(storyId)) state.credits += 1
      refunded.add(storyId)
      return [204]
    }
    if (!spent.has(storyId)) {
      if (state.credits < 1) return NO_CREDITS
      state.credits -= 1
      spent.add(storyId)
    }
    return [204]
  }

  const server = createServer(async (request, response) => {
    if (state.mode === 'error') {
      state.failures += 1
      return response.writeHead(500).end()
    }
    if (!isFromService('stories', request.headers)) return response.writeHead(401).end()
    let text = ''
    for await (const chunk of request) text += chunk
    const body = text ? JSON.parse(text) : {}
    if (request.url === '/internal/audit-log') {
      auditEntries.push(body)
      return response.writeHead(204).end()
    }
    const { storyId = 0 } = body
    const hasCredit = request.url !== '/internal/credits/spend' || (await state.beforeSpend())
    const [status, answer] = hasCredit ? respond(request.url ?? '', storyId, body) : NO_CREDITS
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(answer ? JSON.stringify(answer) : undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    spent,
    refunded,
    booksDeleted,
    auditEntries,
    printFilesKept,
    copiesCancelled,
    state,
  }
}
