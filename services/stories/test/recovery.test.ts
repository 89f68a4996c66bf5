import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sheetKey, uncheckedKey } from '@kahani/contracts/picture-keys'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

/** More than the recovery task claims at once. */
const MANY = 25

/** Copies the first story, so that there are `count`. */
const copyStory = ({ db }: Awaited<ReturnType<typeof setUp>>, count: number) =>
  sql`insert into stories (user_id, brief, brief_hash, seed, state, title, bible, photo_key)
    select user_id, brief, brief_hash, seed, state, title, bible, photo_key
    from stories, generate_series(2, ${count}::int) where id = 1`.execute(db)

test('refunds that payments rejects are reported, and block no others', async () => {
  const setup = await setUp()
  const { db, payments, recover, logger, app } = setup
  await setup.generateStory()
  await copyStory(setup, MANY + 1)
  await sql`update stories set state = 'failed', refund_due = true`.execute(db)
  payments.state.rejectedRefunds = new Set(Array.from({ length: MANY }, (_, i) => i + 1))
  /** @returns the time from its beginning to the next attempt of the first refund, in s */
  const recoverAndDelay = async () => {
    const before = Date.now()
    await recover()
    const story = db.selectFrom('stories').select('refund_next_attempt_at as next').where('id', '=', 1)
    return ((await story.executeTakeFirstOrThrow()).next.getTime() - before) / 1000
  }
  expect(await recoverAndDelay()).toBeGreaterThanOrEqual(5)
  await sql`update stories set refund_next_attempt_at = now() + interval '1 hour' where refund_attempts > 0`.execute(db)
  await recover()
  expect([...payments.refunded]).toEqual([MANY + 1])
  const errors = logger.lines.filter(line => line.includes('refund postponed') && JSON.parse(line).level === 50)
  expect(errors).toHaveLength(MANY)
  expect((await app.inject('/metrics')).body).toMatch(
    new RegExp(`story_refunds_postponed_total\\{reason="rejected".*\\} ${MANY}`),
  )

  await sql`update stories set refund_next_attempt_at = now(), refund_attempts = 4 where id = 1`.execute(db)
  expect(await recoverAndDelay()).toBeGreaterThanOrEqual(80)
  payments.state.rejectedRefunds.clear()
  await sql`update stories set refund_next_attempt_at = now()`.execute(db)
  for (let run = 0; run < 2; run++) await recover()
  expect(payments.refunded.size).toBe(MANY + 1)
})

test('photos that cannot be deleted are reported, and block no others', async () => {
  const setup = await setUp()
  const { db, recover, logger, app, listBlobs } = setup
  await setup.generateStory({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })
  await copyStory(setup, MANY)
  await sql`update stories set photo_key = 'photos/../' || id where id > 1`.execute(db)
  await sql`update stories set created_at = now() - interval '25 hours',
    photo_deletion_next_attempt_at = now() - case when id = 1 then interval '0' else interval '1 minute' end`.execute(
    db,
  )
  await recover()
  await sql`update stories set photo_deletion_next_attempt_at = now() + interval '1 hour'
    where photo_deletion_attempts > 0`.execute(db)
  await recover()
  expect(await listBlobs('photos/')).toEqual([])
  expect(await db.selectFrom('stories').select('photo_key').where('id', '=', 1).execute()).toEqual([
    { photo_key: null },
  ])
  expect(logger.lines.filter(line => line.includes('photo not deleted'))).toHaveLength(MANY - 1)
  expect((await app.inject('/metrics')).body).toMatch(
    new RegExp(`story_deletions_postponed_total\\{what="photo".*\\} ${MANY - 1}`),
  )
})

test('deletions that fail are tried again after a growing delay, and block no others', async () => {
  const setup = await setUp()
  const { db, payments, completeDeletions, internal } = setup
  await setup.generateStory()
  await copyStory(setup, 2)
  await sql`update stories set refund_due = true, user_id = id`.execute(db)
  await sql`update stories set photo_key = 'photos/../1' where id = 1`.execute(db)
  for (const user of [1, 2]) await internal('DELETE', `/internal/users/${user}`)
  const listDelays = () =>
    db
      .selectFrom('deletions')
      .select(['story_id', sql<number>`round(extract(epoch from next_attempt_at - now()) / 60)::int`.as('minutes')])
      .execute()
  await completeDeletions()
  expect(payments.booksDeleted).toEqual([2])
  expect(await listDelays()).toEqual([{ story_id: 1, minutes: 1 }])
  for (const minutes of [2, 4, 8]) {
    await sql`update deletions set next_attempt_at = now()`.execute(db)
    await completeDeletions()
    expect(await listDelays()).toEqual([{ story_id: 1, minutes }])
  }
})

test('a late report about a refunded story changes nothing', async () => {
  const { generateStory, internal, renderPicture, recover, payments, get, post } = await setUp()
  await generateStory()
  await internal('POST', '/internal/stories/1/illustrations-complete')
  await recover()
  expect(payments.state.credits).toBe(1)
  expect((await renderPicture(1, 0)).statusCode).toBe(204)
  const illustrations = (await get('/api/stories/1/illustrations')).json()
  expect(illustrations).toMatchObject({ status: 'failed', refunded: true, illustrations: [] })
  expect((await post('/api/stories/1/illustrations/1/retry')).statusCode).toBe(409)
})

test('a story that had pictures is not refunded if they are lost and a retry fails', async () => {
  const { generateStory, internal, renderPicture, recover, payments, blobs, post, get, db } = await setUp({
    estimate: { story: () => 0, picture: () => 800 },
    budgetRupees: 1,
  })
  await generateStory()
  await renderPicture(1, 0)
  await internal('POST', '/internal/stories/1/illustrations-complete')
  await blobs.delete('pictures/1/0.png')
  await internal('POST', '/internal/stories/1/pictures/0/lost')
  expect((await get('/api/stories/1/illustrations')).json()).toMatchObject({ status: 'failed', refunded: false })
  await sql`update pictures set state = 'pending' where page_number = 0`.execute(db)
  await internal('PUT', '/internal/stories/1/pictures/0', { outcome: 'failed', reason: 'failed' })
  await recover()
  expect(payments.refunded.size).toBe(0)
  expect((await post('/api/stories/1/illustrations/0/retry')).statusCode).toBe(429)
})

test('images that were never moderated are deleted with their story, and after two days', async () => {
  const setup = await setUp({ credits: 2 })
  const { blobs, dir, listBlobs, remove, completeDeletions, deleteExpiredData } = setup
  for (let i = 0; i < 2; i++) await setup.generateStory()
  const put = async (key: string, hoursAgo = 0) => {
    await blobs.put(key, Buffer.from('image'))
    const time = new Date(Date.now() - hoursAgo * 60 * 60_000)
    await utimes(join(dir, key), time, time)
    return key
  }
  await put(uncheckedKey(sheetKey(1)))
  const recent = await put(uncheckedKey('pictures/2/3.png'), 47)
  await put(uncheckedKey('pictures/2/4.png'), 49)
  expect((await remove('/api/stories/1')).statusCode).toBe(204)
  await completeDeletions()
  await deleteExpiredData()
  expect(await listBlobs('unchecked/')).toEqual([recent])
})
