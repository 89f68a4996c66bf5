import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type SetUp, sendRequest, setUp, shareRedis } from './set-up.ts'

const shared = shareRedis()
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const SCRIPT = 'console.log("a story")'.repeat(100)

async function setUpWithWebApp(env: SetUp['env'] = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'kahani-dist-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Kahani</title>')
  await writeFile(join(dist, 'og-image.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dist, 'assets', 'index-B3x_9a.js'), SCRIPT)
  await writeFile(join(dist, 'assets', 'index-B3x_9a.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(dist, '.env'), 'SECRET=1')
  await writeFile(join(dist, '..', `${dist.split('/').at(-1)}-beside.txt`), 'beside')
  onTestFinished(() => rm(`${dist}-beside.txt`))
  return { dist, ...(await setUp({ ...shared, env: { WEB_DIST: dist, ...env } })) }
}

test('serves index.html for every navigation, to be revalidated each time', async () => {
  const { get, received } = await setUpWithWebApp()
  for (const path of [
    '/',
    '/story/7',
    '/redeem-gift?token=a%2Fb',
    '/no/such/page',
    '/a.page',
    '/%E0%A4%95',
    '/apiary',
    '/assets',
  ]) {
    const response = await get(path, BROWSER)
    expect.soft(response.status, path).toBe(200)
    expect.soft(response.body.toString(), path).toContain('<title>Kahani')
    expect.soft(response.headers, path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    })
  }
  expect(received).toEqual([])
})

test('responds with 304 for an unchanged page', async () => {
  const { get } = await setUpWithWebApp()
  const { headers } = await get('/', BROWSER)
  expect((await get('/my-stories', { ...BROWSER, 'if-none-match': headers.etag })).status).toBe(304)
})

test('serves hashed assets compressed and as immutable', async () => {
  const { get } = await setUpWithWebApp()
  const plain = await get('/assets/index-B3x_9a.js')
  expect(plain.body.toString()).toBe(SCRIPT)
  expect(plain.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const short = await get('/assets/index-B3x_9a.js', { 'accept-encoding': 'gzip, br' })
  expect(short.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(short.headers['content-type']).toBe(plain.headers['content-type'])
  expect(short.body.equals(gzipSync(SCRIPT))).toBe(true)
})

test('serves a file that a browser navigates to', async () => {
  const { get } = await setUpWithWebApp()
  const response = await get('/og-image.svg', BROWSER)
  expect(response.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
})

test('a missing, hidden or outside file is neither served nor replaced by the page', async () => {
  const { get, dist } = await setUpWithWebApp()
  const beside = `${dist.split('/').at(-1)}-beside.txt`
  for (const path of [
    '/assets/index-old.js',
    '/favicon.ico',
    '/.env',
    '/assets',
    `/../${beside}`,
    `/%2e%2e/${beside}`,
  ]) {
    const response = await get(path, { accept: '*/*' })
    expect.soft(response.status, path).toBeGreaterThanOrEqual(400)
    expect.soft(response.body.toString(), path).not.toMatch(/beside|SECRET|<title>/)
  }
  expect((await get('/.env', BROWSER)).body.toString()).not.toContain('SECRET')
})

test('accepts GET and HEAD only', async () => {
  const { origin } = await setUpWithWebApp()
  const head = await sendRequest(origin, '/story/7', { method: 'HEAD', headers: BROWSER })
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect((await sendRequest(origin, '/story/7', { method: 'POST', headers: BROWSER })).status).toBe(404)
})

/** The content security policy by directive. */
async function policyOf(env: SetUp['env'] = {}) {
  const { get } = await setUpWithWebApp(env)
  const { headers } = await get('/', BROWSER)
  const lines = String(headers['content-security-policy']).split(';')
  const policy: Record<string, string[]> = Object.fromEntries(
    lines.map(line => [line.split(' ', 1)[0], line.split(' ').slice(1)]),
  )
  return { headers, policy }
}

test('a document may load its own resources and the configured checkout, and can’t be framed', async () => {
  const { headers, policy } = await policyOf({ RAZORPAY_CHECKOUT_URL: 'http://localhost:3001/checkout.js?a=1' })
  const checkout = 'http://localhost:3001'
  expect(policy).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", checkout],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', checkout],
    'font-src': ["'self'"],
    'connect-src': ["'self'", checkout],
    'frame-src': [checkout],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('the policy for Razorpay’s checkout allows what it needs and no more', async () => {
  const { policy } = await policyOf({ RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js' })
  expect(policy).toMatchObject({
    'script-src': ["'self'", 'https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    'frame-src': ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
    'connect-src': ["'self'", 'https://*.razorpay.com'],
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.razorpay.com'],
    'default-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
  })
})

test('a checkout at a look-alike domain is limited to its own origin', async () => {
  const { policy } = await policyOf({ RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com.example/v1/checkout.js' })
  expect(
    Object.values(policy)
      .flat()
      .filter(source => source.includes('razorpay')),
  ).toEqual(Array(4).fill('https://checkout.razorpay.com.example'))
})

test('with an https public URL documents and responses set HSTS', async () => {
  const { get } = await setUpWithWebApp({ PUBLIC_URL: new URL('https://kahani.example') })
  const page = await get('/', BROWSER)
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect((await get('/api/stories')).headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await get('/api/stories')).json().headers['x-forwarded-proto']).toBe('https')
})

test('without a built web app pages are a 404 and the API works', async () => {
  const { get } = await setUp(shared)
  expect((await get('/', BROWSER)).status).toBe(404)
  expect((await get('/api/stories')).status).toBe(200)
})

test('serves the web app to a signed-in user while Redis is down', async () => {
  const { get, redis, signIn } = await setUpWithWebApp()
  const { cookie } = await signIn()
  redis.disconnect()
  expect((await get('/my-stories', { ...BROWSER, cookie })).status).toBe(200)
})
