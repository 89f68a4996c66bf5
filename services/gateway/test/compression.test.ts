import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import { expect, test } from 'vitest'
import { setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const fromOurPage = { [CSRF_HEADER]: CSRF_HEADER_VALUE }
const jsonOf = (bytes: number) => JSON.stringify({ text: 'a story '.repeat(bytes / 8) })
const BODIES: Record<string, string> = { small: jsonOf(800), medium: jsonOf(8_000), large: jsonOf(200_000) }

async function setUpJson() {
  const service = await startService((call, response) => {
    const name = call.url?.split('/').at(-1) ?? ''
    const body = BODIES[name] ?? BODIES.medium ?? ''
    const type = name === 'picture' ? 'image/png' : 'application/json; charset=utf-8'
    const headers = { 'content-type': type, etag: '"1"', 'content-length': Buffer.byteLength(body) }
    response.writeHead(200, headers).end(call.method === 'HEAD' ? undefined : body)
  })
  return setUp({ ...shared, services: { stories: service.url } })
}

test('JSON from 1 KB on is compressed for our own pages, as the browser accepts it', async () => {
  const { get } = await setUpJson()
  const load = (name: string, accepted: string) =>
    get(`/api/stories/${name}`, { ...fromOurPage, 'accept-encoding': accepted })
  for (const name of ['medium', 'large']) {
    const brotli = await load(name, 'gzip, deflate, br, zstd')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: 'W/"1"' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(BODIES[name])
    const gzip = await load(name, 'br;q=0, gzip;q=0.5')
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(BODIES[name])
  }
  for (const [name, accepted] of [
    ['small', 'br'],
    ['medium', 'identity'],
    ['picture', 'br'],
  ] as const) {
    const plain = await load(name, accepted)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers.etag).toBe('"1"')
    expect(plain.body.toString()).toBe(BODIES[name] ?? BODIES.medium)
  }
})

test('an answer that another site can cause is not compressed', async () => {
  const { get } = await setUpJson()
  const { headers, body } = await get('/api/stories/medium', { 'accept-encoding': 'br' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body.toString()).toBe(BODIES.medium)
})
