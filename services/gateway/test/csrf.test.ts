import { CSRF_HEADER } from '@kahani/contracts/headers'
import { describe, expect, test } from 'vitest'
import { ask, setUp, shareRedis } from './set-up.ts'

const shared = shareRedis()

describe('calls that change something', () => {
  test('are taken from our own pages, however they are reached', async () => {
    const { origin, ours } = await setUp(shared)
    const host = new URL(origin).host
    for (const headers of [
      ours,
      { ...ours, origin: 'http://kahani.test' },
      { ...ours, host: 'kahani.lan:3000', origin: 'http://kahani.lan:3000' },
      { ...ours, host, origin: `https://${host}` },
      { [CSRF_HEADER]: ours[CSRF_HEADER], 'sec-fetch-site': 'same-origin' },
    ]) {
      const answer = await ask(origin, '/api/logout', { method: 'POST', headers })
      expect.soft(answer.status, JSON.stringify(headers)).toBe(200)
    }
  })

  test('are refused with 403 from anywhere else, before any service hears of them', async () => {
    const { origin, ours, heard } = await setUp(shared)
    const marker = { [CSRF_HEADER]: ours[CSRF_HEADER] }
    for (const headers of [
      {},
      { origin },
      marker,
      { ...marker, 'sec-fetch-site': 'same-site' },
      { ...marker, 'sec-fetch-site': 'none' },
      { ...marker, origin: 'null', 'sec-fetch-site': 'same-origin' },
      { ...marker, origin: 'http://evil.example' },
      { ...marker, origin: `${origin}.evil.example` },
      { ...marker, origin: 'http://evil.example', referer: origin },
      { ...marker, origin: 'http://kahani.test.evil.example' },
      { ...ours, [CSRF_HEADER]: 'fetch' },
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await ask(origin, '/api/stories/7', { method, headers })
        expect.soft(answer.status, `${method} ${JSON.stringify(headers)}`).toBe(403)
        expect.soft(answer.json()).toMatchObject({ code: 'forbidden_origin' })
      }
    }
    expect(heard).toEqual([])
  })

  test('are not taken from a page without encryption where the product is reached with it', async () => {
    const { origin, ours } = await setUp({ ...shared, env: { PUBLIC_URL: new URL('https://kahani.example') } })
    const send = async (headers: object) =>
      (await ask(origin, '/api/logout', { method: 'POST', headers: { ...ours, ...headers } })).status
    expect(await send({ host: 'kahani.example', origin: 'http://kahani.example' })).toBe(403)
    expect(await send({ host: 'kahani.example', origin: 'https://kahani.example' })).toBe(200)
  })

  test('are taken from Razorpay\u2019s servers at the one path that is theirs', async () => {
    const { origin } = await setUp(shared)
    const send = async (path: string, method = 'POST') =>
      (await ask(origin, path, { method, body: '{"event":"order.paid"}' })).status
    expect(await send('/api/payments/webhook')).toBe(200)
    expect(await send('/api/payments/webhook?a=1')).toBe(200)
    expect(await send('/api/payments/webhook/')).toBe(403)
    expect(await send('/api/payments/webhook/more')).toBe(403)
    expect(await send('/api/payments/other')).toBe(403)
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(await send('/api/payments/webhook', method)).toBe(403)
  })
})
