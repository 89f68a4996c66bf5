import {
  APIConnectionError,
  APIConnectionTimeoutError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  RateLimitError,
} from 'openai'
import { describe, expect, test } from 'vitest'
import { startWithClient } from './openai-client.ts'

describe('any call', () => {
  test.each([
    [429, RateLimitError, 'rate_limit_exceeded'],
    [401, AuthenticationError, 'invalid_api_key'],
    [400, BadRequestError, null],
    [500, InternalServerError, null],
    [503, InternalServerError, null],
  ])('can be answered %i', async (status, kind, code) => {
    const { server, generateStory, generatePicture, moderate, client } = await startWithClient()
    for (const endpoint of ['text', 'picture', 'moderation', 'models'] as const)
      server.failNext(endpoint, { kind: 'status', status })
    for (const call of [generateStory, generatePicture, () => moderate('Hi'), () => client.models.list()]) {
      const failed = await call().catch(error => error)
      expect(failed).toBeInstanceOf(kind)
      expect(failed.code).toBe(code)
    }
    expect(server.received.map(received => received.status)).toEqual([status, status, status, status])
  })
  test('sends Retry-After, in milliseconds if it is not a whole second', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failNext('picture', { kind: 'status', status: 429, retryAfter: 7 })
    server.failNext('picture', { kind: 'status', status: 429, retryAfter: 0.25, code: 'insufficient_quota' })
    const whole = await generatePicture().catch(error => error)
    expect([whole.headers.get('retry-after'), whole.headers.get('retry-after-ms')]).toEqual(['7', null])
    const finer = await generatePicture().catch(error => error)
    expect([finer.headers.get('retry-after'), finer.headers.get('retry-after-ms')]).toEqual(['1', '250'])
    expect(finer.code).toBe('insufficient_quota')
  })
  test('can hang, and the server still stops', async () => {
    const { server, generatePicture, generateStory } = await startWithClient()
    server.failAlways('picture', { kind: 'hang' })
    server.failAlways('text', { kind: 'hang' })
    await expect(generatePicture({}, { timeout: 100 })).rejects.toBeInstanceOf(APIConnectionTimeoutError)
    const left = generateStory().catch(error => error)
    await expect.poll(() => server.calls('text').length).toBe(1)
    await server.stop()
    expect(await left).toBeInstanceOf(APIConnectionError)
    await expect.poll(() => server.calls('text')[0]?.endedAt).toBeDefined()
    expect(server.received.map(received => received.aborted)).toEqual([true, false])
    expect(server).toMatchObject({ deliveredPictures: 0, abortedPictures: 1 })
  })
  test('can be reset', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failNext('picture', { kind: 'reset' })
    await expect(generatePicture()).rejects.toBeInstanceOf(APIConnectionError)
    expect(server).toMatchObject({ deliveredPictures: 0, abortedPictures: 0 })
  })
})

describe('a story', () => {
  test('can be refused', async () => {
    const { server, generateStory } = await startWithClient()
    server.failNext('text', { kind: 'refusal' })
    const { output, output_parsed } = await generateStory()
    expect(output).toMatchObject([{ content: [{ type: 'refusal', refusal: expect.any(String) }] }])
    expect(output_parsed).toBeNull()
  })
  test('can be cut off', async () => {
    const { server, generateStory } = await startWithClient()
    server.failNext('text', { kind: 'cut-off' })
    expect(await generateStory()).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      output_parsed: null,
    })
  })
  test('can be invalid JSON, or empty', async () => {
    const { server, generateStory } = await startWithClient()
    server.failNext('text', { kind: 'garbage' })
    server.failNext('text', { kind: 'empty' })
    await expect(generateStory()).rejects.toBeInstanceOf(SyntaxError)
    expect(await generateStory()).toMatchObject({ output: [], output_parsed: null })
  })
  test('can violate its brief', async () => {
    const { server, generateStory } = await startWithClient()
    server.failNext('text', { kind: 'story', change: story => ({ ...story, pages: story.pages.slice(1) }) })
    expect((await generateStory()).output_parsed?.pages).toHaveLength(9)
    expect((await generateStory()).output_parsed?.pages).toHaveLength(10)
  })
})

describe('a picture', () => {
  test('can be rejected by the safety system', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failNext('picture', { kind: 'refusal' })
    const refused = await generatePicture().catch(error => error)
    expect(refused).toBeInstanceOf(BadRequestError)
    expect(refused).toMatchObject({ code: 'moderation_blocked', type: 'image_generation_user_error' })
  })
  test('can break off in the middle', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failNext('picture', { kind: 'cut-off' })
    await expect(generatePicture()).rejects.toThrow()
    expect(server.received[0]).toMatchObject({ status: 200, aborted: false })
    expect(server).toMatchObject({ deliveredPictures: 0, abortedPictures: 0 })
  })
  test('can be invalid data, or missing', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failNext('picture', { kind: 'garbage' })
    server.failNext('picture', { kind: 'empty' })
    const bytes = Buffer.from((await generatePicture()).data?.[0]?.b64_json ?? '', 'base64')
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.subarray(1, 4).toString()).not.toBe('PNG')
    expect((await generatePicture()).data).toEqual([])
    expect(server.deliveredPictures).toBe(1)
  })
  test('can be of another size', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failNext('picture', { kind: 'size', widthPx: 640, heightPx: 480 })
    const { data, size } = await generatePicture()
    const bytes = Buffer.from(data?.[0]?.b64_json ?? '', 'base64')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), size]).toEqual([640, 480, '640x480'])
  })
})

describe('a moderation', () => {
  test('can flag its input, with a category', async () => {
    const { server, moderate } = await startWithClient()
    server.failNext('moderation', { kind: 'flagged', category: 'sexual' })
    expect((await moderate('A kite')).results).toMatchObject([
      { flagged: true, categories: { sexual: true, hate: false } },
    ])
  })
  test('can be invalid', async () => {
    const { server, moderate } = await startWithClient()
    server.failNext('moderation', { kind: 'garbage' })
    expect((await moderate('A kite')).results).toBeUndefined()
  })

  test('can lack its last result', async () => {
    const { server, moderate } = await startWithClient()
    server.failNext('moderation', { kind: 'cut-off' })
    expect((await moderate('A kite')).results).toEqual([])
  })
})

describe('a check of a picture', () => {
  test('sees nothing wrong, or the given facts', async () => {
    const { server, checkPicture } = await startWithClient()
    server.failNext('check', { kind: 'facts', facts: { children: 2 } })
    const seen = [await checkPicture(), await checkPicture()].map(({ output_text: text }) => JSON.parse(text))
    expect(seen.map(({ children, handsRight }) => [children, handsRight])).toEqual([
      [2, true],
      [1, true],
    ])
    expect([server.calls('check').length, server.calls('text').length]).toEqual([2, 0])
  })
  test('is rejected with an image that is no data URL', async () => {
    const { checkPicture } = await startWithClient()
    await expect(checkPicture('a kite')).rejects.toBeInstanceOf(BadRequestError)
  })
})

describe('a planned fault', () => {
  test('applies to the given number of matching calls', async () => {
    const { server, generatePicture } = await startWithClient()
    const when = (body: { prompt: string }) => body.prompt.includes('Scene 2:')
    server.failNext('picture', { kind: 'status', status: 500 }, { times: 2, when })
    const outcomeOf = async (prompt: string) => (await Promise.allSettled([generatePicture({ prompt })]))[0]?.status
    expect(await outcomeOf('Scene 1: a kite')).toBe('fulfilled')
    expect(await outcomeOf('Scene 2: a kite')).toBe('rejected')
    expect(await outcomeOf('Scene 2: a kite')).toBe('rejected')
    expect(await outcomeOf('Scene 2: a kite')).toBe('fulfilled')
  })
  test('applies until the faults are cleared', async () => {
    const { server, generatePicture } = await startWithClient()
    server.failAlways('picture', { kind: 'status', status: 500 })
    await expect(generatePicture()).rejects.toThrow()
    await expect(generatePicture()).rejects.toThrow()
    server.clearFaults()
    await generatePicture()
    expect(server.deliveredPictures).toBe(1)
  })
  test('is rejected if the endpoint does not support it', async () => {
    const { server } = await startWithClient()
    expect(() => server.failNext('moderation', { kind: 'size', widthPx: 1, heightPx: 1 })).toThrow(
      'does not support the fault "size"',
    )
  })
})
