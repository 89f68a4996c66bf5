import { keptSheetKey, sheetKey } from '@kahani/contracts/picture-keys'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../src/database.ts'
import { kiara, setUpFamily, yearsAgo } from './family-members.ts'
import { asha } from './set-up.ts'

/** A saved child, a story about it, and its sheet as the worker stores and reports it. */
async function setUpSheets({
  keepsSheet = true,
  ...options
}: Parameters<typeof setUpFamily>[0] & { keepsSheet?: boolean } = {}) {
  const setup = await setUpFamily(options)
  const { blobs, internal, listBlobs, db } = setup
  const childId = await setup.addId({ ...kiara, keepsSheet })
  const generateId = async (brief: object = {}): Promise<number> =>
    (await setup.generateStory({ ...asha, childId, ...brief })).json().story.id
  return {
    ...setup,
    childId,
    generateId,
    url: `/api/family/${childId}`,
    reportSheet: async (storyId: number) => {
      await blobs.put(sheetKey(storyId), Buffer.from(`sheet ${storyId}`))
      return (await internal('PUT', `/internal/stories/${storyId}/sheet`)).statusCode
    },
    kept: async () => {
      const keys = await listBlobs('family/')
      return keys.length === 0 ? null : String(await blobs.get(keptSheetKey(childId)))
    },
    keptSheetKeyOf: async (storyId: number) =>
      (await internal('GET', `/internal/stories/${storyId}/illustration-request`)).json().keptSheetKey,
    deleteNow: async () => {
      await setup.completeDeletions()
      return (await db.selectFrom('deletions').selectAll().execute()).length
    },
  }
}

/** Whether a query waits for another transaction. */
async function isLocked(db: Kysely<Database>): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db)).rows.length > 0
}

describe('the sheet of a saved child', () => {
  test('is kept with the family’s consent, and is a reference for later stories as long as the child looks like this', async () => {
    const { generateId, reportSheet, kept, keptSheetKeyOf, childId, put, url, list, deleteNow } = await setUpSheets()
    const first = await generateId()
    expect(await keptSheetKeyOf(first)).toBeNull()
    expect(await reportSheet(first)).toBe(200)
    expect([await kept(), (await list())[0]?.hasSheet]).toEqual(['sheet 1', true])

    const second = await generateId({
      characterName: 'Kiki',
      look: { ...kiara.look, glasses: false, headwear: 'none' },
    })
    expect(await keptSheetKeyOf(second)).toBe(`family/${childId}/sheet.png`)
    await reportSheet(second)
    expect(await kept()).toBe('sheet 1')
    const other = await generateId({ look: { skin: 2 } })
    expect(await keptSheetKeyOf(other)).toBeNull()

    // At another age, the reference is the old sheet, and the new one takes its place.
    const older = await generateId({ characterAge: '7-9' })
    expect(await keptSheetKeyOf(older)).toBe(`family/${childId}/sheet.png`)
    await Promise.all([reportSheet(older), reportSheet(other)])
    expect(await kept()).toBe('sheet 4')

    const clothed = { ...kiara, name: 'Kiki', birthMonth: yearsAgo(8), look: { ...kiara.look, favouriteColour: 'red' } }
    expect((await put(url, 1, clothed)).json().hasSheet).toBe(true)
    expect((await put(url, 1, { ...clothed, look: { ...kiara.look, glasses: true } })).json().hasSheet).toBe(false)
    expect(await keptSheetKeyOf(second)).toBeNull()
    expect([await deleteNow(), await kept()]).toEqual([0, null])
    await reportSheet(second)
    expect(await kept()).toBeNull()
  })

  test('is a reference for the child where it comes along, of whom nothing is kept', async () => {
    const { generateId, reportSheet, kept, internal, childId, put, url, blobs } = await setUpSheets()
    await reportSheet(await generateId())
    const other = await generateId({ childId: null, companionIds: [childId], friendName: '' })
    const keysOf = async () =>
      (await internal('GET', `/internal/stories/${other}/illustration-request`)).json().keptSheetKeys
    expect(await keysOf()).toEqual({ friend: `family/${childId}/sheet.png` })
    await blobs.put(sheetKey(other, 'sheet-friend'), Buffer.from('sheet of a sister'))
    await reportSheet(other)
    expect(await kept()).toBe('sheet 1')
    await put(url, 1, { ...kiara, keepsSheet: false })
    expect(await keysOf()).toEqual({})
  })

  test('stands for the photo of a premium account', async () => {
    const { generateId, generateStory, reportSheet, put, url, childId } = await setUpSheets({ premium: true })
    const id = await generateId()
    await put(url, 1, { ...kiara, look: {} })
    expect((await generateStory({ ...asha, childId })).statusCode).toBe(400)
    await put(url, 1, kiara)
    await reportSheet(id)
    expect((await generateStory({ ...asha, childId, look: { skin: 3 } })).statusCode).toBe(201)
  })

  test.each([
    ['without consent', { keepsSheet: false }],
    ['of the built-in illustrator', { hasPictureProvider: false }],
  ])('is not kept %s', async (_, options) => {
    const { generateId, reportSheet, kept, list } = await setUpSheets(options)
    expect(await reportSheet(await generateId())).toBe(200)
    expect([await kept(), (await list())[0]?.hasSheet]).toEqual([null, false])
  })

  test('is not kept of a child that is not saved', async () => {
    const { generateId, reportSheet, listBlobs } = await setUpSheets()
    await reportSheet(await generateId({ childId: null, characterName: 'Kiara' }))
    expect(await listBlobs('family/')).toEqual([])
  })

  const ENDINGS = {
    'the consent to keep it is withdrawn': ({ put, url }) => put(url, 1, { ...kiara, keepsSheet: false }),
    'the child is deleted': ({ remove, url }) => remove(url),
    'the account is deleted': ({ internal }) => internal('DELETE', '/internal/users/1'),
  } satisfies Record<string, (setup: Awaited<ReturnType<typeof setUpSheets>>) => Promise<unknown>>

  test.each(Object.entries(ENDINGS))('is deleted, and not kept by jobs in progress, if %s', async (_, end) => {
    const setup = await setUpSheets()
    const { generateId, reportSheet, listBlobs, deleteNow, blobs, db } = setup
    const [first, second] = [await generateId(), await generateId({ characterAge: '7-9' })]
    await reportSheet(first)
    // The job of the second story stores its sheet at the same time.
    const put = blobs.put
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    blobs.put = async (key, ...rest) => {
      if (key.startsWith('family/')) {
        started.resolve()
        await released.promise
      }
      return put(key, ...rest)
    }
    const reported = reportSheet(second)
    await started.promise
    let isOver = false
    const ended = end(setup).then(async () => {
      isOver = true
      await deleteNow()
    })
    await expect.poll(async () => isOver || (await isLocked(db))).toBe(true)
    if (isOver) await ended
    released.resolve()
    await Promise.all([reported, ended])
    expect([await deleteNow(), await listBlobs('family/')]).toEqual([0, []])
    await reportSheet(second)
    expect(await listBlobs('family/')).toEqual([])
  })

  test('stays if the family consents again before the old one is deleted', async () => {
    const { generateId, reportSheet, kept, put, url, deleteNow } = await setUpSheets()
    const id = await generateId()
    await reportSheet(id)
    await put(url, 1, { ...kiara, keepsSheet: false })
    await put(url, 1, { ...kiara, keepsSheet: true })
    await reportSheet(id)
    expect([await deleteNow(), await kept()]).toEqual([0, 'sheet 1'])
  })

  test('is deleted later if that fails', async () => {
    const { generateId, reportSheet, kept, remove, url, deleteNow, db, blobs, app, childId } = await setUpSheets()
    await reportSheet(await generateId())
    const deleteBlob = blobs.delete
    blobs.delete = async key => {
      if (key.startsWith('family/')) throw new Error('the disk is broken')
      return deleteBlob(key)
    }
    await remove(url)
    expect([await deleteNow(), await kept()]).toEqual([1, 'sheet 1'])
    expect((await app.inject('/metrics')).body).toMatch(/story_deletions_postponed_total\{what="sheet".*\} 1/)
    blobs.delete = deleteBlob
    await db
      .updateTable('deletions')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('sheet_of', '=', childId)
      .execute()
    expect([await deleteNow(), await kept()]).toEqual([0, null])
  })
})
