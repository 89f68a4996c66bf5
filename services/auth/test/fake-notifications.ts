import { once } from 'node:events'
import { createServer } from 'node:http'
import type { OutgoingEmail } from '@kahani/contracts/emails'
import { notFound } from '@kahani/service-kit/http-error'
import { notificationGone } from '@kahani/service-kit/notifications'
import { isFromService } from '@kahani/testing/keys'

/** A fake of the notification routes of a service, on loopback. */
export async function startFakeNotifications(cleanUp: (work: () => Promise<void>) => void) {
  const emails = new Map<number, OutgoingEmail>()
  const state = {
    /** Number of requests, without successful completion reports. */
    requests: 0,
    /** Notifications that were reported as completed. */
    completed: [] as number[],
    /** Status of every response, if set. */
    failWith: undefined as number | undefined,
  }
  const server = createServer((request, response) => {
    const completed = /^\/internal\/notifications\/(\d+)\/completed$/.exec(request.url ?? '')?.[1]
    if (completed && state.failWith === undefined) {
      state.completed.push(Number(completed))
      return response.writeHead(204).end()
    }
    state.requests += 1
    const authorized = isFromService('auth', request.headers)
    const email = emails.get(Number(/^\/internal\/notifications\/(\d+)$/.exec(request.url ?? '')?.[1]))
    const status = state.failWith ?? (!authorized ? 401 : email ? 200 : 404)
    const { code, message } = state.failWith === undefined && authorized ? notificationGone() : notFound()
    const body = status === 200 ? email : { code, message }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, emails, state }
}
