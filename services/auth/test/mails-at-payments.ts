import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Mail } from '@kahani/contracts/mails'
import { internalHeaders } from '@kahani/testing/keys'

/** Payments as the mail worker sees it, on loopback: answers the mails that it is given. */
export async function startMailsAtPayments(cleanUp: (work: () => Promise<void>) => void) {
  const mails = new Map<number, Mail>()
  const state = { asked: 0, settled: [] as number[], trouble: undefined as number | undefined }
  const server = createServer((request, response) => {
    const settled = /^\/internal\/mails\/(\d+)\/settled$/.exec(request.url ?? '')?.[1]
    if (settled && state.trouble === undefined) {
      state.settled.push(Number(settled))
      return response.writeHead(204).end()
    }
    state.asked += 1
    const allowed = request.headers['x-kahani-internal'] === internalHeaders['x-kahani-internal']
    const mail = mails.get(Number(/^\/internal\/mails\/(\d+)$/.exec(request.url ?? '')?.[1]))
    const status = state.trouble ?? (!allowed ? 401 : mail ? 200 : 404)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(mail ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, mails, state }
}
