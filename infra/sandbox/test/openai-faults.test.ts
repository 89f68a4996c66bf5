import {
  APIConnectionError,
  APIConnectionTimeoutError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  RateLimitError,
} from 'openai'
import { describe, expect, test } from 'vitest'
import { start } from '../src/openai/client.fixture.ts'

describe('any call', () => {
  test.each([
    [429, RateLimitError, 'rate_limit_exceeded'],
    [401, AuthenticationError, 'invalid_api_key'],
    [400, BadRequestError, null],
    [500, InternalServerError, null],
    [503, InternalServerError, null],
  ])('can be answered %i', async (status, kind, code) => {
    const { server, tell, draw, judge, client } = await start()
    for (const endpoint of ['text', 'picture', 'moderation', 'models'] as const)
      server.trouble(endpoint, { kind: 'status', status })
    for (const call of [tell, draw, () => judge('Hi'), () => client.models.list()]) {
      const failed = await call().catch(error => error)
      expect(failed).toBeInstanceOf(kind)
      expect(failed.code).toBe(code)
    }
    expect(server.seen.map(seen => seen.status)).toEqual([status, status, status, status])
  })
  test('says when to come again, to the millisecond if asked', async () => {
    const { server, draw } = await start()
    server.trouble('picture', { kind: 'status', status: 429, retryAfter: 7 })
    server.trouble('picture', { kind: 'status', status: 429, retryAfter: 0.25, code: 'insufficient_quota' })
    const whole = await draw().catch(error => error)
    expect([whole.headers.get('retry-after'), whole.headers.get('retry-after-ms')]).toEqual(['7', null])
    const finer = await draw().catch(error => error)
    expect([finer.headers.get('retry-after'), finer.headers.get('retry-after-ms')]).toEqual(['1', '250'])
    expect(finer.code).toBe('insufficient_quota')
  })
  test('can hang, and the server still stops', async () => {
    const { server, draw, tell } = await start()
    server.always('picture', { kind: 'hang' })
    server.always('text', { kind: 'hang' })
    await expect(draw({}, { timeout: 100 })).rejects.toBeInstanceOf(APIConnectionTimeoutError)
    const left = tell().catch(error => error)
    await expect.poll(() => server.calls('text').length).toBe(1)
    await server.stop()
    expect(await left).toBeInstanceOf(APIConnectionError)
    await expect.poll(() => server.calls('text')[0]?.endedAt).toBeDefined()
    expect(server.seen.map(seen => seen.aborted)).toEqual([true, false])
    expect(server).toMatchObject({ bought: 0, abandoned: 1 })
  })
  test('can meet a closed connection', async () => {
    const { server, draw } = await start()
    server.trouble('picture', { kind: 'reset' })
    await expect(draw()).rejects.toBeInstanceOf(APIConnectionError)
    expect(server).toMatchObject({ bought: 0, abandoned: 0 })
  })
})

describe('a story', () => {
  test('can be refused', async () => {
    const { server, tell } = await start()
    server.trouble('text', { kind: 'refusal' })
    const { output, output_parsed } = await tell()
    expect(output).toMatchObject([{ content: [{ type: 'refusal', refusal: expect.any(String) }] }])
    expect(output_parsed).toBeNull()
  })
  test('can be cut off', async () => {
    const { server, tell } = await start()
    server.trouble('text', { kind: 'cut-off' })
    expect(await tell()).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      output_parsed: null,
    })
  })
  test('can be no JSON, or nothing', async () => {
    const { server, tell } = await start()
    server.trouble('text', { kind: 'garbage' })
    server.trouble('text', { kind: 'empty' })
    await expect(tell()).rejects.toBeInstanceOf(SyntaxError)
    expect(await tell()).toMatchObject({ output: [], output_parsed: null })
  })
  test('can miss its brief', async () => {
    const { server, tell } = await start()
    server.trouble('text', { kind: 'story', change: story => ({ ...story, pages: story.pages.slice(1) }) })
    expect((await tell()).output_parsed?.pages).toHaveLength(9)
    expect((await tell()).output_parsed?.pages).toHaveLength(10)
  })
})

describe('a picture', () => {
  test('can be refused by the safety system', async () => {
    const { server, draw } = await start()
    server.trouble('picture', { kind: 'refusal' })
    const refused = await draw().catch(error => error)
    expect(refused).toBeInstanceOf(BadRequestError)
    expect(refused).toMatchObject({ code: 'moderation_blocked', type: 'image_generation_user_error' })
  })
  test('can break off in the middle', async () => {
    const { server, draw } = await start()
    server.trouble('picture', { kind: 'cut-off' })
    await expect(draw()).rejects.toThrow()
    expect(server.seen[0]).toMatchObject({ status: 200, aborted: false })
    expect(server).toMatchObject({ bought: 0, abandoned: 0 })
  })
  test('can be no picture, or none at all', async () => {
    const { server, draw } = await start()
    server.trouble('picture', { kind: 'garbage' })
    server.trouble('picture', { kind: 'empty' })
    const bytes = Buffer.from((await draw()).data?.[0]?.b64_json ?? '', 'base64')
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.subarray(1, 4).toString()).not.toBe('PNG')
    expect((await draw()).data).toEqual([])
    expect(server.bought).toBe(1)
  })
  test('can be of another size', async () => {
    const { server, draw } = await start()
    server.trouble('picture', { kind: 'size', widthPx: 640, heightPx: 480 })
    const { data, size } = await draw()
    const bytes = Buffer.from(data?.[0]?.b64_json ?? '', 'base64')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), size]).toEqual([640, 480, '640x480'])
  })
})

describe('a moderation', () => {
  test('can flag what it is given, under a category', async () => {
    const { server, judge } = await start()
    server.trouble('moderation', { kind: 'flagged', category: 'sexual' })
    expect((await judge('A kite')).results).toMatchObject([
      { flagged: true, categories: { sexual: true, hate: false } },
    ])
  })
  test('can be no moderation', async () => {
    const { server, judge } = await start()
    server.trouble('moderation', { kind: 'garbage' })
    expect((await judge('A kite')).results).toBeUndefined()
  })
})

describe('trouble', () => {
  test('comes as often as asked, to the calls it is for', async () => {
    const { server, draw } = await start()
    const when = (body: { prompt: string }) => body.prompt.includes('Scene 2:')
    server.trouble('picture', { kind: 'status', status: 500 }, { times: 2, when })
    const drawn = async (prompt: string) => (await Promise.allSettled([draw({ prompt })]))[0]?.status
    expect(await drawn('Scene 1: a kite')).toBe('fulfilled')
    expect(await drawn('Scene 2: a kite')).toBe('rejected')
    expect(await drawn('Scene 2: a kite')).toBe('rejected')
    expect(await drawn('Scene 2: a kite')).toBe('fulfilled')
  })
  test('stays until it is calm again', async () => {
    const { server, draw } = await start()
    server.always('picture', { kind: 'status', status: 500 })
    await expect(draw()).rejects.toThrow()
    await expect(draw()).rejects.toThrow()
    server.calm()
    await draw()
    expect(server.bought).toBe(1)
  })
  test('that would never show is not taken', async () => {
    const { server } = await start()
    expect(() => server.trouble('moderation', { kind: 'size', widthPx: 1, heightPx: 1 })).toThrow('no trouble “size”')
  })
})
