import type { Readable } from 'node:stream'
import { headersFor } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

const listPath = (id: number) => `/api/stories/${id}/illustrations`

async function setUpStory(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp(options)
  const id: number = (await setup.generateStory(asha)).json().story.id
  /** Opens the stream of a story, at this or another instance. */
  const open = async ({ app = setup.app, userId = 1, lastEventId = '', after = '' } = {}) => {
    const response = await app.inject({
      url: `${listPath(id)}/events`,
      query: after ? { after } : {},
      headers: { ...(await headersFor({ userId })), ...(lastEventId && { 'last-event-id': lastEventId }) },
      payloadAsStream: true,
    })
    const body: Readable = response.stream()
    const received = { text: '', ended: false }
    body.on('data', chunk => (received.text += chunk))
    body.on('end', () => (received.ended = true))
    onTestFinished(() => void body.destroy())
    return {
      ...{ response, body, received },
      /** The ids and lists of the events so far. */
      events: () =>
        [...received.text.matchAll(/^id: (.*)\ndata: (.*)$/gm)].map(([, eventId = '', data = '']) => ({
          id: eventId,
          list: JSON.parse(data),
        })),
    }
  }
  return { ...setup, id, open }
}

describe('GET /api/stories/{id}/illustrations', () => {
  test('answers 304 until something changes that the list shows', async () => {
    const { app, db, id, get, post, internal, renderPicture } = await setUpStory()
    const tags = new Set<unknown>()
    /** Expects another ETag than ever before, and a 304 for it. */
    const expectChanged = async () => {
      const { etag = '' } = (await get(listPath(id))).headers
      expect(tags).not.toContain(etag)
      tags.add(etag)
      const headers = { ...(await headersFor({ userId: 1 })), 'if-none-match': etag }
      const unchanged = await app.inject({ url: listPath(id), headers })
      expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag])
      const other = { ...(await headersFor({ userId: 2 })), 'if-none-match': etag }
      expect((await app.inject({ url: listPath(id), headers: other })).statusCode).toBe(404)
    }
    await expectChanged()
    await internal('PUT', `/internal/stories/${id}/sheet`)
    await expectChanged()
    await internal('PUT', `/internal/stories/${id}/pictures/0/rendering`)
    await expectChanged()
    await renderPicture(id, 0)
    await expectChanged()
    await internal('PUT', `/internal/stories/${id}/pictures/3`, { outcome: 'failed', reason: 'refused' })
    await expectChanged()
    const { headers } = await post(`${listPath(id)}/3/retry`)
    await expectChanged()
    expect(tags).toContain(headers.etag)
    await db.updateTable('pictures').set({ state: 'completed' }).where('page_number', '=', 5).execute()
    await internal('POST', `/internal/stories/${id}/pictures/5/lost`)
    await expectChanged()
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    await expectChanged()
  })
})

describe('GET /api/stories/{id}/illustrations/events', () => {
  test('sends the list whenever it changes, at every instance, and ends when it is final', async () => {
    const first = await setUpStory()
    const { id, db, get, internal, renderPicture } = first
    const list = async () => (await get(listPath(id))).json()
    const stream = await first.open()
    expect(stream.response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    await expect.poll(stream.events).toMatchObject([{ list: { status: 'processing', illustrations: [] } }])

    const second = await setUp({ db, redisUrl: first.redisUrl })
    const { etag = '' } = (await get(listPath(id))).headers
    const elsewhere = await first.open({ app: second.app, after: etag })
    // It has the list already.
    await expect.poll(() => elsewhere.received.text).toBe('retry: 3000\n\n')
    await renderPicture(id, 0)
    for (const { events } of [stream, elsewhere]) {
      await expect.poll(() => events().at(-1)?.list).toEqual(await list())
    }
    expect(elsewhere.events()).toHaveLength(1)
    expect(elsewhere.events()[0]?.id).toBe((await get(listPath(id))).headers.etag)

    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    await expect.poll(() => [stream.received.ended, elsewhere.received.ended]).toEqual([true, true])
    const last = stream.events().at(-1)
    expect(last?.list).toEqual(await list())
    expect(last?.list).toMatchObject({ status: 'partial' })

    expect((await first.open({ lastEventId: last?.id ?? '' })).response.statusCode).toBe(204)
    const late = await first.open({ lastEventId: etag })
    await expect.poll(() => late.received.ended).toBe(true)
    expect(late.events()).toEqual([last])
  })

  test('names the pages that are being rendered, from the report of the worker until the picture is there', async () => {
    const { id, db, redis, redisUrl, get, post, internal, open, renderPicture } = await setUpStory()
    const begin = (page: number) => internal('PUT', `/internal/stories/${id}/pictures/${page}/rendering`)
    const stream = await open()
    const rendering = () => stream.events().at(-1)?.list.rendering
    await expect.poll(rendering).toEqual([])
    expect((await begin(0)).statusCode).toBe(204)
    await expect.poll(rendering).toEqual([0])
    await begin(4)
    await expect.poll(rendering).toEqual([0, 4])
    await renderPicture(id, 0)
    await expect.poll(rendering).toEqual([4])
    await internal('PUT', `/internal/stories/${id}/pictures/4`, { outcome: 'failed', reason: 'failed' })
    await expect.poll(rendering).toEqual([])
    expect((await post(`${listPath(id)}/4/retry`)).json()).toMatchObject({ rendering: [], missing: [] })

    // Its worker was killed: the page counts until its job starts again or its time is over.
    await begin(5)
    const [key = ''] = await redis.keys('progress:rendering:*')
    expect(await redis.pttl(key)).toBeGreaterThan(180_000)
    await redis.zadd(key, Date.now() - 5 * 60_000, '5')
    await begin(6)
    await expect.poll(rendering).toEqual([6])
    await begin(5)
    await expect.poll(rendering).toEqual([6, 5])

    // Late reports, and a list without Redis.
    await renderPicture(id, 6)
    await begin(6)
    await expect.poll(rendering).toEqual([5])
    const other = await setUp({ db, redisUrl })
    other.redis.disconnect()
    const { etag } = (await get(listPath(id))).headers
    const list = await other.get(listPath(id))
    expect(list.json().rendering).toEqual([])
    expect(list.headers.etag).not.toBe(etag)
  })

  test('is for the owner, who can have six', async () => {
    const { app, id, open } = await setUpStory()
    expect((await open({ userId: 2 })).response.statusCode).toBe(404)
    const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}${listPath(id)}/events`
    const headers = await headersFor({ userId: 1 })
    const connect = async () => {
      const connection = new AbortController()
      onTestFinished(() => connection.abort())
      const { status } = await fetch(url, { headers, signal: connection.signal })
      return { status, close: () => connection.abort() }
    }
    const connections = []
    for (let i = 0; i < 7; i++) connections.push(await connect())
    expect(connections.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429])
    connections[0]?.close()
    await expect.poll(async () => (await connect()).status).toBe(200)
  })

  test('notices a lost report with its heartbeat, and ends with the story and with the process', async () => {
    const { app, db, id, open, remove } = await setUpStory({ heartbeatMs: 50 })
    const stream = await open()
    await expect.poll(() => stream.received.text).toContain('\n:\n\n')
    await db.updateTable('stories').set({ illustrations_updated_at: sql`now()` }).where('id', '=', id).execute()
    await expect.poll(stream.events).toHaveLength(2)
    await remove(`/api/stories/${id}`)
    await expect.poll(() => stream.received.ended).toBe(true)

    const other = await setUpStory()
    const open2 = await other.open()
    await other.app.close()
    await expect.poll(() => open2.received.ended).toBe(true)
    await app.close()
  })
})
