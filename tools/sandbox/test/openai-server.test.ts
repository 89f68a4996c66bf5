import { BadRequestError, RateLimitError, toFile } from 'openai'
import { describe, expect, test } from 'vitest'
import { createPng } from '../src/openai/png.ts'
import { FLARE, startWithClient } from './openai-client.ts'

const sizeOf = (base64: string | undefined) => {
  const bytes = Buffer.from(base64 ?? '', 'base64')
  return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) }
}

describe('a picture', () => {
  test('is edited from the images that are sent, in the size asked', async () => {
    const { server, client } = await startWithClient()
    const image = await Promise.all(
      ['a', 'b'].map(name => toFile(createPng(64, 64, name), `${name}.png`, { type: 'image/png' })),
    )
    const answer = await client.images.edit({
      model: FLARE,
      image,
      prompt: 'x'.repeat(40),
      size: '1024x1536',
      quality: 'high',
    })
    expect(sizeOf(answer.data?.[0]?.b64_json)).toEqual({ widthPx: 1024, heightPx: 1536 })
    expect(answer.usage).toMatchObject({ input_tokens: 656, output_tokens: 6240, total_tokens: 6896 })
    const [received] = server.calls('picture')
    expect(received).toMatchObject({
      path: '/v1/images/edits',
      status: 200,
      aborted: false,
      body: { model: FLARE, quality: 'high' },
    })
    expect(received?.body.images.map((file: { name: string }) => file.name)).toEqual(['a.png', 'b.png'])
    expect(received?.body.images[1].bytes).toEqual(createPng(64, 64, 'b'))
    expect(server.deliveredPictures).toBe(1)
  })
  test('depends on the prompt only', async () => {
    const { generatePicture } = await startWithClient()
    const prompts = ['Scene 1: a kite', 'Scene 2: a kite', 'Scene 1: a kite']
    const [one, two, again] = await Promise.all(
      prompts.map(async prompt => (await generatePicture({ prompt })).data?.[0]?.b64_json),
    )
    expect(one).not.toBe(two)
    expect(again).toBe(one)
  })
  test.each<[string, object]>([
    ['a side that is not a multiple of 16', { size: '1000x1000' }],
    ['no prompt', { prompt: '' }],
    ['a prompt over 32000 characters', { prompt: 'x'.repeat(32_001) }],
    ['a response format', { response_format: 'b64_json' }],
    ['input fidelity for a model that does not support it', { input_fidelity: 'high' }],
    ['an identifier over 128 characters', { safety_identifier: 'x'.repeat(129) }],
  ])('is rejected for %s', async (_what, change) => {
    const { server, generatePicture } = await startWithClient()
    const refused = generatePicture(change)
    await expect(refused).rejects.toBeInstanceOf(BadRequestError)
    await expect(refused).rejects.toMatchObject({ type: 'invalid_request_error' })
    expect(server.deliveredPictures).toBe(0)
  })
  test.each(['gpt-image-1', 'dall-e-3', 'gpt-image-9'])('is rejected for the model %s', async model => {
    const { generatePicture } = await startWithClient()
    await expect(generatePicture({ model })).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  })
  test('over the limit is answered 429 with a Retry-After', async () => {
    const { server, generatePicture } = await startWithClient({ limit: 2, pictureMs: 100 })
    const answers = await Promise.allSettled([generatePicture(), generatePicture(), generatePicture()])
    const failed = answers.find(answer => answer.status === 'rejected')?.reason as RateLimitError
    expect(failed).toBeInstanceOf(RateLimitError)
    expect(failed.headers.get('retry-after')).toBe('1')
    expect(server).toMatchObject({ deliveredPictures: 2, maxConcurrent: 2 })
    await generatePicture()
    expect(server.deliveredPictures).toBe(3)
  })
  test('that the client aborts counts as aborted, not as delivered', async () => {
    const { server, generatePicture } = await startWithClient({ pictureMs: 60_000, limit: 1 })
    const hangUp = new AbortController()
    const left = generatePicture({}, { signal: hangUp.signal })
    await expect.poll(() => server.maxConcurrent).toBe(1)
    hangUp.abort()
    await expect(left).rejects.toThrow('aborted')
    await expect.poll(() => server.abortedPictures).toBe(1)
    expect(server.received[0]).toMatchObject({ aborted: true })
    server.settings.pictureMs = 0
    await generatePicture()
    expect(server).toMatchObject({ deliveredPictures: 1, abortedPictures: 1 })
  })
})

describe('a moderation', () => {
  const image = { type: 'image_url' as const, image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } }

  test('returns a result for each text of a list, and flags a marked one', async () => {
    const { moderate } = await startWithClient()
    const { results } = await moderate(['A kind dragon.', 'Please flagme now.'])
    expect(results.map(result => result.flagged)).toEqual([false, true])
    expect(results[1]?.categories).toMatchObject({ violence: true, 'sexual/minors': false })
    expect(Object.keys(results[0]?.category_scores ?? {})).toHaveLength(13)
  })
  test('returns one result for a mixed input, with the categories that apply to pictures', async () => {
    const { moderate } = await startWithClient()
    const { results } = await moderate([{ type: 'text', text: 'A kite' }, image])
    expect(results).toHaveLength(1)
    expect(results[0]?.category_applied_input_types).toMatchObject({
      violence: ['text', 'image'],
      'sexual/minors': ['text'],
    })
  })
  test('accepts one picture per call', async () => {
    const { moderate } = await startWithClient()
    await expect(moderate([image, image])).rejects.toMatchObject({ status: 400, code: 'too_many_images' })
  })
})

describe('a call', () => {
  test('without a key is rejected', async () => {
    const { server } = await startWithClient()
    const answer = await fetch(`${server.url}/models`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_api_key', type: 'invalid_request_error' } })
  })
  test('for the models lists them, or shows one', async () => {
    const { client } = await startWithClient()
    const models = (await client.models.list()).data
    expect(models.map(model => model.id)).toContain(FLARE)
    expect(await client.models.retrieve(FLARE)).toMatchObject({ id: FLARE, object: 'model' })
    await expect(client.models.retrieve('dall-e-3')).rejects.toMatchObject({ status: 404 })
  })
  test('for an edit is rejected without an image, and with a file that is not an image', async () => {
    const { client } = await startWithClient()
    const edit = async (type: string) =>
      client.images.edit({ model: FLARE, prompt: 'A kite', image: await toFile(Buffer.from('x'), 'x', { type }) })
    await expect(edit('text/plain')).rejects.toMatchObject({ status: 400, code: 'unsupported_file_mimetype' })
    const empty = client.images.edit({ model: FLARE, prompt: 'A kite', image: [] })
    await expect(empty).rejects.toMatchObject({ status: 400, param: 'image' })
  })
  test('that is aborted while it is sent does no harm', async () => {
    const { server, generatePicture } = await startWithClient()
    const hangUp = new AbortController()
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(Buffer.from('{"model":'))
        await new Promise(resolve => setImmediate(resolve))
        hangUp.abort()
      },
    })
    const headers = { 'content-type': 'application/json' }
    const how = { method: 'POST', headers, body, duplex: 'half', signal: hangUp.signal } as const
    await expect(fetch(`${server.url}/images/generations`, how)).rejects.toThrow('aborted')
    await generatePicture()
    expect(server.received).toHaveLength(1)
  })
  test.each(['{', 'null', ''])('with the body %j is rejected', async body => {
    const { server } = await startWithClient()
    const answer = await fetch(`${server.url}/responses`, { method: 'POST', body })
    expect(answer.status).toBe(400)
  })
  const strict = { type: 'object', additionalProperties: false, required: ['a'], properties: { a: { type: 'string' } } }
  test.each([
    ['that is not strict', { strict: false, schema: strict }],
    ['open to other properties', { strict: true, schema: { ...strict, additionalProperties: true } }],
    ['with a property that may be left out', { strict: true, schema: { ...strict, required: [] } }],
    [
      'with such a property deep inside',
      {
        strict: true,
        schema: { ...strict, properties: { a: { type: 'array', items: { ...strict, required: [] } } } },
      },
    ],
  ])('for text is rejected with a format %s', async (_what, format) => {
    const { client } = await startWithClient()
    const request = (change: object) =>
      client.responses.create({
        model: 'gpt-6.1-terra',
        input: 'Hi',
        text: { format: { type: 'json_schema', name: 'story', strict: true, schema: strict, ...change } },
      })
    await expect(request(format)).rejects.toBeInstanceOf(BadRequestError)
    expect((await request({})).status).toBe('completed')
  })
})
