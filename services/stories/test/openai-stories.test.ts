import { createMeter } from '@kahani/ai/meter'
import { createOpenAiModerator } from '@kahani/ai/moderator/openai-moderator'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { headersFor } from '@kahani/testing/keys'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createOpenAiStoryteller } from '../src/storyteller/openai/openai-storyteller.ts'
import { asha, setUp } from './set-up.ts'

const TEXT_LIMIT_MS = 300

async function withOpenAi() {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const setup = await setUp({
    provide(record, logger) {
      const parts = {
        client: createOpenAiClient({ apiKey: 'a key', baseUrl: server.url }),
        meter: createMeter({ record, prices: withKnownPrices({}), logger }),
      }
      return {
        storyteller: createOpenAiStoryteller({ ...parts, model: 'gpt-6-sol', timeoutMs: TEXT_LIMIT_MS }),
        moderator: createOpenAiModerator({ ...parts, model: 'omni-moderation-latest' }),
      }
    },
  })
  const order = async () => {
    const answer = await setup.order(asha)
    return { status: answer.statusCode, message: answer.json().message, credits: setup.payments.state.credits }
  }
  return { ...setup, server, orderOne: order }
}

test('a story told by a provider is stored with its pictures, and all that it took is recorded', async () => {
  const { orderOne, get, db, app } = await withOpenAi()
  expect(await orderOne()).toMatchObject({ status: 201, credits: 0 })
  const story = (await get('/api/stories/1')).json()
  expect(story.pages).toHaveLength(10)
  expect(JSON.stringify(story)).toContain('Kabir')

  const calls = await db
    .selectFrom('ai_calls')
    .select(['kind', 'model', 'outcome', 'story_id'])
    .orderBy('created_at')
    .execute()
  expect(calls).toEqual([
    { kind: 'moderation', model: 'omni-moderation-latest', outcome: 'answered', story_id: null },
    { kind: 'text', model: 'gpt-6-sol', outcome: 'answered', story_id: 1 },
    { kind: 'moderation', model: 'omni-moderation-latest', outcome: 'answered', story_id: 1 },
  ])
  const headers = await headersFor({ userId: 9, admin: true })
  const [cost] = (await app.inject({ url: '/api/admin/costs', headers })).json().stories
  expect(cost).toMatchObject({ storyId: 1, calls: 2 })
  expect(cost.costPaise).toBeGreaterThan(0)
})

describe('whatever the provider does, an order ends with a story or with the credit back', () => {
  type Fault = Parameters<OpenAiServer['failNext']>[1]
  const WRONG = 'Something went wrong. Please try again.'
  const UNFIT =
    'The story did not come out the way a bedtime story should. Your credit is back; please try again with other words.'
  const passing: [string, Fault][] = [
    ['cuts it off', { kind: 'cut-off' }],
    ['refuses', { kind: 'refusal' }],
    ['answers with no story', { kind: 'garbage' }],
    ['answers with nothing', { kind: 'empty' }],
    ['hangs', { kind: 'hang' }],
    ['asks to come back', { kind: 'status', status: 429, retryAfter: 0.2 }],
    ['fails', { kind: 'status', status: 500 }],
    ['forgets a page', { kind: 'story', change: story => ({ ...story, pages: story.pages.slice(1) }) }],
  ]
  test.each(passing)('it %s once', async (_what, trouble) => {
    const { server, orderOne } = await withOpenAi()
    server.failNext('text', trouble)
    expect(await orderOne()).toMatchObject({ status: 201, credits: 0 })
  })

  const lasting: [string, Fault, number, string][] = [
    ['cuts it off', { kind: 'cut-off' }, 500, WRONG],
    ['refuses', { kind: 'refusal' }, 422, UNFIT],
    ['answers with no story', { kind: 'garbage' }, 500, WRONG],
    ['hangs', { kind: 'hang' }, 500, WRONG],
    ['takes no such call', { kind: 'status', status: 400 }, 500, WRONG],
    ['forgets a page', { kind: 'story', change: story => ({ ...story, pages: story.pages.slice(1) }) }, 500, WRONG],
  ]
  test.each(lasting)('it %s always', async (_what, trouble, status, message) => {
    const { server, orderOne } = await withOpenAi()
    server.failAlways('text', trouble)
    expect(await orderOne()).toEqual({ status, message, credits: 1 })
  })

  test('it is away for longer than a family waits: the story is told once it is back', async () => {
    const { server, orderOne, sweep, db } = await withOpenAi()
    server.failAlways('text', { kind: 'reset' })
    expect(await orderOne()).toMatchObject({ status: 503, credits: 0 })
    server.clearFaults()
    await sweep()
    expect(await db.selectFrom('stories').select('state').execute()).toEqual([{ state: 'told' }])
  })

  test('what it wrote is not fit for children', async () => {
    const { server, orderOne } = await withOpenAi()
    const flagged = (body: { input: string[] }) => body.input.length > 10
    server.failAlways('moderation', { kind: 'flagged' }, flagged)
    expect(await orderOne()).toEqual({ status: 422, message: UNFIT, credits: 1 })
    expect(server.calls('text')).toHaveLength(2)
  })
})

test('nothing of the family is in the log, whatever went wrong', async () => {
  const { server, orderOne, logger } = await withOpenAi()
  server.failAlways('text', { kind: 'status', status: 400, message: 'Invalid prompt: Asha and Kabir' })
  await orderOne()
  expect(logger.lines.join('')).toContain('bad-request')
  expect(logger.lines.join('')).not.toMatch(/Asha|Kabir/)
})
