import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCallHandler } from './call-handler.ts'
import { createTroubles } from './faults.ts'
import type { OpenAiServer } from './openai-calls.ts'

/** A server on loopback that speaks as OpenAI does, and goes wrong when it is asked to. */
export async function startOpenAiServer(settings: Partial<OpenAiServer['settings']> = {}): Promise<OpenAiServer> {
  const troubles = createTroubles()
  const http = createServer()
  // Longer than clients keep a connection, so that none is closed while a call is on its way.
  http.keepAliveTimeout = 120_000

  const server: OpenAiServer = {
    url: '',
    seen: [],
    calls: endpoint => server.seen.filter(call => call.endpoint === endpoint),
    bought: 0,
    abandoned: 0,
    mostAtOnce: 0,
    trouble: troubles.next,
    always: troubles.always,
    calm: troubles.calm,
    settings: { pictureMs: 0, textMs: 0, limit: Number.POSITIVE_INFINITY, ...settings },
    async stop() {
      if (!http.listening) return
      const closed = once(http, 'close')
      http.close()
      http.closeAllConnections()
      await closed
    },
  }
  http.on(
    'request',
    createCallHandler(server, troubles, () => http.listening),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`
  return server
}
