import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGES_A_STORY } from '@kahani/contracts/options'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPhoto } from './a-photo.ts'
import { asha, setUp } from './set-up.ts'

const ALL = Array.from({ length: PAGES_A_STORY + 1 }, (_, i) => i)

async function told(options: Parameters<typeof setUp>[0] = {}, brief: object = asha) {
  const setup = await setUp(options)
  const id: number = (await setup.generateStory(brief)).json().story.id
  const illustrations = async () => (await setup.get(`/api/stories/${id}/illustrations`)).json()
  return { ...setup, id, illustrations }
}

describe('GET /api/stories/{id}/illustrations', () => {
  test('pictures appear one by one, the cover marked, until all are there', async () => {
    const { id, renderPicture, illustrations } = await told()
    expect(await illustrations()).toEqual({
      status: 'processing',
      total: ALL.length,
      illustrations: [],
      missing: [],
      refunded: false,
    })
    await renderPicture(id, 0)
    const first = await illustrations()
    expect(first).toMatchObject({ status: 'processing', illustrations: [{ pageNumber: 0, isCover: true }] })
    expect(first.illustrations[0].imageUrl).toMatch(/^\/api\/images\/[\w-]{36}\.png$/)
    for (const page of ALL) await renderPicture(id, page)
    expect(await illustrations()).toMatchObject({ status: 'completed' })
    expect((await illustrations()).illustrations).toHaveLength(ALL.length)
  })

  test('some given up make it partial, all given up make it failed, and a late report changes nothing back', async () => {
    const { id, renderPicture, illustrations, internal } = await told()
    await renderPicture(id, 0)
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    expect(await illustrations()).toMatchObject({ status: 'partial' })
    await internal('PUT', `/internal/stories/${id}/pictures/0`, { outcome: 'failed', reason: 'failed' })
    expect((await illustrations()).illustrations).toHaveLength(1)

    const other = await told()
    await other.internal('POST', `/internal/stories/${other.id}/illustrations-complete`)
    expect(await other.illustrations()).toMatchObject({ status: 'failed', illustrations: [] })
  })
})

describe('a picture that was given up', () => {
  const giveUp = (setup: Awaited<ReturnType<typeof told>>, page: number, reason = 'failed') =>
    setup.internal('PUT', `/internal/stories/${setup.id}/pictures/${page}`, { outcome: 'failed', reason })
  const redraw = (setup: Awaited<ReturnType<typeof told>>, page: number, userId = 1) =>
    setup.post(`/api/stories/${setup.id}/illustrations/${page}/retry`, userId)
  const jobs = (setup: Awaited<ReturnType<typeof told>>) =>
    setup.db.selectFrom('outbox').select('job_id').where('job_id', '=', `picture-${setup.id}-3`).execute()

  test('holds back none of the others, is named with its reason, and its owner alone can ask for it again', async () => {
    const setup = await told()
    await giveUp(setup, 3, 'refused')
    for (const page of ALL) if (page !== 3) await setup.renderPicture(setup.id, page)
    expect(await setup.illustrations()).toMatchObject({
      status: 'partial',
      missing: [{ pageNumber: 3, reason: 'refused', canRetry: true }],
      refunded: false,
    })
    expect((await redraw(setup, 3, 2)).statusCode).toBe(404)
    expect((await redraw(setup, 99)).statusCode).toBe(404)

    const answer = await redraw(setup, 3)
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ status: 'processing', missing: [] })
    const request = (await setup.internal('GET', `/internal/stories/${setup.id}/illustration-request`)).json()
    expect(request.pictures).toMatchObject([{ pageNumber: 3, softened: true }])
    await setup.renderPicture(setup.id, 3)
    expect(await setup.illustrations()).toMatchObject({ status: 'completed', missing: [] })
  })

  test('a second click asks once, and three tries are the end of it', async () => {
    const setup = await told()
    for (const page of ALL) if (page !== 3) await setup.renderPicture(setup.id, page)
    for (const time of [1, 2, 3]) {
      await giveUp(setup, 3)
      const answers = await Promise.all([redraw(setup, 3), redraw(setup, 3)])
      expect(answers.map(answer => answer.statusCode)).toEqual([202, 202])
      expect(await jobs(setup)).toHaveLength(time)
    }
    await giveUp(setup, 3)
    expect((await setup.illustrations()).missing).toEqual([{ pageNumber: 3, reason: 'failed', canRetry: false }])
    expect((await redraw(setup, 3)).statusCode).toBe(409)
  })

  test('what its owner asked for again is not given up with the first drawing', async () => {
    const setup = await told()
    await giveUp(setup, 3)
    await redraw(setup, 3)
    await setup.renderPicture(setup.id, 0)
    await setup.internal('POST', `/internal/stories/${setup.id}/illustrations-complete`)
    expect(await setup.illustrations()).toMatchObject({ status: 'processing' })
    await setup.renderPicture(setup.id, 3)
    expect(await setup.illustrations()).toMatchObject({ status: 'partial' })
  })
})

describe('a story of which no picture could be drawn', () => {
  test('gives its credit back once, says so, keeps its words, and draws no more', async () => {
    const setup = await told()
    const { id, internal, payments, recover, illustrations, get, post } = setup
    expect(payments.state.credits).toBe(0)
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    expect(await illustrations()).toMatchObject({ status: 'failed', refunded: true })
    await recover()
    await recover()
    expect(payments.state.credits).toBe(1)
    expect(await illustrations()).toMatchObject({ status: 'failed', refunded: true })
    expect((await illustrations()).missing[0]).toMatchObject({ canRetry: false })
    expect((await post(`/api/stories/${id}/illustrations/0/retry`)).statusCode).toBe(409)
    expect((await get(`/api/stories/${id}`)).json().pages).toHaveLength(PAGES_A_STORY)
  })
})

describe("another family's story does not exist", () => {
  test('neither it, nor its pictures, nor its images', async () => {
    const { id, get, renderPicture, illustrations } = await told()
    await renderPicture(id, 0)
    const { imageUrl } = (await illustrations()).illustrations[0]
    for (const url of [`/api/stories/${id}`, `/api/stories/${id}/illustrations`, imageUrl]) {
      expect((await get(url, 2)).statusCode).toBe(404)
      expect((await get(url, 1)).statusCode).toBe(200)
    }
    expect((await get('/api/stories', 2)).json()).toEqual([])
  })

  test('a number that is none is a bad request, not a failure', async () => {
    const { get } = await setUp()
    expect((await get('/api/stories/abc')).statusCode).toBe(400)
    expect((await get('/api/stories/999999999999999999999')).statusCode).toBe(400)
  })
})

describe('GET /api/images/{name}', () => {
  test('a picture is sent whole, may be kept by this browser only, and is not sent twice', async () => {
    const { id, get, renderPicture, illustrations, app } = await told()
    await renderPicture(id, 3)
    const { imageUrl } = (await illustrations()).illustrations[0]
    const answer = await get(imageUrl)
    expect(answer.body).toBe('picture 3')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '9' })
    expect(answer.headers['cache-control']).toContain('private')
    const { headersFor } = await import('@kahani/testing/keys')
    const again = await app.inject({
      url: imageUrl,
      headers: { ...(await headersFor({ userId: 1 })), 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('the placeholder is there for everyone; a picture that is not there is a 404', async () => {
    const { app, get } = await setUp()
    const answer = await app.inject({ url: '/api/images/placeholder' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect((await get('/api/images/..%2f..%2fsecrets')).statusCode).toBe(404)
  })
})

describe('GET /internal/stories/{id}/illustration-request', () => {
  test('it holds what is still to be drawn, and only services get it', async () => {
    const { id, internal, renderPicture, get } = await told()
    await renderPicture(id, 0)
    const request = (await internal('GET', `/internal/stories/${id}/illustration-request`)).json()
    expect(request.pictures.map((picture: { pageNumber: number }) => picture.pageNumber)).toEqual(ALL.slice(1))
    expect(request.cast).toMatchObject({ firstName: 'Asha', hasFriend: true, pet: 'Dog' })
    expect((await get(`/internal/stories/${id}/illustration-request`)).statusCode).toBe(401)
  })
})

describe('the recover', () => {
  test('pictures that have not moved for a minute are asked for again', async () => {
    const { db, recover } = await told()
    await db.deleteFrom('outbox').execute()
    await recover()
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await sql`update stories set illustrations_updated_at = now() - interval '61 seconds'`.execute(db)
    await recover()
    expect(await db.selectFrom('outbox').select('job_id').execute()).toEqual([{ job_id: 'sheet-1' }])
  })
})

describe('pictures that nobody can draw', () => {
  test('are awaited for a day and not longer', async () => {
    const { id, db, recover, renderPicture, illustrations } = await told()
    await renderPicture(id, 0)
    await sql`update stories set illustrations_requested_at = now() - interval '23 hours'`.execute(db)
    await recover()
    expect(await illustrations()).toMatchObject({ status: 'processing' })
    await sql`update stories set illustrations_requested_at = now() - interval '25 hours'`.execute(db)
    await recover()
    expect(await illustrations()).toMatchObject({ status: 'partial', refunded: false })
  })
})

describe('the reference photo', () => {
  const photosIn = (dir: string) => readdir(join(dir, 'photos'))

  test('it is kept encrypted, without where it was taken, for the illustrator alone, and gone once the pictures are done', async () => {
    const { id, dir, internal, renderPicture, db } = await told(
      { premium: true },
      { ...asha, characterPhoto: await aPhoto(), photoConsent: true },
    )
    const [name = ''] = await photosIn(dir)
    const stored = await readFile(join(dir, 'photos', name))
    await expect(sharp(stored).metadata()).rejects.toThrow()

    const answer = await internal('GET', `/internal/stories/${id}/photo`)
    const { width, exif, format } = await sharp(answer.rawPayload).metadata()
    expect({ width, exif, format }).toEqual({ width: 1024, exif: undefined, format: 'jpeg' })
    expect(JSON.stringify(await db.selectFrom('stories').select('brief').execute())).not.toContain('base64')

    for (const page of ALL) await renderPicture(id, page)
    expect(await photosIn(dir)).toEqual([])
    expect((await internal('GET', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  })

  test('it is gone after a day, done or not', async () => {
    const { dir, db, recover } = await told({}, { ...asha, characterPhoto: await aPhoto(), photoConsent: true })
    await recover()
    expect(await photosIn(dir)).toHaveLength(1)
    await sql`update stories set created_at = now() - interval '25 hours'`.execute(db)
    await recover()
    expect(await photosIn(dir)).toEqual([])
  })

  test('what is no picture is refused in the words of the form, and nothing is spent', async () => {
    const { generateStory, payments } = await setUp()
    for (const characterPhoto of ['hello', 'data:image/png;base64,aGVsbG8=', 'data:text/html;base64,PGI+']) {
      const answer = await generateStory({ ...asha, characterPhoto, photoConsent: true })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toBe('Please select an image file (jpg, png, etc.)')
    }
    expect(payments.spent.size).toBe(0)
  })
})

test('a long list is paged by keys', async () => {
  const { generateStory, get } = await setUp({ credits: 3 })
  for (const name of ['One', 'Two', 'Three']) await generateStory({ ...asha, characterName: name })
  const page = await get('/api/stories?limit=2')
  expect(page.json().map((story: { characterName: string }) => story.characterName)).toEqual(['Three', 'Two'])
  const next = /<(.*)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await get(next)).json().map((story: { characterName: string }) => story.characterName)).toEqual(['One'])
})
