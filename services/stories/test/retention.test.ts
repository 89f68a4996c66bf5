import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

test('a photo without a story is deleted after a day, whatever left it', async () => {
  const { dir, blobs, listBlobs, generateStory, deleteExpiredData } = await setUp()
  await generateStory({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })
  const [inUse = ''] = await listBlobs('photos/')
  const put = async (key: string, hoursAgo: number) => {
    if (!(await blobs.info(key))) await blobs.put(key, Buffer.from('encrypted'))
    const time = new Date(Date.now() - hoursAgo * 60 * 60_000)
    await utimes(join(dir, key), time, time)
    return key
  }
  await put(inUse, 25)
  await put('photos/orphan', 25)
  await put('photos/orphan.d9b2.part', 25)
  const recent = await put('photos/recent', 23)
  await deleteExpiredData()
  expect((await listBlobs('photos/')).sort()).toEqual([inUse, recent].sort())
})

test('a story that failed is deleted after a week, once its credit is refunded, and the id of a deleted member after 400 days', async () => {
  const { db, generateStory, deleteExpiredData } = await setUp({ credits: 4 })
  for (let i = 0; i < 4; i++) await generateStory()
  await sql`update stories set state = 'failed' where id <> 1`.execute(db)
  await sql`update stories set created_at = now() - interval '8 days' where id <> 2`.execute(db)
  await sql`update stories set refund_due = true where id = 3`.execute(db)
  await sql`insert into member_tombstones (id, deleted_at)
    select gen_random_uuid(), now() - make_interval(days => days) from unnest(array[399, 401]) as days`.execute(db)
  await deleteExpiredData()
  expect(await db.selectFrom('member_tombstones').select('id').execute()).toHaveLength(1)
  expect((await db.selectFrom('stories').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([1, 2, 3])
})
