import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { migrate } from '@kahani/service-kit/migrations'
import { createBrief } from '@kahani/testing/drafts'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createBudgetRepository } from '../src/costs/budget-repository.ts'
import { type Database, migrations, SCHEMA } from '../src/database.ts'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import { setUp } from './set-up.ts'

const SCHEMA_BEFORE_RENAMES = ['001-stories', '002-outbox', '003-ai']
const storedBrief = createBrief({ characterName: 'Asha', characterAge: '4-6' })
const draft = await createBuiltInStoryteller().generate(storedBrief, {
  storyId: 1,
  safetyId: '',
  seed: 1,
  issues: [],
  signal: new AbortController().signal,
})
const pictureBrief = JSON.stringify(draft.cover)

/** A database as the release before `004-standard-names` wrote it. */
async function createOldDatabase() {
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const logger = createTestLogger(createLogger)
  const db = openDatabase<Database>({ url: urlFor(SCHEMA), schema: SCHEMA, logger })
  onTestFinished(() => db.destroy())
  const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => SCHEMA_BEFORE_RENAMES.includes(name)))
  await migrate(db, SCHEMA, old)
  return db
}

interface OldStory {
  state: 'writing' | 'told' | 'failed'
  drawing?: 'processing' | 'completed' | 'partial' | 'failed'
}

async function insertOldStory(db: Kysely<Database>, { state, drawing = 'processing' }: OldStory): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stories (user_id, brief, brief_hash, seed, state, drawing, title, bible, claimed_until,
      drawing_moved_at, drawing_since)
    values (1, ${JSON.stringify(storedBrief)}, 'hash', 1, ${state}, ${drawing}, ${draft.title},
      ${JSON.stringify(draft.bible)}, now() - interval '1 minute', now(), now())
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  if (state !== 'told') return id
  for (let page = 1; page <= PAGES_PER_STORY; page += 1) {
    await sql`insert into pages (story_id, page_number, text) values (${id}, ${page}, 'text')`.execute(db)
  }
  return id
}

const insertOldPicture = (db: Kysely<Database>, storyId: number, page: number, state: string, redraws = 0) =>
  sql`insert into pictures (story_id, page_number, name, brief, state, redraws)
    values (${storyId}, ${page}, ${`${storyId}-${page}.png`}, ${pictureBrief}, ${state}, ${redraws})`.execute(db)

const insertOldMessage = (db: Kysely<Database>, storyId: number) =>
  sql`insert into outbox (queue, name, payload, job_id)
    values ('draw', 'sheet', ${JSON.stringify({ kind: 'sheet', storyId })}, ${`sheet-${storyId}`})`.execute(db)

const sheetMessage = (storyId: number) => ({
  queue: 'illustrate',
  name: 'sheet',
  payload: { kind: 'sheet', storyId },
  job_id: `sheet-${storyId}`,
})

describe('migration 004-standard-names', () => {
  test('keeps a half-illustrated story readable and requests its pending pictures again', async () => {
    const db = await createOldDatabase()
    const halfIllustrated = await insertOldStory(db, { state: 'told' })
    await insertOldPicture(db, halfIllustrated, 0, 'drawn')
    await insertOldPicture(db, halfIllustrated, 1, 'pending')
    await insertOldPicture(db, halfIllustrated, 2, 'pending', 1)
    await insertOldPicture(db, halfIllustrated, 3, 'failed', 3)
    const illustrated = await insertOldStory(db, { state: 'told', drawing: 'completed' })
    await insertOldPicture(db, illustrated, 0, 'drawn')

    await migrate(db, SCHEMA, migrations)
    const { get, internal, renderPicture } = await setUp({ db })

    const stories = (await get('/api/stories')).json()
    expect(stories).toMatchObject([
      { id: illustrated, coverUrl: expect.stringContaining(`/api/images/${illustrated}-0-${illustrated}-0.`) },
      { id: halfIllustrated, coverUrl: expect.stringContaining(`/api/images/${halfIllustrated}-0-`) },
    ])
    expect((await get(`/api/stories/${halfIllustrated}`)).json().pages).toHaveLength(PAGES_PER_STORY)
    expect((await get(`/api/stories/${halfIllustrated}/illustrations`)).json()).toMatchObject({
      status: 'processing',
      illustrations: [{ pageNumber: 0 }],
      missing: [{ pageNumber: 3, canRetry: false }],
    })
    expect((await get(`/api/stories/${illustrated}/illustrations`)).json()).toMatchObject({ status: 'completed' })
    expect((await internal('GET', '/internal/admin/overview')).json()).toMatchObject({ storyCount: 2 })

    const outbox = await db.selectFrom('outbox').select(['queue', 'name', 'payload', 'job_id']).execute()
    expect(outbox).toEqual([sheetMessage(halfIllustrated)])
    const request = await internal('GET', `/internal/stories/${halfIllustrated}/illustration-request`)
    expect(request.json().pictures).toMatchObject([{ pageNumber: 1 }, { pageNumber: 2 }])

    for (const page of [1, 2]) await renderPicture(halfIllustrated, page)
    expect((await get(`/api/stories/${halfIllustrated}/illustrations`)).json()).toMatchObject({ status: 'partial' })
  })

  test('moves undelivered messages to the new queue, once per story', async () => {
    const db = await createOldDatabase()
    const queued = await insertOldStory(db, { state: 'told' })
    await insertOldMessage(db, queued)
    const delivered = await insertOldStory(db, { state: 'told' })
    await migrate(db, SCHEMA, migrations)
    const outbox = await db.selectFrom('outbox').select(['queue', 'name', 'payload', 'job_id']).orderBy('id').execute()
    expect(outbox).toEqual([sheetMessage(queued), sheetMessage(delivered)])
  })

  test('lets a story that was being written be resumed, and leaves a failed one alone', async () => {
    const db = await createOldDatabase()
    const failed = await insertOldStory(db, { state: 'failed' })
    const writing = await insertOldStory(db, { state: 'writing' })
    await migrate(db, SCHEMA, migrations)
    const { get, resumeStory } = await setUp({ db })
    expect((await get('/api/stories')).json()).toEqual([])
    await resumeStory()
    expect((await get('/api/stories')).json()).toMatchObject([{ id: writing }])
    const states = await db.selectFrom('stories').select(['id', 'state']).orderBy('id').execute()
    expect(states).toEqual([
      { id: failed, state: 'failed' },
      { id: writing, state: 'text_ready' },
    ])
  })

  test('renames the outcome of calls in progress, and sums up their costs', async () => {
    const db = await createOldDatabase()
    await sql`insert into ai_calls (id, kind, model, outcome, input_tokens, input_image_tokens, output_tokens, images, price_paise)
      values (gen_random_uuid(), 'text', 'gpt-6-sol', 'begun', 0, 0, 0, 0, 40)`.execute(db)
    await migrate(db, SCHEMA, migrations)
    expect(await db.selectFrom('ai_calls').select('outcome').execute()).toEqual([{ outcome: 'started' }])
    expect(await createBudgetRepository(db).lockToday()).toMatchObject({ costPaise: 40 })
  })
})

test('later migrations fill their columns for existing stories and calls', async () => {
  const db = await createOldDatabase()
  const id = await insertOldStory(db, { state: 'told', drawing: 'partial' })
  await insertOldStory(db, { state: 'told' })
  await sql`update stories set premium = true, photo_consent_at = now() where id = ${id}`.execute(db)
  for (const storyId of [id, 4_711]) {
    await sql`insert into ai_calls (id, story_id, kind, model, outcome, input_tokens, input_image_tokens, output_tokens, images, price_paise)
      values (gen_random_uuid(), ${storyId}, 'text', 'gpt-6-sol', 'answered', 0, 0, 0, 0, 40)`.execute(db)
  }
  await migrate(db, SCHEMA, migrations)
  const times = await db.selectFrom('stories').select(['illustrated_at', 'photo_deleted_at']).orderBy('id').execute()
  expect(times).toEqual([
    { illustrated_at: expect.any(Date), photo_deleted_at: expect.any(Date) },
    { illustrated_at: null, photo_deleted_at: null },
  ])
  const calls = await db.selectFrom('ai_calls').select(['story_id', 'premium']).orderBy('story_id').execute()
  expect(calls).toEqual([
    { story_id: id, premium: true },
    { story_id: null, premium: null },
  ])
})
