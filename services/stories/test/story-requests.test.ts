import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { headersFor } from '@kahani/testing/keys'
import { startTestRedis } from '@kahani/testing/redis'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openWorkerPool } from '../src/worker-pool/worker-pool.ts'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

const MB = 1024 * 1024
const HEIC = new URL('sample-photo.heic', import.meta.url)
const withPhoto = (file: Buffer) => ({
  ...asha,
  characterPhoto: `data:image/gif;base64,${file.toString('base64')}`,
  photoConsent: true,
})

/** A moderator that counts its calls, takes a moment, and refuses what contains a word. */
function createSlowModerator(word: string | null = null) {
  const builtIn = createBuiltInModerator()
  const calls = { count: 0 }
  const moderator: Moderator = {
    ...builtIn,
    async checkTexts(texts) {
      // Texts of generated stories are moderated too.
      if (texts.length < 10) calls.count += 1
      await new Promise(resolve => setImmediate(resolve))
      return texts.map(each => ({ flagged: word !== null && each.includes(word), categories: [] }))
    },
  }
  return { moderator, calls }
}

type Setup = Awaited<ReturnType<typeof setUp>>

/** Sends a body as it is. */
const postBody = async ({ app }: Setup, payload: string | Buffer, { userId = 1, headers = {} } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/generate-story',
    headers: { ...(await headersFor({ userId })), 'content-type': 'application/json', ...headers },
    payload,
  })

/** Fails all pictures of a story. */
const failPictures = ({ internal }: Setup, id: number) =>
  internal('POST', `/internal/stories/${id}/illustrations-complete`)

describe('the body', () => {
  test('is read only if the account may have a story', async () => {
    const setup = await setUp({ requireVerifiedEmail: true })
    const { payments, db } = setup
    const read: number[] = []
    const brackets = '['.repeat(MB)
    const post = async () => {
      const response = await postBody(setup, brackets)
      if (response.statusCode === 400) read.push(response.statusCode)
      return response.statusCode
    }
    expect((await setup.app.inject({ method: 'POST', url: '/api/generate-story', payload: brackets })).statusCode).toBe(
      401,
    )
    expect(await post()).toBe(403)
    payments.state.credits = 0
    expect(await post()).toBe(402)
    Object.assign(payments.state, { credits: 1, emailVerified: true })
    await db
      .insertInto('failures')
      .values(Array.from({ length: 10 }, () => ({ user_id: 1 })))
      .execute()
    expect(await post()).toBe(429)
    expect(read).toEqual([])
    await db.deleteFrom('failures').execute()
    expect(await post()).toBe(400)
  })

  test('has 10 MB at most, with or without a Content-Length, and its connection stays usable', async () => {
    const setup = await setUp()
    await setup.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = setup.app.server.address() as AddressInfo
    const identity = Object.entries(await headersFor({ userId: 1 })).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `POST /api/generate-story HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${identity.join('')}`
    const chunk = Buffer.alloc(MB, 'a')
    const send = async (...parts: (string | Buffer)[]) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      for (const part of parts) socket.write(part)
      return socket
    }

    const declared = await send(`${head}Connection: close\r\nContent-Length: ${10 * MB + 1}\r\n\r\n`, chunk)
    expect(await text(declared)).toMatch(/^HTTP\/1.1 413 /)

    const parts = ['{"characterPhoto":"', ...Array.from({ length: 10 }, () => chunk), '"}']
    const chunks = parts.flatMap(part => [`${part.length.toString(16)}\r\n`, part, '\r\n'])
    const streamed = await send(`${head}Transfer-Encoding: chunked\r\n\r\n`, ...chunks, '0\r\n\r\n')
    streamed.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(await text(streamed)).toMatch(/^HTTP\/1.1 413 [\s\S]*HTTP\/1.1 200 /)
  })

  test('that does not arrive, or whose client disconnects before its turn, delays no other request of the account', async () => {
    const setup = await setUp({ credits: 2 })
    const { app, redis, generateStory } = setup
    await app.listen({ host: '127.0.0.1', port: 0 })
    const interrupt = async (isReceived: () => Promise<unknown>) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      const headers = { ...(await headersFor({ userId: 1 })), 'content-type': 'application/json', 'content-length': 2 }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST /api/generate-story HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n{`)
      await expect.poll(isReceived).toBeTruthy()
      socket.destroy()
      await expect.poll(() => promisify(app.server.getConnections).call(app.server)).toBe(0)
    }
    const turn = 'limit:stories:turn:1'
    await interrupt(() => redis.exists(turn))
    expect((await generateStory()).statusCode).toBe(201)

    await redis.set(turn, 'another request')
    const counted = await redis.keys('limit:stories:address:*')
    const before = await redis.get(counted[0] ?? '')
    await interrupt(async () => (await redis.get(counted[0] ?? '')) !== before)
    await redis.del(turn)
    expect((await generateStory()).statusCode).toBe(201)
    // The interrupted request may take its turn before it notices that its client has left.
    await expect.poll(() => redis.exists(turn)).toBe(0)
  })

  test('that is large is parsed in another thread, with the same result', async () => {
    const setup = await setUp({ credits: 2 })
    const jpeg = Buffer.from((await samplePhoto()).split(',')[1] ?? '', 'base64')
    const brief = withPhoto(Buffer.concat([jpeg, Buffer.alloc(MB)]))
    const key = { [IDEMPOTENCY_HEADER]: 'request-0001' }
    const first = await postBody(setup, JSON.stringify(brief), { headers: key })
    expect(first.statusCode).toBe(201)
    const repeated = await postBody(setup, JSON.stringify(brief), { headers: key })
    expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()])
    expect(setup.payments.spent.size).toBe(1)
    const other = await postBody(setup, JSON.stringify(withPhoto(jpeg)), { headers: key })
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused'])
    const invalid = await postBody(setup, JSON.stringify({ ...brief, characterAge: 'old' }))
    expect(invalid.json()).toMatchObject({
      code: 'bad_input',
      message: 'Age is required',
      issues: [{ path: 'characterAge' }],
    })
    expect((await postBody(setup, JSON.stringify({ ...brief, friendName: 'a'.repeat(MB) }))).statusCode).toBe(413)
  })

  test('of a repeated request is accepted without a credit, and must be JSON', async () => {
    const setup = await setUp()
    const key = { [IDEMPOTENCY_HEADER]: 'request-0001' }
    const first = await postBody(setup, JSON.stringify(asha), { headers: key })
    expect(setup.payments.state.credits).toBe(0)
    const repeated = await postBody(setup, JSON.stringify(asha), { headers: key })
    expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()])
    expect((await postBody(setup, '{', { headers: key })).statusCode).toBe(400)
    expect((await postBody(setup, '', { headers: key })).statusCode).toBe(400)
    expect((await postBody(setup, 'a=b', { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415)
  })
})

describe('the photo', () => {
  test('can be a HEIC file, and is what its bytes say', async () => {
    const { generateStory, internal } = await setUp({ credits: 2 })
    const { id } = (await generateStory(withPhoto(await readFile(HEIC)))).json().story
    const stored = (await internal('GET', `/internal/stories/${id}/photo`)).rawPayload
    expect(stored.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const response = await generateStory(withPhoto(Buffer.from('GIF89a')))
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([
      {
        path: 'characterPhoto',
        message: 'We can’t read this kind of image. Please choose a JPEG, PNG, WebP or HEIC photo.',
      },
    ])
  })

  test('is refused if decoding it takes too long', async () => {
    const workerPool = openWorkerPool({ timeoutMs: 1 })
    onTestFinished(() => workerPool.close())
    const { generateStory, payments } = await setUp({ workerPool })
    const response = await generateStory(withPhoto(await readFile(HEIC)))
    const message = 'We could not read this photo. Please choose another one.'
    expect([response.statusCode, response.json().issues]).toEqual([400, [{ path: 'characterPhoto', message }]])
    expect(payments.spent.size).toBe(0)
  })
})

describe('an account', () => {
  test('with one credit causes one moderation, however many requests it sends at once', async () => {
    const { moderator, calls } = createSlowModerator()
    const { generateStory, payments, get } = await setUp({ moderator })
    const responses = await Promise.all(Array.from({ length: 50 }, () => generateStory()))
    const count = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length
    expect({ created: count(201), noCredit: count(402), tooMany: count(429) }).toEqual({
      created: 1,
      noCredit: 9,
      tooMany: 40,
    })
    expect(calls.count).toBe(1)
    expect(payments.state.credits).toBe(0)
    expect((await get('/api/stories')).json()).toHaveLength(1)
  })

  test('can have 20 briefs refused an hour, which cost no credit', async () => {
    const { moderator, calls } = createSlowModerator('Ravi')
    const { generateStory, payments } = await setUp({ moderator })
    for (let i = 0; i < 20; i += 1) expect((await generateStory({ ...asha, friendName: 'Ravi' })).statusCode).toBe(422)
    const response = await generateStory({ ...asha, friendName: 'Ravi' })
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_500)
    expect([calls.count, payments.state.credits]).toEqual([20, 1])
    expect((await generateStory(asha, { userId: 2 })).statusCode).toBe(201)
  })

  test('can have 10 failed stories in 6 hours, whether the text or all pictures failed', async () => {
    const { moderator } = createSlowModerator('Kabir ')
    const setup = await setUp({ moderator, credits: 1 })
    const { generateStory, payments, db, recover, remove } = setup
    for (let i = 0; i < 9; i += 1) expect((await generateStory()).statusCode).toBe(422)
    const { id } = (await generateStory({ ...asha, friendName: '' })).json().story
    await failPictures(setup, id)
    await recover()
    expect(payments.state.credits).toBe(1)
    // Its owner can't undo a failure by deleting the story.
    expect((await remove(`/api/stories/${id}`)).statusCode).toBe(204)
    const response = await generateStory()
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600'])
    expect((await generateStory(asha, { userId: 2 })).statusCode).toBe(422)
    await sql`update failures set failed_at = failed_at - interval '7 hours'`.execute(db)
    expect((await generateStory()).statusCode).toBe(422)
    await sql`update failures set failed_at = failed_at - interval '1 day' where failed_at < now() - interval '6 hours'`.execute(
      db,
    )
    await setup.deleteExpiredData()
    expect(await db.selectFrom('failures').select('user_id').execute()).toHaveLength(1)
    await setup.internal('DELETE', '/internal/users/1')
    expect(await db.selectFrom('failures').select('user_id').execute()).toEqual([])
  })

  test('and an address are rate-limited, before anything else', async () => {
    const { generateStory, app } = await setUp({ credits: 0, storiesPerHour: 63 })
    const statuses = []
    for (let i = 0; i < 61; i += 1) statuses.push((await generateStory()).statusCode)
    expect(statuses).toEqual([...Array(60).fill(402), 429])
    const from = async (address: string, userId: number) => {
      const headers = { ...(await headersFor({ userId })), 'x-forwarded-for': address }
      return app.inject({ method: 'POST', url: '/api/generate-story', headers, body: asha })
    }
    for (const userId of [2, 3, 4]) expect((await from('127.0.0.1', userId)).statusCode).toBe(402)
    const limited = await from('127.0.0.1', 5)
    expect([limited.statusCode, limited.json().code]).toEqual([429, 'too_many'])
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3_500)
    expect((await from('203.0.113.7', 5)).statusCode).toBe(402)
  })

  test('gets a limited number of free stories per address and day, which refused ones do not count for', async () => {
    const { app, payments } = await setUp({ credits: 9, freeStoriesPerDay: 2 })
    const from = async (address: string, userId: number, body: object = asha) => {
      const headers = { ...(await headersFor({ userId })), 'x-forwarded-for': address }
      return app.inject({ method: 'POST', url: '/api/generate-story', headers, body })
    }
    const network = '2001:db8:1:2:'
    for (let i = 0; i < 3; i += 1) expect((await from(`${network}:1`, 2, {})).statusCode).toBe(400)
    for (const userId of [2, 3]) expect((await from(`${network}:${userId}`, userId)).statusCode).toBe(201)
    const refused = await from(`${network}:4`, 4)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_free_stories'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600)
    expect(payments.state.credits).toBe(7)
    expect((await from('2001:db8:1:3::1', 4)).statusCode).toBe(201)
    payments.state.premium = true
    const premium = { ...asha, characterPhoto: await samplePhoto(), photoConsent: true }
    expect((await from(`${network}:5`, 5, premium)).statusCode).toBe(201)
  })

  test('gets a 503 while Redis is down, and can still read', async () => {
    const server = await startTestRedis()
    const { generateStory, get } = await setUp({ redisUrl: server.url })
    expect((await generateStory()).statusCode).toBe(201)
    await server.stop('SIGKILL')
    const response = await generateStory()
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
    expect(response.headers['retry-after']).toBeDefined()
    expect((await get('/api/stories')).json()).toHaveLength(1)
  })
})
