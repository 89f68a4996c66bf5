import { nextPagePath } from '@kahani/contracts/paging'
import { createLogger } from '@kahani/service-kit/logger'
import { headersFor } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../src/database.ts'
import { asha, openTestDatabase, setUp } from './set-up.ts'

/** Inserts stories of user 7, named by their number. */
const insertStories = (db: Kysely<Database>, count: number) =>
  sql`insert into stories (user_id, brief, brief_hash, seed, state, title)
    select 7, jsonb_build_object('characterName', 'Meera', 'theme', 'space'), '', 0, 'text_ready', 'Boat number ' || n
    from generate_series(1, ${count}::integer) as n`.execute(db)

async function setUpAdmin(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp({ credits: 5, ...options })
  const headers = await headersFor({ userId: 9 })
  const getPage = async (url: string) => {
    const response = await setup.app.inject({ url, headers })
    expect(response.statusCode).toBe(200)
    return { body: response.json(), next: nextPagePath(String(response.headers.link ?? '')) }
  }
  return { ...setup, getPage }
}

test('administrators read lists and counts from a replica, families their own stories from the primary', async () => {
  const reads = await openTestDatabase(createTestLogger(createLogger))
  onTestFinished(() => reads.destroy())
  await insertStories(reads, 3)
  const { generateStory, getPage, internal, app } = await setUpAdmin({ reads })
  await generateStory(asha)
  expect((await getPage('/api/admin/stories')).body).toHaveLength(3)
  expect((await getPage('/api/admin/stories?q=boat')).body).toHaveLength(3)
  expect((await internal('GET', '/internal/admin/overview')).json()).toMatchObject({ storyCount: 3 })
  const shelf = await app.inject({ url: '/api/stories', headers: await headersFor({ userId: 1 }) })
  expect(idsOf(shelf.json())).toEqual([1])
})

const idsOf = (stories: { id: number }[]) => stories.map(({ id }) => id)

describe('GET /api/admin/stories', () => {
  test('lists stories in every state, and counts the readable ones', async () => {
    const endingModels = [{ setting: 'OPENAI_TEXT_MODEL', model: 'gpt-5', endsOn: '2026-12-11', hasEnded: false }]
    const { db, generateStory, getPage, internal, payments } = await setUpAdmin({ endingModels })
    const overview = async () => (await internal('GET', '/internal/admin/overview')).json()
    await generateStory({ ...asha, theme: 'custom', customTheme: 'a mango orchard' })
    await generateStory(asha, { userId: 2 })
    await sql`insert into stories (user_id, brief, brief_hash, seed)
      values (3, '{"characterName": "Kabir", "theme": "farm"}', '', 0)`.execute(db)
    const { body } = await getPage('/api/admin/stories')
    const [writing, second, first] = body
    expect(body).toHaveLength(3)
    expect(writing).toEqual({
      ...{ id: 3, title: null, characterName: 'Kabir', theme: 'farm', userId: 3, isPremium: false, state: 'writing' },
      createdAt: expect.any(String),
    })
    expect(second).toMatchObject({
      id: 2,
      userId: 2,
      username: 'ravi',
      title: expect.any(String),
      theme: 'space',
      state: 'text_ready',
    })
    expect(first).toMatchObject({ id: 1, theme: 'a mango orchard' })
    const withoutName = ({ username, ...story }: { username: string }) => story
    expect(await overview()).toEqual({
      storyCount: 2,
      recentStories: [second, first].map(withoutName),
      endingModels,
    })
    const titles = await internal('POST', '/internal/stories/titles', { ids: [1, 2, 3, 99] }, 'payments')
    expect(titles.json()).toEqual({ 1: first.title, 2: second.title })
    expect(payments.auditEntries).toEqual([
      {
        ...{ action: 'GET /api/admin/stories', actorId: 9, userId: null, shownUserIds: [3, 2, 1] },
        ...{ network: '127.0.0.0/24', details: {} },
      },
    ])

    await db.updateTable('stories').set({ state: 'failed' }).where('id', '=', 2).execute()
    expect(await overview()).toMatchObject({ storyCount: 1, recentStories: [{ id: 1 }] })
    expect((await getPage('/api/admin/stories')).body[1]).toMatchObject({ id: 2, state: 'failed' })
  })

  test('pages without gaps or repeats while stories are added', async () => {
    const { db, getPage } = await setUpAdmin()
    await insertStories(db, 120)
    const pages: number[][] = []
    let path: string | null = '/api/admin/stories'
    while (path) {
      const { body, next } = await getPage(path)
      pages.push(idsOf(body))
      path = next
      await insertStories(db, 3)
    }
    expect(pages.map(page => page.length)).toEqual([50, 50, 20])
    expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, i) => 120 - i))
    expect((await getPage('/api/admin/stories?limit=60&before=61')).next).toBeNull()
  })

  test('searches titles, names and ids beyond the first page', async () => {
    const { db, generateStory, getPage } = await setUpAdmin()
    await generateStory({ ...asha, characterName: 'Zoya' })
    await insertStories(db, 60)
    const search = async (q: string) => idsOf((await getPage(`/api/admin/stories?q=${encodeURIComponent(q)}`)).body)
    expect(await search('zoy')).toEqual([1])
    expect(await search('BOAT 59')).toEqual([60])
    expect(await search('1')).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 2, 1])
    expect(await search('boat zoya')).toEqual([])
    const { body, next } = await getPage('/api/admin/stories?q=meera')
    expect(body).toHaveLength(50)
    expect(idsOf((await getPage(next ?? '')).body)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(await search('7')).toHaveLength(50)
  })
})
