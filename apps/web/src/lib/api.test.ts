import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { getJson, postJson } from './api.ts'
import { ApiError, NetworkError } from './api-error.ts'

interface Seen {
  headers: Record<string, unknown>
  body: string
}
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A server that gives every call the same answer and keeps what it was sent. */
async function serverThat(answers: { status?: number; body?: string; headers?: Record<string, string> }) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ headers: request.headers, body })
    response.writeHead(answers.status ?? 200, answers.headers).end(answers.body ?? '{}')
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const close = () => new Promise(closed => server.close(closed))
  closers.push(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`, seen, close }
}

describe('a call', () => {
  test('asks for JSON, carries the marker and sends no content type without a body', async () => {
    const { url, seen } = await serverThat({})
    await getJson(url)
    await postJson(url)
    for (const { headers, body } of seen) {
      expect(headers).toMatchObject({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' })
      expect(headers).not.toHaveProperty('content-type')
      expect(body).toBe('')
    }
    expect(seen).toHaveLength(2)
  })

  test('sends a body as JSON and answers what came back', async () => {
    const { url, seen } = await serverThat({ body: '{"id":7}' })
    expect(await postJson(url, { name: 'Mira' }, { headers: { 'idempotency-key': 'one-click' } })).toEqual({ id: 7 })
    expect(seen[0]?.body).toBe('{"name":"Mira"}')
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'one-click' })
  })

  test('answers undefined for an empty body', async () => {
    const { url } = await serverThat({ status: 204, body: '' })
    expect(await postJson(url)).toBeUndefined()
  })
})

describe('an answer that is not OK', () => {
  test('raises its status and body, parsed where it is a failure', async () => {
    const body = JSON.stringify({ code: 'bad_input', message: 'No', issues: [{ path: 'email', message: 'Wrong' }] })
    const { url } = await serverThat({ status: 400, body })
    const error = await getJson(url).catch((raised: unknown) => raised)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: `400: ${body}`, status: 400, failure: JSON.parse(body), retryAfter: null })
  })

  test('raises the status text where the body is empty', async () => {
    const { url } = await serverThat({ status: 503, body: '', headers: { 'retry-after': '12' } })
    const error = await getJson(url).catch((raised: unknown) => raised)
    expect(error).toMatchObject({ message: '503: Service Unavailable', failure: null, retryAfter: 12 })
  })

  test('takes a page of a proxy for no failure of ours', async () => {
    const { url } = await serverThat({ status: 502, body: '<html>Bad gateway</html>' })
    const error = await getJson(url).catch((raised: unknown) => raised)
    expect(error).toMatchObject({ message: '502: <html>Bad gateway</html>', failure: null })
  })
})

test('no answer at all is a network error', async () => {
  const { url, close } = await serverThat({})
  await close()
  await expect(getJson(url)).rejects.toBeInstanceOf(NetworkError)
})

test('a call that was given up stays an abort', async () => {
  const { url } = await serverThat({})
  await expect(getJson(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
