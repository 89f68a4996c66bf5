import { readdir, readFile } from 'node:fs/promises'
import { COVER_PREVIEW_SIZE_PX } from '@kahani/contracts/cover-preview'
import { FAMILY_MAX } from '@kahani/contracts/family'
import { PREVIEW_SIZE_PX } from '@kahani/contracts/look-previews'
import type { Look } from '@kahani/contracts/looks'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { photoMessages } from '@kahani/messages/en/story-photo'
import { unavailable } from '@kahani/service-kit/http-error'
import { headersFor } from '@kahani/testing/keys'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { asha, sharedPhotoReader as reader, sharedPreviewRenderer as renderer, setUp } from './set-up.ts'

const kiara = { kind: 'child', name: 'Kiara Rao', gender: 'girl', age: '4-6', look: { skin: 8 } }
const dadi = { kind: 'grown-up', name: 'Dadi', relation: 'grandmother', gender: 'girl', look: {} }

/** A crop of a photo of NASA, in the public domain. */
const FACE = await readFile(new URL('sample-face.jpg', import.meta.url))
const HEIC = await readFile(new URL('sample-photo.heic', import.meta.url))
const toUrl = (file: Buffer) => `data:image/jpeg;base64,${file.toString('base64')}`

async function setUpPreviews() {
  const rendered: string[] = []
  const setup = await setUp({
    previewRenderer: {
      ...renderer,
      render: request => {
        rendered.push(JSON.stringify(request))
        return renderer.render(request)
      },
    },
  })
  const preview = (body: object, userId = 1) => setup.post('/api/looks/preview', userId, body)
  return { ...setup, preview, rendered }
}

describe('POST /api/looks/preview', () => {
  test('draws a person as in stories, once for equal requests, and draws no names', async () => {
    const { preview, post, rendered } = await setUpPreviews()
    const responses = await Promise.all([preview(kiara), preview({ ...kiara, name: 'kiara' }), preview(dadi)])
    const [one, other, grandmother] = responses.map(({ rawPayload }) => rawPayload)
    expect(responses.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('image/webp'))
    const square = { format: 'webp', width: PREVIEW_SIZE_PX, height: PREVIEW_SIZE_PX }
    expect(await sharp(one).metadata()).toMatchObject(square)
    expect([one?.equals(other ?? Buffer.of()), one?.equals(grandmother ?? Buffer.of())]).toEqual([true, false])
    expect(rendered).toHaveLength(2)
    expect(rendered.join()).not.toMatch(/kiara|dadi/i)

    // A saved child keeps the face when the name changes, and has another one than a child of another account.
    const saved = {
      kind: 'child',
      name: 'Kiara',
      gender: 'girl',
      birthMonth: '2020-01',
      detailsConsent: true,
      look: {},
    }
    const { id } = (await post('/api/family', 1, saved)).json()
    expect((await preview({ ...kiara, memberId: id, name: '' })).rawPayload.equals(one ?? Buffer.of())).toBe(true)
    expect((await preview({ ...kiara, memberId: id }, 2)).statusCode).toBe(404)
    expect(rendered).toHaveLength(2)
    await preview(kiara, 2)
    expect(new Set(rendered).size).toBe(3)
  })

  test('shows the costume, and the coat of a pet', async () => {
    const { preview } = await setUpPreviews()
    const pictures = await Promise.all(
      [kiara, { ...kiara, characterType: 'astronaut' }, { kind: 'pet', pet: 'Dog', coat: { colour: 'black' } }].map(
        async body => (await preview(body)).rawPayload.toString('base64'),
      ),
    )
    expect(new Set(pictures).size).toBe(3)
  })

  test('occupies one thread for one account, whose later requests wait', async () => {
    const gate = Promise.withResolvers<Buffer>()
    const seeds: number[] = []
    const { post } = await setUp({
      previewRenderer: {
        ...renderer,
        render: request => {
          if (request.kind === 'person') seeds.push(request.person.seed)
          return gate.promise
        },
      },
    })
    const preview = (name: string, userId: number) => post('/api/looks/preview', userId, { ...kiara, name })
    const requests = Array.from({ length: FAMILY_MAX + 2 }, (_, i) => preview(`Kiara${i}`, 1))
    expect((await Promise.race(requests)).statusCode).toBe(429)
    expect(seeds).toHaveLength(1)
    const other = preview('Asha', 2)
    await expect.poll(() => seeds.length).toBe(2)
    gate.resolve(Buffer.from('webp'))
    const statuses = (await Promise.all([...requests, other])).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(FAMILY_MAX + 2)
    expect(new Set(seeds).size).toBe(FAMILY_MAX + 2)
  })

  test('is limited by account before the body is read, which is small and valid', async () => {
    const { app, preview } = await setUpPreviews()
    expect((await preview({ ...kiara, look: { skin: 11 } })).statusCode).toBe(400)
    expect((await preview({ ...kiara, name: 'K'.repeat(9_000) })).statusCode).toBe(413)
    const headers = { ...(await headersFor({ userId: 1 })), 'content-type': 'application/json' }
    const invalid = () => app.inject({ method: 'POST', url: '/api/looks/preview', headers, payload: '{' })
    const responses = await Promise.all(Array.from({ length: 119 }, invalid))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect([
      statuses.filter(status => status === 400).length,
      statuses.filter(status => status === 429).length,
    ]).toEqual([118, 1])
    expect(Number((await invalid()).headers['retry-after'])).toBeGreaterThan(0)
    expect((await preview({ kind: 'pet', pet: 'Cat', coat: {} }, 2)).statusCode).toBe(200)
  })
})

test('a photo that no provider draws from fills what the family left open of the look, unless it can’t be read', async () => {
  const state = { isBusy: false }
  const photoReader = {
    ...reader,
    fromPhoto: (photo: Buffer, timeoutMs: number) =>
      state.isBusy ? Promise.reject(unavailable('photo reader')) : reader.fromPhoto(photo, timeoutMs),
  }
  const { generateStory, db, logger } = await setUp({ hasPictureProvider: false, credits: 2, photoReader })
  const lookOf = async (look: Look) => {
    const response = await generateStory({ ...asha, characterPhoto: toUrl(FACE), photoConsent: true, look })
    const { id } = response.json().story
    const { brief } = await db.selectFrom('stories').select('brief').where('id', '=', id).executeTakeFirstOrThrow()
    return brief.people?.child.look
  }
  expect(await lookOf({ hairColour: 'auburn' })).toEqual({ skin: 1, hairColour: 'auburn' })
  state.isBusy = true
  expect(await lookOf({ hairColour: 'auburn' })).toEqual({ hairColour: 'auburn' })
  expect(logger.lines.join()).toContain('look not read from photo')
})

describe('POST /api/cover-preview', () => {
  const hero = { characterName: 'आरव', characterAge: '4-6', characterType: 'pirate' }
  const setUpCovers = async (...options: Parameters<typeof setUp>) => {
    const setup = await setUp(...options)
    const cover = (body: object, remoteAddress = '203.0.113.1') =>
      setup.app.inject({ method: 'POST', url: '/api/cover-preview', remoteAddress, body })
    return { ...setup, cover }
  }

  test('draws a cover for a visitor, and neither stores nor logs the name', async () => {
    const { cover, dir, redis, logger } = await setUpCovers()
    const [one, equal, other] = await Promise.all(
      ['pirate', 'pirate', 'wizard'].map(characterType => cover({ ...hero, characterType })),
    )
    expect([one?.statusCode, one?.headers['content-type']]).toEqual([200, 'image/webp'])
    const square = { format: 'webp', width: COVER_PREVIEW_SIZE_PX, height: COVER_PREVIEW_SIZE_PX }
    expect(await sharp(one?.rawPayload).metadata()).toMatchObject(square)
    expect([equal, other].map(each => one?.rawPayload.equals(each?.rawPayload ?? Buffer.of()))).toEqual([true, false])
    expect(await readdir(dir, { recursive: true })).toEqual([])
    expect([...(await redis.keys('*')), ...logger.lines].join()).not.toContain(hero.characterName)
  })

  test('refuses other fields and names before anything is rendered', async () => {
    const render = vi.fn(async () => Buffer.of())
    const { cover } = await setUpCovers({ previewRenderer: { ...renderer, render } })
    const bodies = [
      { ...hero, characterName: ' ' },
      { ...hero, characterName: 'A'.repeat(41) },
      { ...hero, characterType: 'custom' },
      { ...hero, characterAge: '5' },
    ]
    for (const body of bodies) expect((await cover(body)).statusCode).toBe(400)
    expect((await cover({ ...hero, characterName: 'A'.repeat(9_000) })).statusCode).toBe(413)
    const offensive = await cover({ ...hero, characterName: 'Sh1t' })
    const issues = [{ path: 'characterName', message: storyErrorMessages.field }]
    expect([offensive.statusCode, offensive.json().issues]).toEqual([422, issues])
    expect(render).not.toHaveBeenCalled()
  })

  test('renders one cover at a time, lets a few wait, and is limited by address', async () => {
    const gate = Promise.withResolvers<Buffer>()
    const render = vi.fn(() => gate.promise)
    const { cover } = await setUpCovers({ previewRenderer: { ...renderer, render } })
    const requests = Array.from({ length: 10 }, () => cover(hero))
    const busy = await Promise.race(requests)
    expect([busy.statusCode, Number(busy.headers['retry-after']) > 0]).toEqual([503, true])
    expect(render).toHaveBeenCalledOnce()
    gate.resolve(Buffer.from('webp'))
    await Promise.all(requests)
    expect(render).toHaveBeenCalledTimes(9)
    const more = await Promise.all(Array.from({ length: 21 }, () => cover({})))
    const limited = more.filter(({ statusCode }) => statusCode === 429)
    expect([limited.length, Number(limited[0]?.headers['retry-after']) > 0]).toEqual([1, true])
    expect((await cover({}, '203.0.113.2')).statusCode).toBe(400)
  })
})

describe('POST /api/looks/from-photo', () => {
  test('proposes the look of the face in a photo, which is not stored', async () => {
    const { post, dir } = await setUp()
    const response = await post('/api/looks/from-photo', 1, { photo: toUrl(FACE) })
    expect([response.statusCode, response.json()]).toEqual([200, { look: { skin: 1, hairColour: 'light-brown' } }])
    expect((await post('/api/looks/from-photo', 1, { photo: toUrl(HEIC) })).json()).toEqual({ look: null })
    expect(await readdir(dir, { recursive: true })).toEqual([])
  })

  test('is limited by account before the body is read, whose photo is checked like that of a story', async () => {
    const { app, post } = await setUp()
    const send = async (payload: string, userId = 1) => {
      const headers = { ...(await headersFor({ userId })), 'content-type': 'application/json' }
      return app.inject({ method: 'POST', url: '/api/looks/from-photo', headers, payload })
    }
    const gif = await post('/api/looks/from-photo', 1, { photo: toUrl(Buffer.from('GIF89a')) })
    expect([gif.statusCode, gif.json().issues]).toEqual([400, [{ path: 'photo', message: photoMessages.unsupported }]])
    const large = 'x'.repeat(70_000)
    const bodies = ['{', '{}', '{"photo":"text"}', `{"other":"${large}"}`, `{"photo":"${'x'.repeat(11_000_000)}"}`]
    const refused = []
    for (const body of bodies) refused.push((await send(body)).statusCode)
    expect(refused).toEqual([400, 400, 400, 413, 413])
    for (let i = 0; i < 4; i++) await send('{}')
    const limited = await send('{')
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 3_000]).toEqual([429, true])
    expect((await send('{', 2)).statusCode).toBe(400)
  })
})
