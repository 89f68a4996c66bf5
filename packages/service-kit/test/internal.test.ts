import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createInternalClient } from '../src/internal.ts'
import { credentialFor } from '../src/internal-credentials.ts'

async function clientOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return createInternalClient({ caller: 'stories', token: 'token' }, 'payments', url)
}
const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('the internal client', () => {
  test('sends its credential for the service and parses the response with the schema', async () => {
    const client = await clientOf((request, response) =>
      json(200, { token: request.headers['x-kahani-internal'] })(request, response),
    )
    const token = `Bearer stories.${credentialFor('token', 'payments')}`
    expect(await client.call('/x', { answer: z.object({ token: z.string() }) })).toEqual({ token })
  })
  test('throws an HttpError with the status, code and message of a 4xx', async () => {
    const client = await clientOf(json(402, { code: 'no_credits', message: 'None left.' }))
    await expect(client.call('/x')).rejects.toMatchObject({
      statusCode: 402,
      code: 'no_credits',
      message: 'None left.',
    })
  })
  test.each([
    ['responds with 500', json(500, {})],
    [
      'redirects',
      (({ url }, response) =>
        void response.writeHead(url === '/x' ? 307 : 200, { location: '/elsewhere' }).end('{}')) as RequestListener,
    ],
    ['closes the connection', ((_request, response) => void response.destroy()) as RequestListener],
    ['never responds', (() => undefined) as RequestListener],
  ])('throws a 503 for a service that %s', async (_case, listener) => {
    const client = await clientOf(listener)
    await expect(client.call('/x', { timeoutMs: 200 })).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 })
  })
  test('returns bytes, or null for a 204', async () => {
    const bytes = Buffer.from([0, 255, 10, 128])
    const client = await clientOf(
      (request, response) => void (request.url === '/none' ? response.writeHead(204).end() : response.end(bytes)),
    )
    expect(await client.bytes('/some')).toEqual(bytes)
    expect(await client.bytes('/none')).toBeNull()
  })
})
