import { DAY_S } from '@kahani/service-kit/rate-limit'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

/** A family with stories whose texts are ready. */
async function setUpShelf(count = 1) {
  const setup = await setUp({ credits: 10 })
  const { db, get, put, post, remove } = setup
  for (let story = 1; story <= count; story++) await setup.generateStory()
  await sql`update stories set title = 'Story ' || id`.execute(db)
  const status = async (response: Promise<{ statusCode: number }>) => (await response).statusCode
  const ids = (stories: { id: number }[]) => stories.map(({ id }) => id)
  return {
    ...setup,
    moveToBin: (id: number, userId = 1) => status(put(`/api/stories/${id}/bin`, userId)),
    restore: (id: number, userId = 1) => status(remove(`/api/stories/${id}/bin`, userId)),
    favour: (id: number, favourite: boolean, userId = 1) =>
      status(put(`/api/stories/${id}/favourite`, userId, { favourite })),
    read: (id: number, page: number, userId = 1) => status(put(`/api/stories/${id}/reading`, userId, { page })),
    reading: async (userId = 1) => (await get('/api/stories/reading', userId)).json().reading,
    shelf: async () => ids((await get('/api/stories')).json()),
    bin: async (userId = 1) => (await get('/api/stories/bin', userId)).json(),
    found: async (search: object) => ids((await post('/api/stories/search', 1, search)).json().stories),
    /** Moves the time at which stories were binned to the past. */
    waitDays: (days: number) =>
      sql`update stories set binned_at = binned_at - make_interval(days => ${days})`.execute(db),
  }
}

describe('PUT and DELETE /api/stories/{id}/bin', () => {
  test('moves a story of the user to the bin for 30 days, and back as it was', async () => {
    const { moveToBin, restore, favour, shelf, bin, found, get } = await setUpShelf(2)
    await favour(1, true)
    expect([await moveToBin(1, 2), await moveToBin(3), await moveToBin(1), await moveToBin(1)]).toEqual([
      404, 404, 204, 204,
    ])
    expect([await shelf(), await found({}), await bin(2)]).toEqual([[2], [2], []])
    const [binned] = await bin()
    expect(binned).toMatchObject({ id: 1, title: 'Story 1', favourite: true })
    const days = (Date.parse(binned.deletedAt) - Date.now()) / (DAY_S * 1000)
    expect([days > 29.9, days <= 30]).toEqual([true, true])
    expect((await get('/api/stories/filters')).json().count).toBe(1)

    expect([await restore(1, 2), await restore(1), await restore(1)]).toEqual([404, 204, 204])
    expect([await shelf(), await found({ favourite: true }), await bin()]).toEqual([[2, 1], [1], []])
  })

  test('a story in the bin is found by no other route of its owner, and stays as it is', async () => {
    const { moveToBin, read, reading, get, put, post, internal } = await setUpShelf()
    await read(1, 2)
    await moveToBin(1)
    const urls = ['', '/illustrations', '/illustrations/events', '/changes'].map(path => `/api/stories/1${path}`)
    for (const url of urls) {
      const response = await get(url)
      expect([url, response.statusCode, response.json().code]).toEqual([url, 404, 'story_in_bin'])
      expect((await get(url, 2)).json().code).toBe('not_found')
    }
    const change = { content: 'Other words.', version: 0 }
    expect((await put('/api/stories/1/pages/1', 1, change)).statusCode).toBe(404)
    expect((await post('/api/stories/1/illustrations/0/retry')).statusCode).toBe(404)
    expect([await read(1, 3), await reading()]).toEqual([404, null])
    // Archives, and files of copies that were ordered before, still need it.
    expect((await internal('GET', '/internal/stories/1/book?userId=1')).json().inBin).toBe(true)
    expect((await internal('GET', '/internal/users/1/data')).json().stories).toMatchObject([
      { id: 1, favourite: false, binnedAt: expect.any(String), reading: { page: 2 } },
    ])
  })

  test('does not delay the pictures of other stories, nor does it send an email about those in the bin', async () => {
    const { moveToBin, restore, db, get, internal } = await setUpShelf(2)
    const waits = async (id: number) => (await get(`/api/stories/${id}/illustrations`)).json().waiting
    expect(await waits(2)).toBe(true)
    await moveToBin(1)
    expect(await waits(2)).toBe(false)
    expect((await get('/api/stories/drawing')).json()).toEqual([
      { id: 2, coverUrl: null, drawn: 0, total: 11, waiting: false },
    ])
    await restore(1)
    expect(await waits(1)).toBe(false)

    await sql`insert into notifications (key, subject) values ('story-ready:1', '{"kind":"story-ready","storyId":1}')`.execute(
      db,
    )
    const email = async () => (await internal('GET', '/internal/notifications/1')).statusCode
    expect([await email(), await moveToBin(1), await email()]).toEqual([200, 204, 404])
  })

  test('deletes a story for good after 30 days', async () => {
    const { moveToBin, restore, waitDays, deleteExpiredData, shelf, bin, get, db } = await setUpShelf(3)
    for (const id of [1, 2]) await moveToBin(id)
    await waitDays(29)
    await deleteExpiredData()
    expect(await bin()).toHaveLength(2)
    await restore(2)
    await waitDays(2)
    await deleteExpiredData()
    expect([await shelf(), await bin(), (await get('/api/stories/1')).json().code]).toEqual([[3, 2], [], 'not_found'])
    const tombstones = await db.selectFrom('tombstones').select('id').execute()
    const deletions = await db.selectFrom('deletions').select('story_id').execute()
    expect([tombstones, deletions]).toEqual([[{ id: 1 }], [{ story_id: 1 }]])
  })

  test('a story in the bin can be deleted for good before', async () => {
    const { moveToBin, remove, bin } = await setUpShelf()
    await moveToBin(1)
    expect((await remove('/api/stories/1')).statusCode).toBe(204)
    expect(await bin()).toEqual([])
  })
})

test('PUT /api/stories/{id}/favourite is kept with the story, and found', async () => {
  const { favour, found, get } = await setUpShelf(3)
  expect([await favour(2, true, 2), await favour(4, true), await favour(2, true), await favour(3, true)]).toEqual([
    404, 404, 204, 204,
  ])
  expect(await favour(3, false)).toBe(204)
  expect(await found({ favourite: true })).toEqual([2])
  expect((await get('/api/stories/2')).json().favourite).toBe(true)
})

test('GET /api/stories/reading is the story in the middle of which the user stopped last', async () => {
  const { read, reading, renderPicture } = await setUpShelf(3)
  expect([await reading(), await read(1, 4, 2), await read(1, 11), await read(1, 4), await read(2, 3)]).toEqual([
    null,
    404,
    404,
    204,
    204,
  ])
  expect(await reading()).toMatchObject({ story: { id: 2 }, page: 3, pages: 10, pictureUrl: null })
  expect(await reading(2)).toBeNull()
  await read(1, 5)
  await renderPicture(1, 5)
  expect(await reading()).toMatchObject({
    story: { id: 1 },
    page: 5,
    pictureUrl: expect.stringMatching(/^\/api\/images/),
  })
  // It is read to its end, and the other one is only opened.
  await read(1, 10)
  await read(2, 1)
  expect(await reading()).toBeNull()
})

test('GET /api/stories/{id}/first-picture is where the user stopped in the middle of a story, or else its cover', async () => {
  const { read, get, renderPicture } = await setUpShelf()
  const first = async (userId = 1) => (await get('/api/stories/1/first-picture', userId)).json().pictureUrl
  expect(await first()).toBeNull()
  for (const page of [0, 5, 10]) await renderPicture(1, page)
  expect([await first(), await first(2)]).toEqual([expect.stringContaining('/1-0-'), null])
  await read(1, 5)
  expect(await first()).toContain('/1-5-')
  await read(1, 10)
  expect(await first()).toContain('/1-0-')
})

test('POST /api/stories/search orders stories, page after page', async () => {
  const { db, read, post, found } = await setUpShelf(4)
  await sql`update stories set title = case id when 1 then 'moon' when 2 then 'Boat' when 3 then 'Moon' else 'Tide' end`.execute(
    db,
  )
  await read(3, 2)
  await read(1, 2)
  const orders = { newest: [4, 3, 2, 1], oldest: [1, 2, 3, 4], title: [2, 1, 3, 4], read: [1, 3, 4, 2] }
  for (const [order, expected] of Object.entries(orders)) {
    const pages = []
    let before: number | undefined
    do {
      const page = (await post('/api/stories/search', 1, { order, limit: 1, before })).json()
      pages.push(page.stories[0].id)
      before = page.next
    } while (before !== null)
    expect([order, pages]).toEqual([order, expected])
  }
  expect(await found({ order: 'title', q: 'moon' })).toEqual([1, 3])
})
