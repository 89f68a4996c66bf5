import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCallHandler } from './call-handler.ts'
import { createFaultPlan } from './faults.ts'
import type { OpenAiServer } from './openai-calls.ts'

/** Starts a fake of the OpenAI API on loopback, with injectable faults. */
export async function startOpenAiServer(settings: Partial<OpenAiServer['settings']> = {}): Promise<OpenAiServer> {
  const faults = createFaultPlan()
  const http = createServer()
  // Longer than clients keep idle connections open, so that none is closed while a call arrives.
  http.keepAliveTimeout = 120_000

  const server: OpenAiServer = {
    url: '',
    get env() {
      return { OPENAI_API_KEY: 'a key for loopback', OPENAI_BASE_URL: server.url }
    },
    received: [],
    calls: endpoint => server.received.filter(call => call.endpoint === endpoint),
    deliveredPictures: 0,
    abortedPictures: 0,
    maxConcurrent: 0,
    failNext: faults.next,
    failAlways: faults.always,
    clearFaults: faults.clear,
    settings: { pictureMs: 0, textMs: 0, checkMs: 0, limit: Number.POSITIVE_INFINITY, ...settings },
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
    createCallHandler(server, faults, () => http.listening),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`
  return server
}
