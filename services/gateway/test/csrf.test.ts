import { CSRF_HEADER } from '@kahani/contracts/headers'
import { describe, expect, test } from 'vitest'
import { sendRequest, setUp, shareRedis } from './set-up.ts'

const shared = shareRedis()

describe('state-changing requests', () => {
  test('are accepted from our origin at any host name', async () => {
    const { origin, sameOrigin } = await setUp(shared)
    const host = new URL(origin).host
    for (const headers of [
      sameOrigin,
      { ...sameOrigin, origin: 'http://kahani.test' },
      { ...sameOrigin, host: 'kahani.lan:3000', origin: 'http://kahani.lan:3000' },
      { ...sameOrigin, host, origin: `https://${host}` },
      { [CSRF_HEADER]: sameOrigin[CSRF_HEADER], 'sec-fetch-site': 'same-origin' },
    ]) {
      const response = await sendRequest(origin, '/api/logout', { method: 'POST', headers })
      expect.soft(response.status, JSON.stringify(headers)).toBe(200)
    }
  })

  test('are rejected with 403 from any other origin and not proxied', async () => {
    const { origin, sameOrigin, received } = await setUp(shared)
    const csrfHeader = { [CSRF_HEADER]: sameOrigin[CSRF_HEADER] }
    for (const headers of [
      {},
      { origin },
      csrfHeader,
      { ...csrfHeader, 'sec-fetch-site': 'same-site' },
      { ...csrfHeader, 'sec-fetch-site': 'none' },
      { ...csrfHeader, origin: 'null', 'sec-fetch-site': 'same-origin' },
      { ...csrfHeader, origin: 'http://evil.example' },
      { ...csrfHeader, origin: `${origin}.evil.example` },
      { ...csrfHeader, origin: 'http://evil.example', referer: origin },
      { ...csrfHeader, origin: 'http://kahani.test.evil.example' },
      { ...sameOrigin, [CSRF_HEADER]: 'fetch' },
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await sendRequest(origin, '/api/stories/7', { method, headers })
        expect.soft(response.status, `${method} ${JSON.stringify(headers)}`).toBe(403)
        expect.soft(response.json()).toMatchObject({ code: 'forbidden_origin' })
      }
    }
    expect(received).toEqual([])
  })

  test('are rejected from an http origin if the public URL is https', async () => {
    const { origin, sameOrigin } = await setUp({ ...shared, env: { PUBLIC_URL: new URL('https://kahani.example') } })
    const send = async (headers: object) =>
      (await sendRequest(origin, '/api/logout', { method: 'POST', headers: { ...sameOrigin, ...headers } })).status
    expect(await send({ host: 'kahani.example', origin: 'http://kahani.example' })).toBe(403)
    expect(await send({ host: 'kahani.example', origin: 'https://kahani.example' })).toBe(200)
  })

  test.for(['/api/payments/webhook', '/api/newsletter/one-click-unsubscribe'])(
    'are accepted without the header at %s, which servers call',
    async path => {
      const { origin, received } = await setUp(shared)
      const body = 'List-Unsubscribe=One-Click'
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const send = async (url: string, method = 'POST') =>
        (await sendRequest(origin, url, { method, headers, body })).status
      expect(await send(path)).toBe(200)
      expect(await send(`${path}?token=a`)).toBe(200)
      expect(received.map(echo => [echo.url, echo.body])).toEqual([
        [path, body],
        [`${path}?token=a`, body],
      ])
      const others = [
        `${path}/`,
        `${path}/more`,
        '/api/payments/other',
        '/api/newsletter/unsubscribe',
        '/api/newsletter',
      ]
      for (const other of others) expect.soft(await send(other), other).toBe(403)
      for (const method of ['PUT', 'PATCH', 'DELETE']) expect(await send(path, method)).toBe(403)
    },
  )
})
