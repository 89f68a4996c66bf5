import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createInternalClient } from './internal.ts'

async function answering(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return createInternalClient('shop', `http://127.0.0.1:${(server.address() as { port: number }).port}`, 'token')
}
const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('the internal client', () => {
  test('shows its token and reads the answer by its schema', async () => {
    const client = await answering((request, response) =>
      json(200, { said: request.headers['x-kahani-internal'] })(request, response),
    )
    expect(await client.call('/x', { answer: z.object({ said: z.string() }) })).toEqual({ said: 'Bearer token' })
  })
  test('passes a refusal on with its status, code and words', async () => {
    const client = await answering(json(402, { code: 'no_credits', message: 'None left.' }))
    await expect(client.call('/x')).rejects.toMatchObject({
      statusCode: 402,
      code: 'no_credits',
      message: 'None left.',
    })
  })
  test.each([
    ['fails', json(500, {})],
    ['breaks off', ((_request, response) => void response.destroy()) as RequestListener],
    ['never answers', (() => undefined) as RequestListener],
  ])('says 503 of a side that %s', async (_how, listener) => {
    const client = await answering(listener)
    await expect(client.call('/x', { timeoutMs: 200 })).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 })
  })
  test('fetches bytes as they are, and null for none', async () => {
    const bytes = Buffer.from([0, 255, 10, 128])
    const client = await answering(
      (request, response) => void (request.url === '/none' ? response.writeHead(204).end() : response.end(bytes)),
    )
    expect(await client.bytes('/some')).toEqual(bytes)
    expect(await client.bytes('/none')).toBeNull()
  })
})
