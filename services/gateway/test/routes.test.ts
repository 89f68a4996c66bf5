import type { OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { sendRequest, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()

/** Sends raw bytes and returns the complete response. */
async function sendRaw(origin: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

test('proxies every path to its service with path, query and body unchanged', async () => {
  const { origin, sameOrigin, signIn } = await setUp(shared)
  const { cookie } = await signIn()
  const table = [
    ['GET', '/api/me', 'auth'],
    ['POST', '/api/signup', 'auth'],
    ['POST', '/api/login', 'auth'],
    ['POST', '/api/logout', 'auth'],
    ['POST', '/api/forgot-password', 'auth'],
    ['POST', '/api/reset-password', 'auth'],
    ['POST', '/api/newsletter', 'auth'],
    ['POST', '/api/newsletter/confirm', 'auth'],
    ['GET', '/api/newsletter/one-click-unsubscribe?token=a', 'auth'],
    ['POST', '/api/contact', 'auth'],
    ['POST', '/api/gift-preview', 'auth'],
    ['GET', '/auth/gmail/callback?code=a%2Fb&state=c', 'auth'],
    ['GET', '/api/admin/dashboard', 'auth'],
    ['GET', '/api/admin/fix-story-counts', 'auth'],
    ['GET', '/api/admin/users?q=asha', 'auth'],
    ['POST', '/api/admin/queues/mail/jobs/7/retry', 'auth'],
    ['GET', '/api/admin/costs/7', 'auth'],
    ['GET', '/api/sign-in-options', 'auth'],
    ['GET', '/auth/google', 'auth'],
    ['GET', '/auth/google/callback?code=a%2Fb&state=c', 'auth'],
    ['GET', '/api/stories', 'stories'],
    ['GET', '/api/stories/7', 'stories'],
    ['POST', '/api/stories/search', 'stories'],
    ['GET', '/api/stories/filters', 'stories'],
    ['GET', '/api/stories/7/illustrations', 'stories'],
    ['POST', '/api/generate-story', 'stories'],
    ['GET', '/api/images/7-cover.png', 'stories'],
    ['POST', '/api/stories/7/illustrations/3/retry', 'stories'],
    ['POST', '/api/stories/7/illustrations/3/prioritize', 'stories'],
    ['GET', '/api/stories/..a../b.../{c}|d?e=[f]', 'stories'],
    ['DELETE', '/api/stories/7', 'stories'],
    ['GET', '/api/photo-consents', 'stories'],
    ['DELETE', '/api/child-consents/1', 'stories'],
    ['POST', '/api/family', 'stories'],
    ['PUT', '/api/family/0190b1f2-3c4d-7e5f-8a6b-9c0d1e2f3a4b', 'stories'],
    ['GET', '/api/privacy-notice', 'stories'],
    ['POST', '/api/looks/preview', 'stories'],
    ['POST', '/api/cover-preview', 'stories'],
    ['POST', '/api/looks/from-photo', 'stories'],
    ['DELETE', '/api/photo-consents/7', 'stories'],
    ['GET', '/api/admin/costs?days=7', 'stories'],
    ['GET', '/api/admin/stories?q=lamp', 'stories'],
    ['POST', '/api/stories/7/order-printed-copy', 'payments'],
    ['POST', '/api/stories/7/process-free-printed-copy', 'payments'],
    ['GET', '/api/story-credits', 'payments'],
    ['GET', '/api/subscription-plans', 'payments'],
    ['POST', '/api/create-order', 'payments'],
    ['POST', '/api/create-gift-order', 'payments'],
    ['POST', '/api/create-subscription', 'payments'],
    ['POST', '/api/verify-payment', 'payments'],
    ['POST', '/api/check-available-gifts', 'payments'],
    ['POST', '/api/redeem-gift', 'payments'],
    ['POST', '/api/gift-details', 'payments'],
    ['GET', '/api/gifts', 'payments'],
    ['POST', '/api/gifts/0190b1f2-3c4d-7e5f-8a6b-9c0d1e2f3a4b/resend', 'payments'],
    ['GET', '/api/payments/checkout', 'payments'],
    ['POST', '/api/payments/webhook', 'payments'],
    ['POST', '/api/admin/fix-story-count', 'payments'],
    ['GET', '/api/admin/orders?status=paid', 'payments'],
    ['GET', '/api/admin/printed-copies?status=placed', 'payments'],
    ['GET', '/api/admin/stories/7/press-check?userId=1&provider=lulu', 'exports'],
    ['POST', '/api/admin/printed-copies/7/status', 'payments'],
    ['POST', '/api/account/archive', 'exports'],
    ['GET', '/api/account/archive/download', 'exports'],
    ['GET', '/api/stories/7/pdf', 'exports'],
    ['GET', '/api/stories/7/download/kf8/status?for=send-to-kindle', 'exports'],
    ['GET', '/api/stories/7/download/fixed_epub?device=tablet&a=%2F..//', 'exports'],
  ] as const
  for (const [method, url, service] of table) {
    const body = method === 'POST' ? '{"a":"é"}' : ''
    const response = await sendRequest(origin, url, {
      method,
      headers: { ...sameOrigin, cookie, 'content-type': 'application/json' },
      body,
    })
    expect.soft(response.json()).toMatchObject({ service, method, url, body })
  }
})

test('responses of the API are not stored by browsers, except pictures and books', async () => {
  const lenient = await startService((call, response) => {
    const type = call.url?.endsWith('error') ? 'application/json' : 'image/png'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'private, no-cache' }).end('{}')
  })
  const services = { auth: lenient.url, stories: lenient.url, exports: lenient.url }
  const { origin, sameOrigin } = await setUp({ ...shared, services })
  for (const [path, expected] of [
    ['/api/me', 'no-store'],
    ['/api/stories', 'no-store'],
    ['/api/unknown', 'no-store'],
    ['/api/images/error', 'no-store'],
    ['/api/images/7-cover.png', 'private, no-cache'],
    ['/api/stories/7/pdf', 'private, no-cache'],
  ] as const) {
    const { headers } = await sendRequest(origin, path, { headers: sameOrigin })
    expect.soft(headers['cache-control'], path).toBe(expected)
  }
})

test('an unknown API path is a JSON 404 and is not proxied', async () => {
  const { origin, sameOrigin, received } = await setUp(shared)
  const table = [
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/unknown'],
    ['POST', '/api/unknown/deeper'],
    ['OPTIONS', '/api/stories'],
    ['GET', '/auth'],
    ['POST', '/somewhere'],
    ['GET', '/internal'],
    ['GET', '/internal/accounts/7'],
    ['POST', '/internal/credits/spend'],
  ] as const
  for (const [method, path] of table) {
    const response = await sendRequest(origin, path, { method, headers: { ...sameOrigin, accept: 'text/html' } })
    expect.soft(response.status, path).toBe(404)
    expect.soft(response.json(), path).toMatchObject({ code: 'not_found' })
  }
  expect(received).toEqual([])
})

test('an unsafe path is rejected with 400 and not proxied', async () => {
  const { get, received } = await setUp(shared)
  const paths = [
    '/%61pi/stories',
    '/ap%69/me',
    '/api%2fme',
    '/api%2Fstories',
    '/api/..%2finternal/credits/spend',
    '/api/stories/..%2f..%2finternal/accounts/7',
    '/api/stories/%2e%2e/%2e%2e/internal/accounts/7',
    '/api/stories/../../internal/accounts/7',
    '/api/stories/..\\..\\internal\\accounts\\7',
    '/api/stories/..%5c..%5cinternal',
    '/api/stories/%252e%252e/internal',
    '/api/stories/x%00',
    '/api//me',
    '//internal/accounts/7',
    '/api/./me',
    '/api/stories/7/%2e%2e/8/pdf',
    '/api/stories/x%0d%0aset-cookie:a',
    '/api/stories/%zz',
    '/api/stories/%',
  ]
  for (const path of paths) {
    const response = await get(path)
    expect.soft(response.status, path).toBe(400)
    expect.soft(response.json(), path).toMatchObject({ code: 'bad_path' })
  }
  expect(received).toEqual([])
})

test('a request target that is not a path is rejected', async () => {
  const { origin, received } = await setUp(shared)
  for (const target of ['http://127.0.0.1/api/me', 'http://elsewhere.example/api/me', 'api/me', '*']) {
    const response = await sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect.soft(response, target).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(received).toEqual([])
})

test('a request with two Host headers is rejected', async () => {
  const { origin, received } = await setUp(shared)
  const send = (hosts: string) => sendRaw(origin, `GET /api/me HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  for (const second of ['Host: kahani.test', 'hOST: elsewhere.example']) {
    expect(await send(`Host: kahani.test\r\n${second}\r\n`)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_input"/)
  }
  expect(received).toEqual([])
  expect(await send('Host: kahani.test\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('/.well-known/security.txt names a contact, and expires within a year', async () => {
  const now = Date.parse('2026-11-30T18:30:00Z')
  const { get } = await setUp({ ...shared, now: () => now })
  const { status, headers, body } = await get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.toString()).toBe(
    'Contact: mailto:support@kahani.test\n' +
      'Expires: 2027-05-29T00:00:00.000Z\n' +
      'Canonical: http://kahani.test/.well-known/security.txt\n' +
      'Preferred-Languages: en, hi\n',
  )
})

describe('bodies', () => {
  const KB = 1024

  test('a request may have 256 KB, a story with its photo 10 MB, and not a byte more', async () => {
    const { origin, sameOrigin, received, signIn } = await setUp(shared)
    const { cookie } = await signIn()
    const send = (path: string, length: number, encoding: OutgoingHttpHeaders) =>
      sendRequest(origin, path, {
        method: 'POST',
        headers: { ...sameOrigin, cookie, ...encoding },
        body: Buffer.alloc(length, 32),
      })
    for (const [path, limit] of [
      ['/api/login', 256 * KB],
      ['/api/stories/7/order-printed-copy', 256 * KB],
      ['/api/generate-story', 10 * KB * KB],
    ] as const) {
      for (const encodingOf of [
        (length: number) => ({ 'content-length': length }),
        () => ({ 'transfer-encoding': 'chunked' }),
      ]) {
        expect((await send(path, limit, encodingOf(limit))).status).toBe(200)
        expect(received.pop()?.body).toHaveLength(limit)
        const refused = await send(path, limit + 1, encodingOf(limit + 1))
        expect(refused.status).toBe(413)
        expect(refused.headers.connection).toBe('close')
        expect(refused.json()).toMatchObject({ code: 'too_large' })
        expect(received).toEqual([])
      }
    }
  })

  test('passes a body without a length on with its length', async () => {
    const { origin, sameOrigin } = await setUp(shared)
    const headers = { ...sameOrigin, 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
    const response = await sendRequest(origin, '/api/login', { method: 'POST', headers, body: '{"username":"meera"}' })
    expect(response.json()).toMatchObject({ body: '{"username":"meera"}', headers: { 'content-length': '20' } })
  })

  test('responds to Expect: 100-continue', async () => {
    const { origin, sameOrigin } = await setUp(shared)
    const head = {
      host: 'a',
      ...sameOrigin,
      origin: 'http://a',
      expect: '100-continue',
      'content-length': 2,
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    const response = await sendRaw(origin, `POST /api/login HTTP/1.1\r\n${lines.join('')}\r\n{}`)
    expect(response).toContain('HTTP/1.1 100 Continue')
    expect(response).toContain('HTTP/1.1 200 OK')
  })

  test('drops the body of a GET request', async () => {
    const { origin } = await setUp(shared)
    const response = await sendRequest(origin, '/api/stories', { headers: { 'content-length': 2 }, body: '{}' })
    expect(response.json()).toMatchObject({ method: 'GET', body: '' })
  })
})
