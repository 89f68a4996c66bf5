import { sheetKey } from '@kahani/contracts/picture-keys'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { migrate } from '@kahani/service-kit/migrations'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createChildConsentRepository } from '../src/child-consents/child-consent-repository.ts'
import { type Database, migrations, SCHEMA } from '../src/database.ts'
import { createDeletionRepository } from '../src/deletions/deletion-repository.ts'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import { kabir, kiara, zoya } from './family-members.ts'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
const OPENAI = { name: 'OpenAI', country: 'US' }

async function setUpConsents(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp({ credits: 5, ...options })
  return {
    ...setup,
    generateId: async (brief?: object, userId = 1): Promise<number> =>
      (await setup.generateStory(brief, { userId })).json().story.id,
    withdraw: async (id: number | string, userId?: number) =>
      (await setup.remove(`/api/child-consents/${id}`, userId)).statusCode,
    list: async (userId?: number) => (await setup.get('/api/child-consents', userId)).json(),
    stateOf: async (id: number) =>
      (await setup.internal('GET', `/internal/stories/${id}/illustration-request`)).json().pictures.length,
  }
}

test('GET /api/privacy-notice tells visitors who receives what they enter, whom to complain to, and which styles are open', async () => {
  const { app } = await setUp({ aiProvider: OPENAI, styles: ['vivid', 'papercut'] })
  const response = await app.inject('/api/privacy-notice')
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      version: PRIVACY_VERSION,
      aiProvider: OPENAI,
      grievanceContact: 'Meera Iyer, grievance@kahani.example',
      illustrationStyles: { free: ['vivid', 'papercut'], premium: ['vivid', 'papercut'] },
    },
  ])
})

describe('the consent to the use of a child’s details', () => {
  test('is recorded with the request, how it was given, with the notice that was shown and the provider it named', async () => {
    const { generateId, list, db } = await setUpConsents({ aiProvider: OPENAI })
    await generateId({ ...asha, characterName: 'Ravi', detailsConsent: true, noticeVersion: '2026-11-02' })
    const id = await generateId()
    const saved = { memberId: null, withdrawnAt: null }
    const consent = { storyId: id, childName: 'Asha', stories: 1, consentedAt: TIME, ...saved }
    expect(await list()).toEqual([
      { ...consent, source: 'terms', notice: PRIVACY_VERSION, aiProvider: OPENAI },
      { ...consent, storyId: 1, childName: 'Ravi', source: 'form', notice: '2026-11-02', aiProvider: OPENAI },
    ])
    expect(await list(2)).toEqual([])
    const [stored] = await db.selectFrom('stories').select('brief').execute()
    expect(Object.keys(stored?.brief ?? {}).filter(key => /consent|notice/i.test(key))).toEqual([])
  })

  test('is refused by false only, before the credit is spent', async () => {
    const { generateStory, payments } = await setUpConsents()
    const response = await generateStory({ ...asha, detailsConsent: false })
    expect([response.statusCode, response.json().issues]).toEqual([
      400,
      [{ path: 'detailsConsent', message: 'We need your consent to use what you enter about the child' }],
    ])
    expect(payments.spent.size).toBe(0)
  })

  test('is one per child, in whatever case the name was typed', async () => {
    const { generateId, list } = await setUpConsents()
    await generateId()
    await generateId({ ...asha, characterName: 'ASHA' })
    await generateId({ ...asha, characterName: 'Ravi' })
    expect(await list()).toMatchObject([
      { storyId: 3, childName: 'Ravi', stories: 1 },
      { storyId: 2, childName: 'ASHA', stories: 2 },
    ])
  })
})

describe('DELETE /api/child-consents/{id}', () => {
  test('gives up the pictures that are not rendered, deletes the photo, and keeps the story', async () => {
    const setup = await setUpConsents()
    const { generateId, withdraw, list, stateOf, get, post, internal, renderPicture, listBlobs, blobs } = setup
    const id = await generateId({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })
    const [older, sibling] = [await generateId(), await generateId({ ...asha, characterName: 'Ravi' })]
    await renderPicture(id, 0)
    expect([await withdraw(id, 2), await withdraw(99)]).toEqual([404, 404])
    expect(await withdraw(older)).toBe(204)

    expect([await stateOf(id), await stateOf(older), await stateOf(sibling)]).toEqual([0, 0, 11])
    const { status, missing } = (await get(`/api/stories/${id}/illustrations`)).json()
    expect([status, missing.length, missing[0].canRetry]).toEqual(['partial', 10, false])
    expect((await post(`/api/stories/${id}/illustrations/1/retry`)).statusCode).toBe(409)
    expect(await listBlobs('photos/')).toEqual([])
    expect((await get('/api/photo-consents')).json()).toMatchObject([{ storyId: id, withdrawnAt: TIME }])
    expect((await get(`/api/stories/${id}`)).statusCode).toBe(200)
    for (const key of await listBlobs(`pictures/${id}/`)) await blobs.delete(key)
    expect((await internal('POST', `/internal/stories/${id}/pictures/0/lost`)).json()).toEqual({ outcome: 'failed' })

    const consents = await list()
    expect(consents).toMatchObject([
      { childName: 'Ravi', withdrawnAt: null },
      { childName: 'Asha', withdrawnAt: TIME },
    ])
    expect(await withdraw(older)).toBe(204)
    expect(await list()).toEqual(consents)
    await generateId()
    expect(await list()).toMatchObject([{ childName: 'Asha', withdrawnAt: null, stories: 3 }, {}])
  })

  test('of a saved child covers its stories and those in which it comes along, and deletes it with its sheet', async () => {
    const { generateId, withdraw, list, post, get, blobs, listBlobs, internal, completeDeletions, ...setup } =
      await setUpConsents()
    const saveId = async (member: object) => (await post('/api/family', 1, member)).json().id
    const [childId, friend, other] = [
      await saveId({ ...kiara, keepsSheet: true }),
      await saveId(zoya),
      await saveId(kabir),
    ]
    const named = await generateId({ ...asha, characterName: 'kiara rao' })
    const chosen = await generateId({ ...asha, characterName: 'Kiki', childId, companionIds: [friend] })
    const beside = await generateId({ ...asha, companionIds: [childId] })
    const child = { memberId: childId, childName: 'Kiki', storyId: chosen, stories: 3, source: 'terms' }
    expect(await list()).toMatchObject([
      { memberId: null, childName: 'Asha', storyId: beside, stories: 1 },
      child,
      { memberId: friend, childName: 'Zoya', storyId: null, stories: 1, source: 'form', notice: PRIVACY_VERSION },
      { memberId: other, childName: 'Kabir', storyId: null, stories: 0, withdrawnAt: null },
    ])
    await blobs.put(sheetKey(chosen), Buffer.from('sheet'))
    await internal('PUT', `/internal/stories/${chosen}/sheet`)
    expect(await listBlobs('family/')).toHaveLength(1)
    await setup.db.updateTable('stories').set({ illustration_status: 'completed' }).where('id', '=', beside).execute()

    expect([await withdraw(childId, 2), await withdraw(childId)]).toEqual([404, 204])
    await completeDeletions()
    expect(await listBlobs('family/')).toEqual([])
    const stories = await setup.db.selectFrom('stories').select(['id', 'consent_withdrawn_at as at']).execute()
    const isWithdrawn = new Map(stories.map(({ id, at }) => [id, at !== null]))
    expect([named, chosen, beside].map(id => isWithdrawn.get(id))).toEqual([true, true, false])
    expect((await get('/api/family')).json().members).toMatchObject([{ name: 'Zoya' }, { name: 'Kabir' }])
    expect(await list()).toMatchObject([
      { childName: 'Asha', withdrawnAt: null },
      { childName: 'Kiki', memberId: null, withdrawnAt: TIME },
      { childName: 'kiara rao', memberId: null, withdrawnAt: TIME },
      ...[{ childName: 'Zoya' }, { childName: 'Kabir' }],
    ])

    // A friend in a story whose pictures are pending.
    await generateId({ ...asha, friendName: '', companionIds: [other] })
    expect(await withdraw(other)).toBe(204)
    expect((await get('/api/family')).json().members).toMatchObject([{ name: 'Zoya' }])
    expect(await list()).toMatchObject([{ childName: 'Asha', withdrawnAt: TIME }, {}, {}, { childName: 'Zoya' }])
  })

  test('deletes stories that are being written or could not be, and refunds their credits', async () => {
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const builtIn = createBuiltInStoryteller()
    const setup = await setUpConsents({
      storyteller: {
        ...builtIn,
        name: 'blocked',
        async generate(...args) {
          started.resolve()
          await released.promise
          return builtIn.generate(...args)
        },
      },
    })
    const { generateStory, withdraw, list, completeDeletions, payments, db } = setup
    const response = generateStory()
    await started.promise
    expect(await withdraw(1)).toBe(204)
    released.resolve()
    expect((await response).statusCode).toBe(500)
    await completeDeletions()
    expect([...payments.refunded]).toEqual([1])
    expect(await list()).toEqual([])
    expect(await db.selectFrom('pages').selectAll().execute()).toEqual([])
  })

  test('is completed by the recovery task after a crash', async () => {
    const { generateId, db, recover, get, stateOf } = await setUpConsents()
    const id = await generateId()
    await createChildConsentRepository(db).withdraw([id])
    expect(await stateOf(id)).toBe(0)
    await recover()
    expect((await get(`/api/stories/${id}/illustrations`)).json().status).toBe('failed')
  })
})

test('migrations keep deletions, and the consents of stories from before as given with the terms, and those of their photos as given on the form', async () => {
  const { poolFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<Database>({ ...poolFor(SCHEMA), logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  await migrate(db, SCHEMA, { '001-initial': migrations['001-initial'] ?? { up: async () => undefined } })
  await sql`insert into stories (user_id, brief, brief_hash, seed, photo_consent_at)
    values (1, '{"characterName": "Asha"}', '', 1, now())`.execute(db)
  await sql`insert into deletions (story_id, photo_key) values (7, 'photos/1')`.execute(db)
  expect(await migrate(db, SCHEMA, migrations)).toContain('003-child-consents')
  expect(await createChildConsentRepository(db).listByUser(1)).toMatchObject([
    { childName: 'Asha', source: 'terms', notice: null, aiProvider: null, withdrawnAt: null },
  ])
  const { photo_consent_source } = await db.selectFrom('stories').selectAll().executeTakeFirstOrThrow()
  expect(photo_consent_source).toBe('form')
  // Deletions of before are still due, and the previous version can still add some.
  await sql`insert into deletions (story_id, photo_key, refund_user_id) values (8, null, null)`.execute(db)
  expect(await createDeletionRepository(db).takeDue(9)).toMatchObject([
    { id: 1, storyId: 7, sheetOf: null, photoKey: 'photos/1' },
    { id: 2, storyId: 8, sheetOf: null },
  ])
})
