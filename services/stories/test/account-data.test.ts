import { randomUUID } from 'node:crypto'
import { sheetKey } from '@kahani/contracts/picture-keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { kiara, moti } from './family-members.ts'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

const TABLES = [
  'stories',
  'pages',
  'earlier_texts',
  'pictures',
  'picture_versions',
  'notifications',
  'deletions',
  'family_members',
] as const

async function setUpDeletion(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp({ credits: 10, ...options })
  const { db, listBlobs, internal, remove } = setup
  return {
    ...setup,
    generateId: async (...args: Parameters<typeof setup.generateStory>): Promise<number> =>
      (await setup.generateStory(...args)).json().story.id,
    withPhoto: async () => ({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true }),
    deleteStory: async (id: number, userId = 1, body?: object) =>
      (await remove(`/api/stories/${id}`, userId, body)).statusCode,
    recordCall: (storyId: number) =>
      internal('PUT', `/internal/ai-calls/${randomUUID()}`, {
        ...{ storyId, kind: 'picture', pageNumber: 0, model: 'gpt-image-2.6-flare', outcome: 'answered', images: 1 },
        ...{ inputTokens: 1, inputImageTokens: 1, outputTokens: 1, pricePaise: 300 },
      }),
    /** Keys of all blobs, and the rows of all tables that name a story or its contents. */
    async listData() {
      const keys = (await Promise.all(['photos/', 'pictures/', 'family/'].map(listBlobs))).flat()
      const rows = await Promise.all(TABLES.map(table => db.selectFrom(table).selectAll().execute()))
      return { keys, rows: rows.flat() }
    },
    retryNow: () => db.updateTable('deletions').set({ next_attempt_at: sql<Date>`now()` }).execute(),
  }
}

describe('DELETE /api/stories/{id}', () => {
  test('deletes the story at once and its files soon, for its owner only, and keeps the cost of the day', async () => {
    const setup = await setUpDeletion()
    const { generateId, withPhoto, deleteStory, renderPicture, blobs, get, internal, payments, db } = setup
    const id = await generateId(await withPhoto())
    await renderPicture(id, 0)
    await blobs.put(sheetKey(id), Buffer.from('sheet'))
    const [{ imageUrl }] = (await get(`/api/stories/${id}/illustrations`)).json().illustrations
    await db
      .updateTable('stories')
      .set({ illustrations_requested_at: sql<Date>`now() - interval '2 minutes'` })
      .execute()
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    await db.updateTable('stories').set({ illustration_status: 'processing', photo_key: 'photos/1' }).execute()
    await blobs.put('photos/1', Buffer.from('photo'))
    await setup.recordCall(id)

    expect([await deleteStory(id, 2), await deleteStory(id), await deleteStory(id)]).toEqual([404, 204, 404])
    for (const url of [`/api/stories/${id}`, `/api/stories/${id}/illustrations`, imageUrl]) {
      expect((await get(url)).statusCode).toBe(404)
    }
    expect((await get('/api/stories')).json()).toEqual([])
    expect(await db.selectFrom('tombstones').select('id').execute()).toEqual([{ id }])
    for (const path of ['illustration-request', 'photo', 'book?userId=1']) {
      expect((await internal('GET', `/internal/stories/${id}/${path}`)).statusCode).toBe(404)
    }
    expect((await renderPicture(id, 1)).statusCode).toBe(404)

    await setup.completeDeletions()
    expect(await setup.listData()).toEqual({ keys: [], rows: [] })
    expect(payments.booksDeleted).toEqual([id])
    expect([payments.state.credits, payments.refunded.size]).toEqual([9, 0])
    expect(await db.selectFrom('ai_calls').select(['story_id', 'price_paise']).execute()).toEqual([
      { story_id: null, price_paise: 300 },
    ])
  })

  test('is completed later if a service is down, and refunds a credit that was due', async () => {
    const setup = await setUpDeletion()
    const { generateId, deleteStory, internal, payments, completeDeletions, retryNow, listData, recover } = setup
    const id = await generateId()
    await setup.blobs.put(sheetKey(id), Buffer.from('sheet'))
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    payments.state.mode = 'error'
    await recover()
    expect(await deleteStory(id)).toBe(204)
    await completeDeletions()
    expect((await listData()).rows).toHaveLength(1)
    payments.state.mode = 'ok'
    await completeDeletions()
    expect(payments.state.credits).toBe(9)
    await retryNow()
    await completeDeletions()
    expect(await listData()).toEqual({ keys: [], rows: [] })
    expect(payments.state.credits).toBe(10)
  })

  test('keeps the files for the press while a printed copy is on order, and completes the deletion afterwards', async () => {
    const setup = await setUpDeletion()
    const { generateId, deleteStory, renderPicture, payments, completeDeletions, retryNow, listData, logger } = setup
    const id = await generateId()
    await renderPicture(id, 0)
    payments.state.printFilesNeeded = true
    expect(await deleteStory(id)).toBe(204)
    for (let i = 1; i <= 2; i++) {
      await completeDeletions()
      await retryNow()
      expect([payments.printFilesKept, payments.booksDeleted]).toEqual([Array(i).fill(id), []])
      expect(await listData()).toMatchObject({ keys: [], rows: [{ story_id: id, refund_user_id: null }] })
    }
    payments.state.printFilesNeeded = false
    await completeDeletions()
    expect([payments.booksDeleted, await listData()]).toEqual([[id], { keys: [], rows: [] }])
    expect(logger.lines.filter(line => line.includes('deletion not completed'))).toEqual([])
  })

  test('cancels printed copies first, and deletes nothing if one of them is being made', async () => {
    const { generateId, deleteStory, payments, get, remove } = await setUpDeletion()
    const id = await generateId()
    const cancelCopies = { cancelCopies: [4, 5] }
    expect(await deleteStory(id, 2, cancelCopies)).toBe(404)
    expect(payments.copiesCancelled).toEqual([])
    payments.state.cancellation = [409, { code: 'printed_copy_in_work', message: 'Too late.' }]
    const response = await remove(`/api/stories/${id}`, 1, cancelCopies)
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'printed_copy_in_work' }])
    expect((await get(`/api/stories/${id}`)).statusCode).toBe(200)
    payments.state.cancellation = [204]
    expect(await deleteStory(id, 1, cancelCopies)).toBe(204)
    expect(payments.copiesCancelled).toEqual(Array(2).fill({ userId: 1, copyIds: [4, 5] }))
    expect((await get(`/api/stories/${id}`)).statusCode).toBe(404)
  })

  test('does not find a story whose text is not ready', async () => {
    const { generateId, deleteStory, db } = await setUpDeletion()
    const id = await generateId()
    for (const state of ['writing', 'failed'] as const) {
      await db.updateTable('stories').set({ state }).execute()
      expect(await deleteStory(id)).toBe(404)
    }
  })
})

describe('GET /internal/users/{id}/data', () => {
  test('returns the family of the account, and its stories with their briefs, texts, pictures and consents', async () => {
    const { generateId, generateStory, withPhoto, internal, renderPicture, db, get, post } = await setUpDeletion()
    const [id, failed] = [await generateId(await withPhoto()), await generateId({ ...asha, characterName: 'Ravi' })]
    await generateStory(asha, { userId: 2 })
    const members = [(await post('/api/family', 1, kiara)).json(), (await post('/api/family', 1, moti)).json()]
    await renderPicture(id, 0)
    await db.updateTable('stories').set({ state: 'failed' }).where('id', '=', failed).execute()
    const { title, pages } = (await get(`/api/stories/${id}`)).json()

    const response = await internal('GET', '/internal/users/1/data')
    expect(response.statusCode).toBe(200)
    const { stories, childConsents, family } = response.json()
    expect(childConsents).toMatchObject([
      { childName: 'Ravi' },
      { childName: 'Asha', source: 'terms' },
      { childName: 'Kiara Rao', source: 'form', storyId: null },
    ])
    expect(family).toEqual(members)
    expect(stories).toMatchObject([
      {
        ...{ id, title, state: 'text_ready', brief: { characterName: 'Asha', friendName: 'Kabir' } },
        photoConsent: { consentedAt: expect.any(String), withdrawnAt: null, photoDeletedAt: null },
      },
      { id: failed, state: 'failed', brief: { characterName: 'Ravi' }, photoConsent: null },
    ])
    expect(stories[0].pages.map(({ text }: { text: string }) => text)).toEqual(
      pages.map(({ content }: { content: string }) => content),
    )
    expect(stories[0].pictures.map(({ pictureKey }: { pictureKey: string }) => pictureKey)).toEqual([
      `pictures/${id}/0.png`,
      ...Array(10).fill(null),
    ])
    expect(response.body).not.toContain('base64')
    expect((await internal('GET', '/internal/users/3/data')).json()).toEqual({
      stories: [],
      childConsents: [],
      family: [],
    })
  })
})

describe('DELETE /internal/users/{id}', () => {
  test('deletes everything of the account, whatever its state, and nothing of others', async () => {
    const setup = await setUpDeletion()
    const { generateId, generateStory, withPhoto, internal, completeDeletions, listData, db, payments } = setup
    const [, , refundDue] = [await generateId(await withPhoto()), await generateId(), await generateId()]
    await internal('POST', `/internal/stories/${refundDue}/illustrations-complete`)
    await db.updateTable('stories').set({ state: 'failed', refund_due: true }).where('id', '=', 2).execute()
    const other = await generateStory(asha, { userId: 2, key: 'request-0001' })
    await setup.recordCall(1)
    await setup.post('/api/family', 1, kiara)
    const pet = (await setup.post('/api/family', 2, moti)).json()

    for (let time = 1; time <= 2; time++) expect((await internal('DELETE', '/internal/users/1')).statusCode).toBe(204)
    await completeDeletions()
    const { keys, rows } = await listData()
    expect(keys).toEqual([])
    expect(rows.filter(row => !('story_id' in row))).toMatchObject([
      ...[
        { id: other.json().story.id, user_id: 2 },
        { id: pet.id, user_id: 2 },
      ],
    ])
    expect(rows.filter(row => 'story_id' in row && row.story_id !== other.json().story.id)).toEqual([])
    expect(payments.refunded.size).toBe(0)
    expect(payments.booksDeleted.sort()).toEqual([1, 2, 3])
    expect(await db.selectFrom('ai_calls').select('story_id').execute()).toEqual([{ story_id: null }])
  })

  test('ends a story that is being written, without a refund', async () => {
    const builtIn = createBuiltInStoryteller()
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const blocked: Storyteller = {
      ...builtIn,
      name: 'blocked',
      async generate(...args) {
        started.resolve()
        await released.promise
        return builtIn.generate(...args)
      },
    }
    const setup = await setUpDeletion({ storyteller: blocked })
    const response = setup.generateStory(await setup.withPhoto())
    await started.promise
    await setup.internal('DELETE', '/internal/users/1')
    released.resolve()
    await response
    await setup.completeDeletions()
    expect(await setup.listData()).toEqual({ keys: [], rows: [] })
    expect(setup.payments.refunded.size).toBe(0)
  })
})
