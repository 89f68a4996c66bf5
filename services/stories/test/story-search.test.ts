import { headersFor } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

interface Row {
  title: string
  child?: string
  theme?: string
  customTheme?: string
  userId?: number
  state?: 'text_ready' | 'writing'
}

async function setUpStories(rows: Row[]) {
  const { app, db, get } = await setUp()
  const inserted = await db
    .insertInto('stories')
    .values(
      rows.map(({ title, child = 'Asha', theme = 'space', customTheme = '', userId = 1, state = 'text_ready' }) => ({
        user_id: userId,
        brief: JSON.stringify({ ...asha, characterName: child, theme, customTheme }),
        brief_hash: '',
        seed: 1,
        state,
        title,
      })),
    )
    .returning('id')
    .execute()
  const search = async (body: object, userId = 1) =>
    app.inject({
      method: 'POST',
      url: '/api/stories/search',
      headers: await headersFor({ userId }),
      body,
    })
  return {
    app,
    db,
    search,
    ids: inserted.map(({ id }) => id),
    titles: async (body: object, userId = 1): Promise<string[]> =>
      (await search(body, userId)).json().stories.map((story: { title: string }) => story.title),
    filters: async (userId = 1) => (await get('/api/stories/filters', userId)).json(),
  }
}

const LIBRARY: Row[] = [
  { title: 'Moon Awake' },
  { title: 'The Lamp of the Reef', child: 'मीरा', theme: 'underwater' },
  { title: 'Tide', child: 'asha', theme: 'custom', customTheme: 'Monsoon trains' },
  { title: 'Lamp and Moon', child: 'Rafi', theme: 'jungle' },
  { title: 'Moon of another family', userId: 2 },
  { title: 'Moon that is being written', state: 'writing' },
]

describe('POST /api/stories/search', () => {
  test('finds words of the title, the child and the theme among the stories of the user, newest first', async () => {
    const { titles } = await setUpStories(LIBRARY)
    expect(await titles({})).toEqual(['Lamp and Moon', 'Tide', 'The Lamp of the Reef', 'Moon Awake'])
    expect(await titles({ q: 'moon' })).toEqual(['Lamp and Moon', 'Moon Awake'])
    expect(await titles({ q: 'moon rafi jun' })).toEqual(['Lamp and Moon'])
    expect(await titles({ q: 'मीरा' })).toEqual(['The Lamp of the Reef'])
    expect(await titles({ q: 'TRAINS mons' })).toEqual(['Tide'])
    // A theme of the list that is not the story's own.
    expect(await titles({ q: 'custom' })).toEqual([])
    for (const q of ['oon', "'", ':* & |', '—']) expect(await titles({ q })).toEqual([])
    expect(await titles({ q: 'moon' }, 2)).toEqual(['Moon of another family'])
  })

  test('filters by child and theme, whatever their case', async () => {
    const { titles } = await setUpStories(LIBRARY)
    expect(await titles({ child: 'ASHA' })).toEqual(['Tide', 'Moon Awake'])
    expect(await titles({ child: 'Asha', theme: 'monsoon trains' })).toEqual(['Tide'])
    expect(await titles({ child: 'Ash' })).toEqual([])
    expect(await titles({ theme: 'space', q: 'awake' })).toEqual(['Moon Awake'])
  })

  test('is paged, and goes through all stories of a large library', async () => {
    const { search, ids, db } = await setUpStories(LIBRARY)
    const first = (await search({ limit: 2 })).json()
    expect([first.stories.map((story: { id: number }) => story.id), first.next]).toEqual([[ids[3], ids[2]], ids[2]])
    const last = (await search({ limit: 2, before: first.next })).json()
    expect([last.stories.map((story: { id: number }) => story.id), last.next]).toEqual([[ids[1], ids[0]], null])

    await sql`insert into stories (user_id, brief, brief_hash, seed, state, title)
      select 1, brief, '', 1, state, 'Boat' from stories, generate_series(1, 500) where id = ${ids[0]}`.execute(db)
    expect((await search({ q: 'awake' })).json()).toMatchObject({ stories: [{ id: ids[0] }], next: null })
  })

  test('rejects visitors and invalid searches', async () => {
    const { app, search } = await setUpStories(LIBRARY)
    expect((await app.inject({ method: 'POST', url: '/api/stories/search', body: {} })).statusCode).toBe(401)
    for (const body of [{ q: 'a'.repeat(101) }, { limit: 0 }, { before: -1 }, { child: 7 }])
      expect((await search(body)).statusCode).toBe(400)
  })
})

test('GET /api/stories/filters lists the children and themes of all stories once, and their number', async () => {
  const { app, filters } = await setUpStories(LIBRARY)
  expect(await filters()).toEqual({
    count: 4,
    children: ['asha', 'Rafi', 'मीरा'],
    themes: ['jungle', 'Monsoon trains', 'space', 'underwater'],
  })
  expect(await filters(3)).toEqual({ count: 0, children: [], themes: [] })
  expect((await app.inject('/api/stories/filters')).statusCode).toBe(401)
})

test('GET /api/stories links to the next page only if there is one', async () => {
  const { app, ids } = await setUpStories(LIBRARY)
  const link = async (url: string) => (await app.inject({ url, headers: await headersFor({ userId: 1 }) })).headers.link
  expect(await link('/api/stories?limit=3')).toBe(`</api/stories?limit=3&before=${ids[1]}>; rel="next"`)
  expect(await link('/api/stories?limit=4')).toBeUndefined()
})
