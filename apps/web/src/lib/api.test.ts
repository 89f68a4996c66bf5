import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { deleteResource, download, getJson, getPage, postJson, requireSuccess } from './api.ts'
import { ApiError, InvalidResponseError, NetworkError, UnsuccessfulError } from './api-error.ts'

interface ReceivedRequest {
  method: string | undefined
  headers: Record<string, unknown>
  body: string
}
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

interface Answer {
  status?: number
  body?: string
  headers?: Record<string, string>
}

/** Starts a server that sends these responses, the last one again and again, and records the requests. */
async function startServer(...answers: [Answer, ...Answer[]]) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ method: request.method, headers: request.headers, body })
    const answer = (answers.length > 1 && answers.shift()) || answers[0]
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise(resolve => server.close(resolve))
  cleanups.push(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`, received, close }
}

const anything = z.unknown()
const failure = (request: Promise<unknown>) => request.catch((error: unknown) => error)

describe('a request', () => {
  test('accepts JSON, carries the CSRF header and has no content type without a body', async () => {
    const { url, received } = await startServer({})
    await getJson(url, anything)
    await postJson(url, anything)
    for (const { headers, body } of received) {
      expect(headers).toMatchObject({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' })
      expect(headers).not.toHaveProperty('content-type')
      expect(body).toBe('')
    }
    expect(received).toHaveLength(2)
  })

  test('sends its body as JSON and returns the response', async () => {
    const { url, received } = await startServer({ body: '{"id":7}' })
    const schema = z.object({ id: z.number() })
    const headers = { 'idempotency-key': 'one-click' }
    expect(await postJson(url, schema, { name: 'Mira' }, { headers })).toEqual({ id: 7 })
    expect(received[0]?.body).toBe('{"name":"Mira"}')
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'one-click' })
  })

  test('deletes a resource without a body', async () => {
    const { url, received } = await startServer({ status: 204, body: '' })
    await deleteResource(url)
    expect(received).toMatchObject([{ method: 'DELETE', headers: { 'x-requested-with': 'XMLHttpRequest' }, body: '' }])
  })

  test('returns undefined for an empty response', async () => {
    const { url } = await startServer({ status: 204, body: '' })
    expect(await postJson(url, anything)).toBeUndefined()
  })
})

test('a page of a list has the link to the next one, or none', async () => {
  const link = '</api/x?before=7>; rel="next"'
  const first = await startServer({ body: '[9,8]', headers: { link } })
  expect(await getPage(first.url, z.array(z.number()))).toEqual({ body: [9, 8], link })
  const last = await startServer({ body: '[]' })
  expect(await getPage(last.url, z.array(z.number()))).toEqual({ body: [], link: null })
})

describe('a response that does not match its schema', () => {
  const schema = z.object({ id: z.number() })

  test.each(['{"id":"7"}', '{}', 'null', '[]', '', '<html></html>'])('%j is an InvalidResponseError', async body => {
    const { url } = await startServer({ body })
    expect(await failure(getJson(url, schema))).toBeInstanceOf(InvalidResponseError)
    expect(await failure(postJson(url, async () => schema))).toBeInstanceOf(InvalidResponseError)
  })

  test('loads a deferred schema only for a successful response', async () => {
    const { url } = await startServer({ status: 401 })
    const load = () => Promise.reject(new Error('loaded'))
    expect(await failure(getJson(url, load))).toBeInstanceOf(ApiError)
  })
})

test('a result with success: false is an UnsuccessfulError with the message of the server', () => {
  expect(requireSuccess({ success: true, message: '' })).toEqual({ success: true, message: '' })
  expect(() => requireSuccess({ success: false, message: 'Not captured' })).toThrow(
    new UnsuccessfulError('Not captured'),
  )
})

describe('an error status', () => {
  test('is an ApiError with the status and the parsed error body', async () => {
    const body = JSON.stringify({ code: 'bad_input', message: 'No', issues: [{ path: 'email', message: 'Wrong' }] })
    const { url } = await startServer({ status: 400, body })
    const error = await failure(getJson(url, anything))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: `400: ${body}`, status: 400, body: JSON.parse(body), retryAfter: null })
  })

  test('has the status text as its message if the body is empty', async () => {
    const { url } = await startServer({ status: 503, body: '', headers: { 'retry-after': '12' } })
    const error = await failure(getJson(url, anything))
    expect(error).toMatchObject({ message: '503: Service Unavailable', body: null, retryAfter: 12 })
  })

  test('has no error body if a proxy sent an HTML page', async () => {
    const { url } = await startServer({ status: 502, body: '<html>Bad gateway</html>' })
    const error = await failure(getJson(url, anything))
    expect(error).toMatchObject({ message: '502: <html>Bad gateway</html>', body: null })
  })
})

test('a file is downloaded by the browser once it is made, unless the server refuses it, and says why', async () => {
  const opened: string[] = []
  vi.stubGlobal('window', { location: { assign: (path: string) => opened.push(path) } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { url } = await startServer({})
  await download(url)
  expect(opened).toEqual([url])

  // The first response may ask who the user is.
  const making = await startServer({ status: 403 }, { status: 202 }, { status: 202 }, {})
  await download(making.url, async () => {})
  expect(making.received.map(({ method }) => method)).toEqual(['HEAD', 'GET', 'HEAD', 'HEAD'])
  expect(opened.splice(1)).toEqual([making.url])

  const body = { code: 'print_files_lost', message: 'The files are missing.' }
  const refusing = await startServer({ status: 404, body: JSON.stringify(body) })
  expect(await failure(download(refusing.url))).toMatchObject({ status: 404, body })
  expect(opened).toEqual([url])
})

test('a request without a response throws a NetworkError', async () => {
  const { url, close } = await startServer({})
  await close()
  await expect(getJson(url, anything)).rejects.toBeInstanceOf(NetworkError)
})

test('an aborted request throws the AbortError', async () => {
  const { url } = await startServer({})
  await expect(getJson(url, anything, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
