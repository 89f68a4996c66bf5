import { randomUUID } from 'node:crypto'
import type { PictureCheck } from '@kahani/contracts/picture-checks'
import { headersFor } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const check = (change: Partial<PictureCheck> = {}): PictureCheck => ({
  ...{ id: randomUUID(), attempt: 1, pictureModel: 'painter', checkModel: 'checker', face: 90, clothes: 80, style: 70 },
  ...{ faults: [], kept: true, ...change },
})

async function setUpChecks() {
  const setup = await setUp({ credits: 5 })
  await setup.generateStory()
  const report = (page: number, body: object) =>
    setup.internal('PUT', `/internal/stories/1/pictures/${page}`, { outcome: 'completed', ...body })
  const administrator = await headersFor({ userId: 9 })
  return {
    ...setup,
    report,
    rows: () => setup.db.selectFrom('picture_checks').selectAll().orderBy('attempt').execute(),
    nameOf: async (pageNumber: number) => {
      const { name } = await setup.db
        .selectFrom('pictures')
        .select('name')
        .where('page_number', '=', pageNumber)
        .executeTakeFirstOrThrow()
      return name
    },
    requested: async (query = '') => {
      const response = await setup.internal('GET', `/internal/stories/1/illustration-request${query}`)
      return response.json().pictures.map(({ pageNumber }: { pageNumber: number }) => pageNumber)
    },
    getChecks: async (query = '', headers: Record<string, string> = administrator) =>
      setup.app.inject({ url: `/api/admin/picture-checks${query}`, headers }),
  }
}

test('the checks of a picture are recorded once; the last report says which picture is kept, and one that replaced another gets a new name', async () => {
  const { report, rows, db, nameOf } = await setUpChecks()
  // A worker of an earlier version reports no checks.
  await report(3, { checks: undefined })
  const first = check({ faults: ['writing', 'hands'] })
  for (let i = 0; i < 2; i++) expect((await report(2, { checks: [first] })).statusCode).toBe(204)
  const correction = check({ attempt: 2, style: 95 })
  const name = await nameOf(2)
  await report(2, { checks: [{ ...first, kept: false }, correction], replaced: false })
  expect(await nameOf(2)).toBe(name)
  await report(2, { checks: [{ ...first, kept: false }, correction], replaced: true })
  expect(await nameOf(2)).not.toBe(name)
  expect(await rows()).toMatchObject([
    { ...{ id: first.id, story_id: 1, page_number: 2, version: 0 }, faults: ['writing', 'hands'], kept: false },
    { id: correction.id, picture_model: 'painter', check_model: 'checker', style: 95, kept: true },
  ])
  await db.deleteFrom('stories').execute()
  expect(await rows()).toMatchObject([{ story_id: null }, { story_id: null }])
})

test('a completed picture can be requested for its check until the family has another one rendered', async () => {
  const { report, requested, post, db } = await setUpChecks()
  for (let page = 0; page <= 10; page++) await report(page, {})
  expect(await requested()).toEqual([])
  expect(await requested('?page=2')).toEqual([2])
  await post('/api/stories/1/illustrations/2/versions', 1, { basedOn: 0, camera: 'wide' })
  await db.updateTable('picture_versions').set({ state: 'completed' }).execute()
  expect(await requested('?page=2')).toEqual([])
  expect(await requested('?page=3')).toEqual([3])
  await db.updateTable('stories').set({ consent_withdrawn_at: new Date() }).execute()
  expect(await requested('?page=3')).toEqual([])
})

test('administrators see checks, corrections, redraws and their cost by day and model', async () => {
  const { report, getChecks, internal, db } = await setUpChecks()
  await report(1, { checks: [check()] })
  const faulty = check({ face: 50, faults: ['writing', 'hands'], kept: false })
  await report(2, { checks: [faulty, check({ attempt: 2, face: 10 })] })
  await report(3, { checks: [check({ face: 40, faults: ['writing'] }), check({ attempt: 2, kept: false })] })
  const usage = { inputTokens: 1, inputImageTokens: 1, outputTokens: 1, images: 0, outcome: 'answered', pageNumber: 1 }
  const record = (kind: string, model: string, pricePaise: number) =>
    internal('PUT', `/internal/ai-calls/${randomUUID()}`, { storyId: 1, kind, model, pricePaise, ...usage })
  await record('picture', 'painter', 500)
  await record('check', 'checker', 7)
  await record('check', 'checker', 7)
  await record('correction', 'painter', 400)
  await record('redraw', 'painter', 300)

  const response = await getChecks()
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const none = {
    pictures: 0,
    face: null,
    clothes: null,
    style: null,
    faults: {},
    corrections: 0,
    helped: 0,
    redraws: 0,
  }
  expect(response.json().checks).toEqual([
    { day, model: 'checker', ...none, costPaise: 14 },
    {
      ...{ day, model: 'painter', pictures: 3, face: 60, clothes: 80, style: 70, faults: { writing: 2, hands: 1 } },
      ...{ corrections: 2, helped: 1, redraws: 1, costPaise: 700 },
    },
  ])
  expect((await getChecks('', await headersFor({ userId: 8 }))).statusCode).toBe(403)
  expect((await getChecks('?days=0')).statusCode).toBe(400)
  await sql`update picture_checks set created_at = created_at - interval '30 days'`.execute(db)
  await sql`update ai_calls set created_at = created_at - interval '30 days'`.execute(db)
  expect((await getChecks('?days=30')).json().checks).toEqual([])
  expect((await getChecks('?days=31')).json().checks).toMatchObject([{ costPaise: 14 }, { pictures: 3 }])
})
