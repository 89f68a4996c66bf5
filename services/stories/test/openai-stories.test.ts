import { randomUUID } from 'node:crypto'
import { createMeter } from '@kahani/ai/meter'
import { createOpenAiModerator } from '@kahani/ai/moderator/openai-moderator'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { headersFor } from '@kahani/testing/keys'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createOpenAiStoryteller } from '../src/storyteller/openai/openai-storyteller.ts'
import { dadi, kabir, kiara, moti, zoya } from './family-members.ts'
import { asha, setUp } from './set-up.ts'

const TIMEOUT_MS = 20_000
/** For calls that hang. */
const SHORT_TIMEOUT_MS = 1_000

async function setUpWithOpenAi({ timeoutMs = TIMEOUT_MS } = {}) {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const setup = await setUp({
    createProviders(record, logger) {
      const deps = {
        client: createOpenAiClient({ apiKey: 'a key', baseUrl: server.url }),
        meter: createMeter({ record, prices: withKnownPrices({}), logger }),
      }
      return {
        storyteller: createOpenAiStoryteller({ ...deps, model: 'gpt-6-sol', timeoutMs }),
        moderator: createOpenAiModerator({ ...deps, model: 'omni-moderation-latest' }),
      }
    },
  })
  const generateStory = async () => {
    const response = await setup.generateStory(asha)
    return { status: response.statusCode, message: response.json().message, credits: setup.payments.state.credits }
  }
  return { ...setup, server, generate: setup.generateStory, generateStory }
}

test('a story from the provider is stored with its pictures, and every call is recorded', async () => {
  const { generateStory, get, db, app } = await setUpWithOpenAi()
  expect(await generateStory()).toMatchObject({ status: 201, credits: 0 })
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
  const headers = await headersFor({ userId: 9 })
  const [cost] = (await app.inject({ url: '/api/admin/costs', headers })).json().stories
  expect(cost).toMatchObject({ storyId: 1, calls: 2 })
  expect(cost.costPaise).toBeGreaterThan(0)
})

test('the provider learns how the people of the family look, by their first names', async () => {
  const { app, server, post, ...setup } = await setUpWithOpenAi()
  const saveId = async (member: object) => (await post('/api/family', 1, member)).json().id
  const childId = await saveId(kiara)
  const companionIds = [
    await saveId({ ...kabir, name: 'Kabir Rao', look: { headwear: 'patka' } }),
    await saveId({ ...zoya, name: 'Zoya Khan' }),
    await saveId(moti),
  ]
  await saveId(dadi)
  await saveId({ ...dadi, name: 'Suresh Rao', gender: 'boy', relation: 'father', look: {} })
  await saveId({ ...dadi, name: 'Usha Mausi', relation: 'aunt' })
  const moderated = server.calls('moderation').flatMap(({ body }) => body.input)
  expect(moderated).toEqual(['Kiara', 'Kabir', 'Zoya', 'Moti', 'Dadi', 'Suresh', 'Usha Mausi'])

  const brief = { ...asha, characterName: 'Kiara Rao', friendName: 'Kabir Rao', childId, companionIds }
  expect((await setup.generate(brief)).statusCode).toBe(201)
  const [call] = server.calls('text')
  const [, json = ''] = /<brief>\n(.*)\n<\/brief>/s.exec(call?.body.input[0].content) ?? []
  const { friend, people } = JSON.parse(json)
  expect(friend).toBe('Kabir, Zoya')
  expect(people).toEqual([
    {
      ...{ name: 'Kiara', who: 'the child', gender: 'girl', age: '4-6' },
      look: 'deep brown skin, hair in two plaits, uses a wheelchair',
    },
    { name: 'Kabir', who: 'brother, comes along', gender: 'boy', age: '7-9', look: 'wears a patka' },
    { name: 'Zoya', who: 'friend, comes along', gender: 'girl', age: '4-6', look: null },
    { name: 'Dadi', who: 'grandmother, at home', gender: 'girl', age: 'grown-up', look: 'glasses' },
    { name: 'Suresh', who: 'father, at home', gender: 'boy', age: 'grown-up', look: null },
    { name: 'Moti', who: 'pet, a dog', look: 'brown' },
  ])
  expect(JSON.stringify(server.received.map(({ body }) => body))).not.toMatch(/Rao|Khan/)
  expect(setup.logger.lines.join('')).not.toMatch(/Kiara|Kabir|Zoya|Moti|Suresh/)

  const { cast } = (await setup.internal('GET', '/internal/stories/1/illustration-request')).json()
  expect(cast).toMatchObject({
    ...{ firstName: 'Kiara', hasFriend: true, friendGender: 'boy', pet: 'Dog', hasSecondHero: true },
    people: {
      child: { look: kiara.look },
      friend: { name: 'Kabir', relation: null, age: '7-9' },
      'second-friend': { name: 'Zoya' },
      ...{ grandmother: { name: 'Dadi' }, father: { name: 'Suresh' } },
    },
    familyPet: { name: 'Moti', coat: moti.coat },
    homeSeed: expect.any(Number),
  })
  expect(Object.keys(cast.people).sort()).toEqual(['child', 'father', 'friend', 'grandmother', 'second-friend'])
  const outbox = await setup.db
    .selectFrom('outbox' as never)
    .selectAll()
    .execute()
  expect(JSON.stringify(outbox)).not.toMatch(/Kiara|Kabir/)
})

test('a story says which of its parts are from the provider, in the API and to its books', async () => {
  const { generateStory, get, internal } = await setUpWithOpenAi()
  await generateStory()
  const record = (outcome: string) =>
    internal('PUT', `/internal/ai-calls/${randomUUID()}`, {
      ...{ storyId: 1, kind: 'picture', pageNumber: 0, model: 'gpt-image-2.6-flare', outcome, images: 1 },
      ...{ inputTokens: 1, inputImageTokens: 1, outputTokens: 1, pricePaise: 300 },
    })
  const sources = async () => {
    const story = (await get('/api/stories/1')).json()
    expect((await internal('GET', '/internal/stories/1/book?userId=1')).json().digitalSources).toEqual(
      story.digitalSources,
    )
    return story.digitalSources
  }
  expect(await sources()).toEqual({ text: 'trainedAlgorithmicMedia', pictures: 'algorithmicMedia' })
  await record('failed')
  expect(await sources()).toMatchObject({ pictures: 'algorithmicMedia' })
  await record('answered')
  expect(await sources()).toEqual({ text: 'trainedAlgorithmicMedia', pictures: 'trainedAlgorithmicMedia' })
})

describe('a provider fault', () => {
  type Fault = Parameters<OpenAiServer['failNext']>[1]
  const timeoutFor = ({ kind }: Fault) => (kind === 'hang' ? { timeoutMs: SHORT_TIMEOUT_MS } : {})
  const FAILED_MESSAGE = 'Something went wrong. Please try again.'
  const UNFIT_MESSAGE =
    'This story did not turn out the way a bedtime story should. We have returned your credit; please try again with different words.'
  const TRANSIENT_FAULTS: [string, Fault][] = [
    ['truncates the story', { kind: 'cut-off' }],
    ['refuses', { kind: 'refusal' }],
    ['returns something else', { kind: 'garbage' }],
    ['returns an empty response', { kind: 'empty' }],
    ['hangs', { kind: 'hang' }],
    ['rate-limits the call', { kind: 'status', status: 429, retryAfter: 0.2 }],
    ['fails', { kind: 'status', status: 500 }],
    ['omits a page', { kind: 'story', change: story => ({ ...story, pages: story.pages.slice(1) }) }],
  ]
  test.each(TRANSIENT_FAULTS)('still yields a story if the provider %s once', async (_description, fault) => {
    const { server, generateStory } = await setUpWithOpenAi(timeoutFor(fault))
    server.failNext('text', fault)
    expect(await generateStory()).toMatchObject({ status: 201, credits: 0 })
  })

  const PERMANENT_FAULTS: [string, Fault, number, string][] = [
    ['truncates the story', { kind: 'cut-off' }, 500, FAILED_MESSAGE],
    ['refuses', { kind: 'refusal' }, 422, UNFIT_MESSAGE],
    ['returns something else', { kind: 'garbage' }, 500, FAILED_MESSAGE],
    ['rejects the call', { kind: 'status', status: 400 }, 500, FAILED_MESSAGE],
    [
      'omits a page',
      { kind: 'story', change: story => ({ ...story, pages: story.pages.slice(1) }) },
      500,
      FAILED_MESSAGE,
    ],
  ]
  test.each(PERMANENT_FAULTS)(
    'refunds the credit if the provider always %s',
    async (_description, fault, status, message) => {
      const { server, generateStory } = await setUpWithOpenAi(timeoutFor(fault))
      server.failAlways('text', fault)
      expect(await generateStory()).toEqual({ status, message, credits: 1 })
    },
  )

  test('refunds the credit if the text is not fit for children', async () => {
    const { server, generateStory } = await setUpWithOpenAi()
    const flagged = (body: { input: string[] }) => body.input.length > 10
    server.failAlways('moderation', { kind: 'flagged' }, flagged)
    expect(await generateStory()).toEqual({ status: 422, message: UNFIT_MESSAGE, credits: 1 })
    expect(server.calls('text')).toHaveLength(2)
  })
})

test('the log of a fault contains nothing about the family', async () => {
  const { server, generateStory, logger } = await setUpWithOpenAi()
  server.failAlways('text', { kind: 'status', status: 400, message: 'Invalid prompt: Asha and Kabir' })
  await generateStory()
  expect(logger.lines.join('')).toContain('bad-request')
  expect(logger.lines.join('')).not.toMatch(/Asha|Kabir/)
})
