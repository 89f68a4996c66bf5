import { once } from 'node:events'
import { get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()
const PATH = '/api/stories/7/illustrations/events'

/** A gateway in front of a service whose event streams stay open. */
async function setUpStreams(limits: object = {}) {
  const streams: ServerResponse[] = []
  const closed: ServerResponse[] = []
  const service = await startService((call, response) => {
    if (!call.url?.endsWith('/events')) return response.end('{}')
    streams.push(response)
    response.on('close', () => closed.push(response))
    return response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 0\n\n')
  })
  const gateway = await setUp({ ...shared, services: { stories: service.url }, limits })
  // When the gateway starts to track sessions, it ends all streams.
  await expect.poll(async () => String(await gateway.redis.client('TRACKINGINFO'))).toMatch(/\bon\b/)
  const open = async (cookie: string) => {
    const call = httpGet(gateway.origin + PATH, { headers: { cookie } })
    call.on('error', () => undefined) // Aborted by the test.
    onTestFinished(() => void call.destroy())
    const [response]: [IncomingMessage] = (await once(call, 'response')) as never
    const received = { text: '', ended: false, complete: false }
    response.on('data', chunk => (received.text += chunk))
    response.on('error', () => undefined)
    response.on('close', () => Object.assign(received, { ended: true, complete: response.complete }))
    return { call, status: response.statusCode, received }
  }
  return { ...gateway, streams, closed, open }
}

test('events reach the browser one by one, and a browser that leaves ends its stream at the service', async () => {
  const { signIn, open, get, streams, closed } = await setUpStreams()
  expect((await get(PATH)).status).toBe(401)
  expect(streams).toEqual([])
  const { call, status, received } = await open((await signIn()).cookie)
  expect(status).toBe(200)
  for (const number of [1, 2]) {
    streams[0]?.write(`data: ${number}\n\n`)
    await expect.poll(() => received.text).toContain(`data: ${number}`)
  }
  call.destroy()
  await expect.poll(() => closed).toHaveLength(1)
})

test('a stream ends completely with its session and when the gateway stops, and others go on', async () => {
  const { app, signIn, redis, open, closed } = await setUpStreams()
  const family = await signIn(81)
  const first = await open(family.cookie)
  const second = await open((await signIn(82)).cookie)
  await expect.poll(() => first.received.text + second.received.text).toBe('data: 0\n\n'.repeat(2))
  await redis.del(family.key)
  await expect.poll(() => first.received).toMatchObject({ ended: true, complete: true })
  expect(second.received.ended).toBe(false)
  await app.close()
  await expect.poll(() => second.received).toMatchObject({ ended: true, complete: true })
  await expect.poll(() => closed).toHaveLength(2)
})

test('a stream that breaks off at the service breaks off in the browser, which connects again', async () => {
  const { signIn, open, streams } = await setUpStreams()
  const { received } = await open((await signIn()).cookie)
  streams[0]?.socket?.destroy()
  await expect.poll(() => received).toMatchObject({ ended: true, complete: false })
})

test('open streams of one account use neither the connections of other requests nor those of others', async () => {
  const { signIn, open, get } = await setUpStreams({ upstreamConnections: 1, upstreamShare: 1, upstreamWaitMs: 20 })
  const { cookie } = await signIn(83)
  const opened = await Promise.all(Array.from({ length: 9 }, () => open(cookie)))
  expect(opened.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), 429])
  expect((await open((await signIn(84)).cookie)).status).toBe(200)
  expect((await get('/api/stories', { cookie })).status).toBe(200)
  expect((await get('/healthz')).json().parts).toMatchObject({ 'stories connections': 'ready' })
})
