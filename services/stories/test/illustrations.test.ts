import type { PictureWidth } from '@kahani/contracts/image-path'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { pictureKey, picturesFolder, variantKey } from '@kahani/contracts/picture-keys'
import type { Keys } from '@kahani/service-kit/config'
import { createEncryption } from '@kahani/service-kit/encryption'
import { headersFor, NEWER_TEST_SECRET, TEST_SECRET } from '@kahani/testing/keys'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPictureRepository } from '../src/illustrations/picture-repository.ts'
import { createPictureVariants } from '../src/illustrations/picture-variants.ts'
import { createPhotoStore } from '../src/photos/photo-store.ts'
import { samplePhoto } from './sample-photo.ts'
import { samplePicture } from './sample-picture.ts'
import { asha, setUp } from './set-up.ts'

const ALL_PAGES = Array.from({ length: PAGES_PER_STORY + 1 }, (_, i) => i)

async function setUpStory(options: Parameters<typeof setUp>[0] = {}, brief: object = asha) {
  const setup = await setUp(options)
  const id: number = (await setup.generateStory(brief)).json().story.id
  const getIllustrations = async () => (await setup.get(`/api/stories/${id}/illustrations`)).json()
  return { ...setup, id, getIllustrations }
}

describe('GET /api/stories/{id}/illustrations', () => {
  test('lists pictures as they complete, and marks the cover', async () => {
    const { id, renderPicture, getIllustrations, internal } = await setUpStory()
    expect(await getIllustrations()).toEqual({
      status: 'processing',
      waiting: false,
      rendering: [],
      sheetReady: false,
      total: ALL_PAGES.length,
      illustrations: [],
      missing: [],
      refunded: false,
    })
    await internal('PUT', `/internal/stories/${id}/sheet`)
    expect(await getIllustrations()).toMatchObject({ sheetReady: true, illustrations: [] })
    await renderPicture(id, 0)
    const first = await getIllustrations()
    expect(first).toMatchObject({ status: 'processing', illustrations: [{ pageNumber: 0, isCover: true }] })
    expect(first.illustrations[0].imageUrl).toMatch(new RegExp(`^/api/images/${id}-0-[\\w-]{36}\\.[\\w-]{22}\\.webp$`))
    for (const page of ALL_PAGES) await renderPicture(id, page)
    expect(await getIllustrations()).toMatchObject({ status: 'completed' })
    expect((await getIllustrations()).illustrations).toHaveLength(ALL_PAGES.length)
  })

  test('is partial if some pictures fail and failed if all do; a late failure does not undo a picture', async () => {
    const { id, renderPicture, getIllustrations, internal } = await setUpStory()
    await renderPicture(id, 0)
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    expect(await getIllustrations()).toMatchObject({ status: 'partial' })
    await internal('PUT', `/internal/stories/${id}/pictures/0`, { outcome: 'failed', reason: 'failed' })
    expect((await getIllustrations()).illustrations).toHaveLength(1)

    const other = await setUpStory()
    await other.internal('POST', `/internal/stories/${other.id}/illustrations-complete`)
    expect(await other.getIllustrations()).toMatchObject({ status: 'failed', illustrations: [] })
  })
})

describe('a failed picture', () => {
  const failPicture = (setup: Awaited<ReturnType<typeof setUpStory>>, page: number, reason = 'failed') =>
    setup.internal('PUT', `/internal/stories/${setup.id}/pictures/${page}`, { outcome: 'failed', reason })
  const retry = (setup: Awaited<ReturnType<typeof setUpStory>>, page: number, userId = 1) =>
    setup.post(`/api/stories/${setup.id}/illustrations/${page}/retry`, userId)
  const listJobs = (setup: Awaited<ReturnType<typeof setUpStory>>) =>
    setup.db.selectFrom('outbox').select('job_id').where('job_id', '=', `picture-${setup.id}-3`).execute()

  test('is listed with its reason, does not affect the others, and can be retried by its owner only', async () => {
    const setup = await setUpStory()
    await failPicture(setup, 3, 'refused')
    for (const page of ALL_PAGES) if (page !== 3) await setup.renderPicture(setup.id, page)
    expect(await setup.getIllustrations()).toMatchObject({
      status: 'partial',
      missing: [{ pageNumber: 3, reason: 'refused', canRetry: true }],
      refunded: false,
    })
    expect((await retry(setup, 3, 2)).statusCode).toBe(404)
    expect((await retry(setup, 99)).statusCode).toBe(404)

    const response = await retry(setup, 3)
    expect(response.statusCode).toBe(202)
    expect(response.json()).toMatchObject({ status: 'processing', missing: [] })
    const request = (await setup.internal('GET', `/internal/stories/${setup.id}/illustration-request`)).json()
    expect(request.pictures).toMatchObject([{ pageNumber: 3, softened: true }])
    await setup.renderPicture(setup.id, 3)
    expect(await setup.getIllustrations()).toMatchObject({ status: 'completed', missing: [] })
  })

  test('is queued once per retry, and can be retried three times', async () => {
    const setup = await setUpStory()
    for (const page of ALL_PAGES) if (page !== 3) await setup.renderPicture(setup.id, page)
    for (const time of [1, 2, 3]) {
      await failPicture(setup, 3)
      const responses = await Promise.all([retry(setup, 3), retry(setup, 3)])
      expect(responses.map(response => response.statusCode)).toEqual([202, 202])
      expect(await listJobs(setup)).toHaveLength(time)
    }
    await failPicture(setup, 3)
    expect((await setup.getIllustrations()).missing).toEqual([{ pageNumber: 3, reason: 'failed', canRetry: false }])
    expect((await retry(setup, 3)).statusCode).toBe(409)
  })

  test('that is being retried stays pending when the story’s illustration job ends', async () => {
    const setup = await setUpStory()
    await failPicture(setup, 3)
    await retry(setup, 3)
    await setup.renderPicture(setup.id, 0)
    await setup.internal('POST', `/internal/stories/${setup.id}/illustrations-complete`)
    expect(await setup.getIllustrations()).toMatchObject({ status: 'processing' })
    await setup.renderPicture(setup.id, 3)
    expect(await setup.getIllustrations()).toMatchObject({ status: 'partial' })
  })
})

describe('a completed picture whose file is lost', () => {
  const PICTURE_PAISE = 800
  async function setUpLost(budgetRupees?: number) {
    const setup = await setUpStory({ budgetRupees, estimate: { story: () => 0, picture: () => PICTURE_PAISE } })
    const { id, db, blobs, internal } = setup
    for (const page of ALL_PAGES) await setup.renderPicture(id, page)
    await db.deleteFrom('outbox').execute()
    return {
      ...setup,
      lose: (page: number) => blobs.delete(`pictures/${id}/${page}.png`),
      report: async (page: number) => (await internal('POST', `/internal/stories/${id}/pictures/${page}/lost`)).json(),
      jobs: async () => (await db.selectFrom('outbox').select('job_id').execute()).map(({ job_id }) => job_id),
      bookNames: async () =>
        (await internal('GET', `/internal/stories/${id}/book?userId=1`))
          .json()
          .pages.map((page: { pictureName: string }) => page.pictureName),
    }
  }

  test('is requested again once, under a new name, without using up a retry', async () => {
    const { id, app, internal, report, lose, jobs, getIllustrations, renderPicture, bookNames } = await setUpLost()
    const before = await bookNames()
    expect(await report(3)).toEqual({ outcome: 'completed' })
    await lose(3)
    expect([await report(3), await report(3)]).toEqual([{ outcome: 'pending' }, { outcome: 'pending' }])
    expect(await jobs()).toEqual([`picture-${id}-3`])
    expect(await getIllustrations()).toMatchObject({ status: 'processing', missing: [] })
    expect((await internal('GET', `/internal/stories/${id}/book?userId=1`)).json()).toMatchObject({
      picturesPending: true,
      cast: expect.arrayContaining([{ figure: 'child', name: 'Asha' }]),
    })
    expect((await bookNames()).map((name: string, page: number) => name === before[page])).toEqual(
      ALL_PAGES.map(page => page !== 3),
    )
    await renderPicture(id, 3)
    expect(await getIllustrations()).toMatchObject({ status: 'completed' })

    const url = `/internal/stories/${id}/pictures/3/lost`
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401)
    for (const path of [`${id}/pictures/99`, '99/pictures/3']) {
      expect((await internal('POST', `/internal/stories/${path}/lost`)).statusCode).toBe(404)
    }
  })

  test('fails if the daily budget is reached, and can be retried by its owner', async () => {
    const { id, lose, report, jobs, getIllustrations } = await setUpLost(20)
    for (const page of [3, 4, 5]) await lose(page)
    expect([await report(3), await report(4)]).toEqual([{ outcome: 'pending' }, { outcome: 'pending' }])
    expect([await report(5), await report(5)]).toEqual([{ outcome: 'failed' }, { outcome: 'failed' }])
    expect(await getIllustrations()).toMatchObject({
      status: 'processing',
      missing: [{ pageNumber: 5, reason: 'failed', canRetry: true }],
    })
    expect(await jobs()).toEqual([`picture-${id}-3`, `picture-${id}-4`])
  })

  test('is not refunded, even if all files are lost', async () => {
    const { lose, report, getIllustrations, payments, recover } = await setUpLost(1)
    for (const page of ALL_PAGES) await lose(page)
    for (const page of ALL_PAGES) await report(page)
    await recover()
    const { status, refunded, missing } = await getIllustrations()
    expect([status, refunded, missing.length, missing[0].canRetry]).toEqual(['failed', false, ALL_PAGES.length, true])
    expect(payments.refunded.size).toBe(0)
  })
})

describe('a story without any picture', () => {
  test('refunds its credit once, stays readable and accepts no retries', async () => {
    const setup = await setUpStory()
    const { id, internal, payments, recover, getIllustrations, get, post } = setup
    expect(payments.state.credits).toBe(0)
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    expect(await getIllustrations()).toMatchObject({ status: 'failed', refunded: true })
    await recover()
    await recover()
    expect(payments.state.credits).toBe(1)
    expect(await getIllustrations()).toMatchObject({ status: 'failed', refunded: true })
    expect((await getIllustrations()).missing[0]).toMatchObject({ canRetry: false })
    expect((await post(`/api/stories/${id}/illustrations/0/retry`)).statusCode).toBe(409)
    expect((await get(`/api/stories/${id}`)).json().pages).toHaveLength(PAGES_PER_STORY)
  })
})

describe("another family's story", () => {
  test('is not found, nor are its illustrations and images', async () => {
    const { id, get, renderPicture, getIllustrations } = await setUpStory()
    await renderPicture(id, 0)
    const { imageUrl } = (await getIllustrations()).illustrations[0]
    for (const url of [`/api/stories/${id}`, `/api/stories/${id}/illustrations`, imageUrl]) {
      expect((await get(url, 2)).statusCode).toBe(404)
      expect((await get(url, 1)).statusCode).toBe(200)
    }
    expect((await get('/api/stories', 2)).json()).toEqual([])
  })

  test('an invalid id is rejected with 400, in words that are not those of the validator', async () => {
    const { get } = await setUp()
    for (const id of ['abc', '999999999999999999999']) {
      const response = await get(`/api/stories/${id}`)
      const message = 'Invalid input'
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { code: 'bad_input', message, issues: [{ path: 'id', message }] },
      ])
    }
  })
})

describe('GET /api/images/{name}', () => {
  const formatOf = async ({ rawPayload }: { rawPayload: Buffer }) => {
    const { format, width } = await sharp(rawPayload).metadata()
    return { format, width }
  }

  test('makes the WebP files of a picture that has none, once, and honours the ETag of each for its owner only', async () => {
    const { id, get, renderPicture, getIllustrations, app, listBlobs, blobs } = await setUpStory()
    await renderPicture(id, 3)
    const large = await sharp(await samplePicture(3))
      .resize(800)
      .png()
      .toBuffer()
    await blobs.put(pictureKey({ storyId: id, pageNumber: 3 }), large)
    const { imageUrl } = (await getIllustrations()).illustrations[0]
    const widths = ['?width=432', '?width=720', '?width=1280', '']
    const responses = await Promise.all(widths.map(query => get(`${imageUrl}${query}`)))
    expect(await Promise.all(responses.map(formatOf))).toEqual(
      [432, 720, 800, 800].map(width => ({ format: 'webp', width })),
    )
    const stored = [432, 720, 1280].map(width => variantKey({ storyId: id, pageNumber: 3 }, width as PictureWidth))
    expect(await listBlobs(picturesFolder(id))).toEqual(expect.arrayContaining(stored))
    await blobs.delete(pictureKey({ storyId: id, pageNumber: 3 }))
    expect((await get(imageUrl)).statusCode).toBe(200)

    const headers = responses[0]?.headers ?? {}
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' })
    const revalidate = async (query: string, user = {}) =>
      (await app.inject({ url: `${imageUrl}${query}`, headers: { ...user, 'if-none-match': String(headers.etag) } }))
        .statusCode
    const [owner, stranger] = await Promise.all([headersFor({ userId: 1 }), headersFor({ userId: 2 })])
    expect(await revalidate('?width=432', owner)).toBe(304)
    expect(await revalidate('?width=720', owner)).toBe(200)
    expect(await revalidate('?width=432', stranger)).toBe(404)
    expect(await revalidate('?width=432')).toBe(401)
    expect(await revalidate('?width=321', owner)).toBe(400)
  })

  test('is not found under a name without a signature', async () => {
    const { id, db, get, renderPicture } = await setUpStory()
    await renderPicture(id, 3)
    const { name } = await db
      .selectFrom('pictures')
      .select('name')
      .where('page_number', '=', 3)
      .executeTakeFirstOrThrow()
    expect((await get(`/api/images/${name}`)).statusCode).toBe(404)
  })

  test('leaves no file of a story that is deleted meanwhile, and none in the store after a deletion', async () => {
    const { id, get, remove, renderPicture, getIllustrations, listBlobs, db, blobs } = await setUpStory()
    await renderPicture(id, 3)
    const { imageUrl } = (await getIllustrations()).illustrations[0]
    const variants = createPictureVariants(blobs, createPictureRepository(db))
    await get(imageUrl)
    await remove(`/api/stories/${id}`)
    expect(await listBlobs(picturesFolder(id))).toEqual([])
    expect((await get(imageUrl)).statusCode).toBe(404)

    await blobs.put(pictureKey({ storyId: id, pageNumber: 3 }), await samplePicture(3))
    expect(await variants.get({ storyId: id, pageNumber: 3 }, 432)).toBeNull()
    expect(await listBlobs(picturesFolder(id))).toEqual([pictureKey({ storyId: id, pageNumber: 3 })])
  })

  test('returns the placeholder to everyone, and 404 for an unknown picture', async () => {
    const { app, get } = await setUp()
    const response = await app.inject({ url: '/api/images/placeholder' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect((await get('/api/images/..%2f..%2fsecrets')).statusCode).toBe(404)
  })
})

describe('GET /internal/stories/{id}/illustration-request', () => {
  test('lists pending pictures, and requires the internal token', async () => {
    const { id, internal, renderPicture, get } = await setUpStory()
    await renderPicture(id, 0)
    const request = (await internal('GET', `/internal/stories/${id}/illustration-request`)).json()
    expect(request.pictures.map((picture: { pageNumber: number }) => picture.pageNumber)).toEqual(ALL_PAGES.slice(1))
    expect(request.cast).toMatchObject({ firstName: 'Asha', hasFriend: true, friendGender: 'boy', pet: 'Dog' })
    expect((await get(`/internal/stories/${id}/illustration-request`)).statusCode).toBe(401)
  })
})

describe('the recovery task', () => {
  test('queues illustrations again after a minute without progress', async () => {
    const { db, recover } = await setUpStory()
    await db.deleteFrom('outbox').execute()
    await recover()
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await sql`update stories set illustrations_updated_at = now() - interval '61 seconds'`.execute(db)
    await recover()
    expect(await db.selectFrom('outbox').select('job_id').execute()).toEqual([{ job_id: 'sheet-1' }])
  })
})

describe('pending pictures', () => {
  test('fail after a day', async () => {
    const { id, db, recover, renderPicture, getIllustrations } = await setUpStory()
    await renderPicture(id, 0)
    await sql`update stories set illustrations_requested_at = now() - interval '23 hours'`.execute(db)
    await recover()
    expect(await getIllustrations()).toMatchObject({ status: 'processing' })
    await sql`update stories set illustrations_requested_at = now() - interval '25 hours'`.execute(db)
    await recover()
    expect(await getIllustrations()).toMatchObject({ status: 'partial', refunded: false })
  })
})

describe('the reference photo', () => {
  test('is stored encrypted and without metadata, is served to the illustrator, and is deleted once the pictures are done', async () => {
    const { id, blobs, listBlobs, internal, renderPicture, db } = await setUpStory(
      { premium: true },
      { ...asha, characterPhoto: await samplePhoto(), photoConsent: true },
    )
    const [key = ''] = await listBlobs('photos/')
    await expect(sharp((await blobs.get(key)) ?? '').metadata()).rejects.toThrow('unsupported image format')

    const response = await internal('GET', `/internal/stories/${id}/photo`)
    const { width, exif, format } = await sharp(response.rawPayload).metadata()
    expect({ width, exif, format }).toEqual({ width: 1024, exif: undefined, format: 'jpeg' })
    expect(JSON.stringify(await db.selectFrom('stories').select('brief').execute())).not.toContain('base64')

    for (const page of ALL_PAGES) await renderPicture(id, page)
    expect(await listBlobs('photos/')).toEqual([])
    expect((await internal('GET', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  })

  test('can be read as long as the key is listed that it is encrypted with', async () => {
    const { blobs, listBlobs } = await setUpStory(
      {},
      { ...asha, characterPhoto: await samplePhoto(), photoConsent: true },
    )
    const [key = ''] = await listBlobs('photos/')
    const read = (keys: Keys) => createPhotoStore(blobs, createEncryption(keys)).get(key)
    const { format } = await sharp((await read([NEWER_TEST_SECRET, TEST_SECRET])) ?? '').metadata()
    expect(format).toBe('jpeg')
    await expect(read([NEWER_TEST_SECRET])).rejects.toThrow('no key decrypts the data')
  })

  test('is deleted after a day even if pictures are pending', async () => {
    const { listBlobs, db, recover } = await setUpStory(
      {},
      { ...asha, characterPhoto: await samplePhoto(), photoConsent: true },
    )
    await recover()
    expect(await listBlobs('photos/')).toHaveLength(1)
    await sql`update stories set created_at = now() - interval '25 hours'`.execute(db)
    await recover()
    expect(await listBlobs('photos/')).toEqual([])
  })

  test('is rejected with the message of the form if it is not an image, and no credit is spent', async () => {
    const { generateStory, payments } = await setUp()
    for (const characterPhoto of ['hello', 'data:image/png;base64,aGVsbG8=', 'data:text/html;base64,PGI+']) {
      const response = await generateStory({ ...asha, characterPhoto, photoConsent: true })
      expect(response.statusCode).toBe(400)
      expect(response.json().message).toBe('Please select an image file (jpg, png, etc.)')
    }
    expect(payments.spent.size).toBe(0)
  })
})

test('GET /api/stories is paged by id', async () => {
  const { generateStory, get } = await setUp({ credits: 3 })
  for (const name of ['One', 'Two', 'Three']) await generateStory({ ...asha, characterName: name })
  const page = await get('/api/stories?limit=2')
  expect(page.json().map((story: { characterName: string }) => story.characterName)).toEqual(['Three', 'Two'])
  const next = /<(.*)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await get(next)).json().map((story: { characterName: string }) => story.characterName)).toEqual(['One'])
})
