import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '@kahani/contracts/documents'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import { pictureSrcSet, SHELF_COVER_SIZES } from '@kahani/contracts/image-path'
import { expect, onTestFinished, test } from 'vitest'
import { type SetUp, sendRequest, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const SCRIPT = 'console.log("a story")'.repeat(100)
const STYLE = '@media (width<48rem){p{margin:0}}'
const LANDING_PAGE = `<title>Kahani</title><style>${STYLE}</style><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/">`

async function setUpWithWebApp(env: SetUp['env'] = {}, services: SetUp['services'] = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'kahani-dist-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'assets'))
  const hindi = join(dist, 'documents', 'hi')
  await mkdir(hindi, { recursive: true })
  await writeFile(join(hindi, 'shell.html'), '<!doctype html><html lang="hi-IN"><title>Kahani')
  const documents = join(dist, 'documents', 'en')
  for (const folder of ['pages', 'shells']) await mkdir(join(documents, folder), { recursive: true })
  await writeFile(join(documents, 'shell.html'), '<title>Kahani, shell</title>')
  await writeFile(join(documents, 'pages', 'index.html'), LANDING_PAGE)
  await writeFile(join(documents, 'pages', 'signin.html'), '<title>Kahani, sign-in page</title>')
  await writeFile(join(documents, 'shells', 'story.html'), '<title>Kahani, reader</title>')
  await writeFile(join(dist, 'og-image.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dist, 'sw.js'), SCRIPT)
  await writeFile(join(dist, 'manifest.webmanifest'), '{"name":"Kahani"}')
  await writeFile(join(dist, 'assets', 'index-B3x_9a.js'), SCRIPT)
  await writeFile(join(dist, 'assets', 'index-B3x_9a.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(dist, '.env'), 'SECRET=1')
  await writeFile(join(dist, '..', `${dist.split('/').at(-1)}-beside.txt`), 'beside')
  onTestFinished(() => rm(`${dist}-beside.txt`))
  return { dist, ...(await setUp({ ...shared, services, env: { WEB_DIST: dist, ...env } })) }
}

test('serves a document for every navigation, to be revalidated each time', async () => {
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
      vary: 'cookie, accept-encoding',
    })
  }
  expect(received).toEqual([])
})

test('serves the document in the language of the cookie, and in English without one', async () => {
  const { get } = await setUpWithWebApp()
  const languageOf = async (headers: Record<string, string>) => {
    const response = await get('/story/7', { ...BROWSER, ...headers })
    expect(response.headers).toMatchObject({ vary: expect.stringMatching(/\bcookie\b/), 'cache-control': 'no-cache' })
    return response.body.includes('lang="hi-IN"') ? 'hi' : 'en'
  }
  expect(await languageOf({ cookie: 'sid=a.b; locale=hi' })).toBe('hi')
  expect(await languageOf({ cookie: 'locale=hi; sid=a.b' })).toBe('hi')
  expect(await languageOf({ cookie: 'locale=en' })).toBe('en')
  expect(await languageOf({ cookie: 'old_locale=hi; locale=hindi' })).toBe('en')
  expect(await languageOf({ 'accept-language': 'hi-IN,hi;q=0.9' })).toBe('en')
})

const titleOf = (response: { body: Buffer }) => /<title>(.*?)<\/title>/.exec(response.body.toString())?.[1]

test('serves a prerendered page to visitors, and the shell to families and for a query that pages read', async () => {
  const { get } = await setUpWithWebApp()
  const title = async (path: string, cookie = '') => titleOf(await get(path, { ...BROWSER, cookie }))
  expect(await title('/signin')).toBe('Kahani, sign-in page')
  expect(await title('/signin?utm_source=a&fbclid=b')).toBe('Kahani, sign-in page')
  expect(await title('/signin?redirectTo=%2Fshop')).toBe('Kahani, shell')
  expect(await title('/signin/', '')).toBe('Kahani, shell')
  expect(await title('/signin', 'a=b; signed_in=1')).toBe('Kahani, shell')
  expect(await title('/signin', 'not_signed_in=1')).toBe('Kahani, sign-in page')
  expect(await title('/story/7')).toBe('Kahani, reader')
})

test('the document of a story loads its first picture at once, and that of the shelf its first cover, for the family only', async () => {
  const picture = '/api/images/7-0-1.signature.webp'
  const answers: Record<string, object> = {
    '/api/stories/7/first-picture': { pictureUrl: picture },
    '/api/stories?limit=1': [{ coverUrl: picture }],
  }
  const stories = await startService(({ url = '', headers }, response) => {
    const found = headers[IDENTITY_HEADER] === undefined ? undefined : answers[url]
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? {}))
  })
  const { get, signIn } = await setUpWithWebApp({}, { stories: stories.url })
  const { cookie } = await signIn()
  const link = async (path: string, headers = {}) => (await get(path, { ...BROWSER, ...headers })).headers.link
  expect(await link('/story/7', { cookie })).toBe(`<${picture}?width=432>; rel=preload; as=image; fetchpriority=high`)
  expect(await link('/my-stories', { cookie })).toBe(
    `<${picture}>; imagesrcset="${pictureSrcSet(picture)}"; imagesizes="${SHELF_COVER_SIZES}"; rel=preload; as=image; fetchpriority=high`,
  )
  expect([await link('/story/8', { cookie }), await link('/my-stories'), await link('/story/7')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a prerendered page has the public origin, and a policy that allows its style sheet only', async () => {
  const { get } = await setUpWithWebApp({ PUBLIC_URL: new URL('https://kahani.example') })
  const { body, headers } = await get('/', BROWSER)
  expect(body.toString()).toContain('<link rel="canonical" href="https://kahani.example/">')
  const hash = createHash('sha256').update(STYLE).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect((await get('/shop', BROWSER)).headers['content-security-policy']).not.toContain(hash)
})

test('compresses documents, and serves a changed one at once', async () => {
  const { get, dist } = await setUpWithWebApp()
  const accepting = (encoding: string) => get('/', { ...BROWSER, 'accept-encoding': encoding })
  const plain = await accepting('br;q=0, gzip;q=0, *')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const br = await accepting('gzip, deflate, br')
  const gzip = await accepting('gzip;q=1.0, br;q=0')
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect((await accepting('br;q=0, *')).headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)

  await writeFile(join(dist, 'documents/en/pages/index.html'), '<title>Kahani, new release</title>')
  expect(titleOf(await get('/', BROWSER))).toBe('Kahani, new release')
})

test('responds with 304 for an unchanged page', async () => {
  const { get } = await setUpWithWebApp()
  const { headers } = await get('/', BROWSER)
  const unchanged = await get('/', { ...BROWSER, 'if-none-match': headers.etag })
  expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, headers.etag])
})

test('serves hashed assets compressed and as immutable', async () => {
  const { get } = await setUpWithWebApp()
  const plain = await get('/assets/index-B3x_9a.js')
  expect(plain.body.toString()).toBe(SCRIPT)
  expect(plain.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  const short = await get('/assets/index-B3x_9a.js', { 'accept-encoding': 'gzip, br' })
  expect(short.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(short.headers['content-type']).toBe(plain.headers['content-type'])
  expect(short.body.equals(gzipSync(SCRIPT))).toBe(true)
})

test('serves the service worker and the manifest with their types, to be revalidated each time', async () => {
  const { get } = await setUpWithWebApp()
  const types = {
    '/sw.js': /^(?:text|application)\/javascript/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
  }
  for (const [path, type] of Object.entries(types)) {
    const { headers } = await get(path)
    expect
      .soft(headers, path)
      .toMatchObject({ 'content-type': expect.stringMatching(type), 'cache-control': 'no-cache' })
  }
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
  for (const method of ['POST', 'TRACE']) {
    expect.soft((await sendRequest(origin, '/story/7', { method, headers: BROWSER })).status, method).toBe(404)
  }
})

/** The content security policy by directive. */
async function policyOf(env: SetUp['env'] = {}) {
  const { get } = await setUpWithWebApp(env)
  const { headers } = await get('/my-stories', BROWSER)
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
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', checkout],
    'font-src': ["'self'"],
    'connect-src': ["'self'", checkout],
    'frame-src': [checkout],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  })
  const permissions = String(headers['permissions-policy']).split(', ')
  for (const feature of ['camera', 'microphone', 'geolocation', 'usb']) expect(permissions).toContain(`${feature}=()`)
  expect(permissions).toContain(`payment=(self "${checkout}")`)
  expect(permissions).toContain('screen-wake-lock=(self)')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('the policy for Razorpay’s checkout allows what it needs and no more', async () => {
  const { policy } = await policyOf({ RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js' })
  expect(policy).toMatchObject({
    'script-src': ["'self'", 'https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    'style-src': ["'self'", expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)],
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

test('every other response loads nothing and can’t be framed', async () => {
  const { get } = await setUpWithWebApp()
  for (const path of ['/api/stories', '/api/unknown', '/assets/index-B3x_9a.js', '/livez', '/no//path']) {
    expect
      .soft((await get(path)).headers['content-security-policy'], path)
      .toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  }
})

test('with an https public URL every response sets HSTS for subdomains', async () => {
  const { get } = await setUpWithWebApp({ PUBLIC_URL: new URL('https://kahani.example') })
  const page = await get('/', BROWSER)
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  for (const path of ['/', '/api/stories', '/api/unknown', '/livez', '/no//path']) {
    expect.soft((await get(path, BROWSER)).headers, path).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  }
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

test('a navigation gives the hint back to a browser that has a session', async () => {
  const { get } = await setUpWithWebApp()
  const cookiesOf = async (cookie: string) => (await get('/', { ...BROWSER, cookie })).headers['set-cookie']
  expect(await cookiesOf('sid=a.b')).toEqual(['signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax'])
  for (const cookie of ['', 'sid=a.b; signed_in=1', 'other=1']) expect(await cookiesOf(cookie)).toBeUndefined()
})
