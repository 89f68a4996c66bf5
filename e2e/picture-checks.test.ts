import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import type { Fault, OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createFamily } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const FAMILIES = 3

/** What goes wrong, so many times. */
const FAULTS: ['check' | 'picture' | 'moderation', Fault, times: number][] = [
  ['check', { kind: 'facts', facts: { children: 2 } }, 3],
  ['check', { kind: 'facts', facts: { showsEvent: false, face: 40 } }, 3],
  ['check', { kind: 'facts', facts: { fitForChild: false } }, 1],
  ['check', { kind: 'status', status: 500 }, 2],
  ['check', { kind: 'status', status: 429, retryAfter: 0.5 }, 1],
  ['check', { kind: 'garbage' }, 2],
  ['picture', { kind: 'garbage' }, 2],
  ['picture', { kind: 'status', status: 500 }, 1],
  ['picture', { kind: 'refusal' }, 1],
  ['moderation', { kind: 'flagged' }, 1],
]

describe.runIf(FULL)('pictures of a provider that makes mistakes', () => {
  let openAi: OpenAiServer
  let product: RunningProduct
  let database: pg.Pool

  beforeAll(async () => {
    openAi = await startOpenAiServer({ pictureMs: 100 })
    product = await runProduct({ ...openAi.env, OPENAI_CHECK_MODEL: 'gpt-6-luna', OPENAI_DAILY_BUDGET: '1000' })
    database = new pg.Pool({ connectionString: product.databaseUrl })
  })
  afterAll(async () => {
    await database?.end()
    await product?.end()
    await openAi?.stop()
  })

  const query = async (sql: string) => (await database.query(sql)).rows[0]

  test('are all checked in the end, and what they cost is what the budget counts', async () => {
    // The character sheets come first, which are not checked.
    for (const [endpoint, fault, times] of FAULTS)
      openAi.failNext(endpoint, fault, { times, when: () => openAi.calls('check').length > 2 })
    const stories = await Promise.all(
      Array.from({ length: FAMILIES }, async () => {
        const { client } = await createFamily(product.url)
        const id = await client.generateStory()
        await client.waitForIllustrations(id)
        return { client, id }
      }),
    )
    const pictures = 11 * FAMILIES
    const checked = `select count(distinct (story_id, page_number))::int as pictures from stories.picture_checks where kept`
    await expect.poll(() => query(checked)).toEqual({ pictures })
    for (const { client, id } of stories) expect((await client.illustrations(id)).status).toBe('completed')

    const { kinds } = await query(`select array_agg(distinct kind order by kind) as kinds from stories.ai_calls`)
    expect(kinds).toEqual(['check', 'correction', 'moderation', 'picture', 'sheet', 'text'])
    const counter = 'select spent_paise::int as spent, reserved_paise::int as reserved from stories.budget_counter'
    const sum = 'select sum(price_paise)::int as spent, 0 as reserved from stories.ai_calls'
    await expect.poll(() => query(counter)).toEqual(await query(sum))
    const twice = `select count(*)::int as pictures from (select from stories.ai_calls where kind = 'correction'
      and outcome = 'answered' group by story_id, page_number having count(*) > 1) as repeated`
    expect(await query(twice)).toEqual({ pictures: 0 })
  })
})
