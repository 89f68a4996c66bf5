import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

async function setUpConsent() {
  const setup = await setUp({ credits: 2 })
  const brief = { ...asha, characterPhoto: await samplePhoto(), photoConsent: true }
  const id: number = (await setup.generateStory(brief)).json().story.id
  await setup.generateStory()
  const { title } = (await setup.get(`/api/stories/${id}`)).json()
  const withdraw = async (userId?: number) => (await setup.remove(`/api/photo-consents/${id}`, userId)).statusCode
  const list = async (userId?: number) => (await setup.get('/api/photo-consents', userId)).json()
  return { ...setup, id, title, withdraw, list }
}

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

describe('GET /api/photo-consents', () => {
  test('lists the caller’s stories with a photo, and when the photo was deleted', async () => {
    const { id, title, list, internal } = await setUpConsent()
    const consent = { storyId: id, title, consentedAt: TIME, source: 'form', withdrawnAt: null, photoDeletedAt: null }
    expect(await list()).toEqual([consent])
    expect(await list(2)).toEqual([])
    await internal('POST', `/internal/stories/${id}/illustrations-complete`)
    expect(await list()).toEqual([{ ...consent, photoDeletedAt: TIME }])
  })
})

test('a photo that no provider draws from is checked, but neither sent to anybody nor stored', async () => {
  const moderator = { ...createBuiltInModerator(), checkPicture: () => Promise.reject(new Error('a photo was sent')) }
  const { generateStory, listBlobs, internal, get } = await setUp({ hasPictureProvider: false, moderator })
  const withPhoto = async (photo: string) => generateStory({ ...asha, characterPhoto: photo, photoConsent: true })
  expect((await withPhoto(`data:image/png;base64,${'A'.repeat(400)}`)).statusCode).toBe(400)
  expect((await withPhoto(await samplePhoto())).statusCode).toBe(201)
  expect(await listBlobs('photos/')).toEqual([])
  expect((await internal('GET', '/internal/stories/1/illustration-request')).json().hasPhoto).toBe(false)
  expect((await get('/api/photo-consents')).json()).toMatchObject([
    { storyId: 1, source: 'form', photoDeletedAt: TIME },
  ])
})

describe('DELETE /api/photo-consents/{storyId}', () => {
  test('deletes the photo at once, and the remaining pictures are rendered without it', async () => {
    const { id, withdraw, remove, list, listBlobs, internal, renderPicture } = await setUpConsent()
    expect(await withdraw(2)).toBe(404)
    expect((await remove(`/api/photo-consents/${id + 1}`)).statusCode).toBe(404)
    await renderPicture(id, 0)
    expect(await listBlobs('photos/')).toHaveLength(1)

    expect(await withdraw()).toBe(204)
    expect(await listBlobs('photos/')).toEqual([])
    const request = (await internal('GET', `/internal/stories/${id}/illustration-request`)).json()
    expect([request.hasPhoto, request.pictures.length]).toEqual([false, 10])
    expect((await internal('GET', `/internal/stories/${id}/photo`)).statusCode).toBe(204)

    const [consent] = await list()
    expect(consent).toMatchObject({ storyId: id, withdrawnAt: TIME, photoDeletedAt: TIME })
    expect(await withdraw()).toBe(204)
    expect(await list()).toEqual([consent])
  })

  test('is completed by the recovery task after a crash', async () => {
    const { db, listBlobs, recover, list } = await setUpConsent()
    await db.updateTable('stories').set({ photo_consent_withdrawn_at: sql<Date>`now()` }).where('id', '=', 1).execute()
    await recover()
    expect(await listBlobs('photos/')).toEqual([])
    expect(await list()).toMatchObject([{ photoDeletedAt: TIME }])
  })
})
