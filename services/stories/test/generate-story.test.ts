import { PAGES_A_STORY } from '@kahani/contracts/options'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from '../src/storyteller/built-in/built-in-storyteller.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { asha, setUp } from './set-up.ts'

const broken: Storyteller = { name: 'broken', tell: () => Promise.reject(new Error('Asha lost the thread')) }

describe('POST /api/generate-story', () => {
  test('one credit makes one story that can be read at once, with its pictures asked for', async () => {
    const { order, get, payments, db } = await setUp()
    const answer = await order()
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json().story
    const story = (await get(`/api/stories/${id}`)).json()
    expect(story).toMatchObject({
      id,
      characterName: 'Asha',
      characterAge: '4-6',
      characterType: 'astronaut',
      theme: 'space',
    })
    expect(story.title).toContain('Asha')
    expect(story.pages.map((page: { pageNumber: number }) => page.pageNumber)).toEqual(
      Array.from({ length: PAGES_A_STORY }, (_, i) => i + 1),
    )
    expect(payments.state.credits).toBe(0)
    const outbox = await db.selectFrom('outbox').select(['queue', 'payload']).execute()
    expect(outbox).toEqual([{ queue: 'draw', payload: { kind: 'sheet', storyId: id } }])
  })

  test('the form is answered field by field, in its own words, and nothing is spent', async () => {
    const { order, payments } = await setUp()
    const answer = await order({ characterName: '  ', theme: 'custom' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: 'characterName', message: 'Character name is required' },
      { path: 'characterAge', message: 'Age is required' },
      { path: 'characterGender', message: 'Gender is required' },
    ])
    expect((await order({ ...asha, theme: 'custom' })).json().issues).toEqual([
      { path: 'customTheme', message: 'Please tell us what the story is about' },
    ])
    expect(payments.spent.size).toBe(0)
  })

  test('without a credit it is refused, and nothing of the story is kept', async () => {
    const { order, db } = await setUp({ credits: 0 })
    expect((await order()).statusCode).toBe(402)
    expect(await db.selectFrom('stories').selectAll().execute()).toEqual([])
  })

  test('forty orders at once on one credit make one story', async () => {
    const { order, payments, get } = await setUp()
    const answers = await Promise.all(Array.from({ length: 40 }, () => order()))
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(1)
    expect(answers.filter(answer => answer.statusCode === 402)).toHaveLength(39)
    expect(payments.state.credits).toBe(0)
    expect((await get('/api/stories')).json()).toHaveLength(1)
  })

  test('clicks with one key are one story; another story under the same key is refused', async () => {
    const { order, payments } = await setUp({ credits: 5 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(asha, { key: 'click-0001' })))
    expect(new Set(answers.map(answer => answer.json().story.id)).size).toBe(1)
    expect(payments.spent.size).toBe(1)
    expect((await order({ ...asha, characterName: 'Ravi' }, { key: 'click-0001' })).statusCode).toBe(409)
    expect((await order(asha, { key: 'click-0001', userId: 2 })).statusCode).toBe(201)
    expect((await order(asha, { key: 'short' })).statusCode).toBe(400)
  })

  test('a storyteller that fails costs nothing, and the same click works later', async () => {
    let works = false
    const real = createBuiltInStoryteller()
    const moody: Storyteller = { name: 'moody', tell: (...args) => (works ? real : broken).tell(...args) }
    const { order, payments, logger } = await setUp({ storyteller: moody })
    const answer = await order(asha, { key: 'click-0001' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().message).toBe('Something went wrong. Please try again.')
    expect(payments.state.credits).toBe(1)
    expect(logger.lines.join('')).toContain('a story was not written')
    works = true
    expect((await order(asha, { key: 'click-0001' })).statusCode).toBe(201)
    expect(payments.state.credits).toBe(0)
  })

  test('a draft that misses its brief is not sold', async () => {
    const real = createBuiltInStoryteller()
    const short: Storyteller = {
      name: 'short',
      tell: async (...args) => {
        const draft = await real.tell(...args)
        return { ...draft, pages: draft.pages.slice(0, 3) }
      },
    }
    const { order, payments } = await setUp({ storyteller: short })
    expect((await order()).statusCode).toBe(500)
    expect(payments.state.credits).toBe(1)
  })

  test('while payments restarts the order waits, and is then made', async () => {
    const { order, payments } = await setUp()
    payments.state.answer = 'with 500'
    const pending = order()
    await expect.poll(() => payments.state.failures).toBeGreaterThan(1)
    payments.state.answer = 'well'
    expect((await pending).statusCode).toBe(201)
  })

  test('a premium account must give a photo', async () => {
    const { order } = await setUp({ premium: true })
    const answer = await order()
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: 'characterPhoto', message: 'Reference photo is required for premium users' },
    ])
  })

  test('a visitor is asked to sign in', async () => {
    const { app } = await setUp()
    expect((await app.inject({ method: 'POST', url: '/api/generate-story', body: asha })).statusCode).toBe(401)
  })
})

describe('a writer that was lost', () => {
  const lose = async (setup: Awaited<ReturnType<typeof setUp>>) => {
    await setup.order(asha, { key: 'click-0001' })
    await sql`update stories set state = 'writing', claimed_until = now() - interval '1 second'`.execute(setup.db)
    await setup.db.deleteFrom('pages').execute()
    await setup.db.deleteFrom('pictures').execute()
  }

  test('the sweep goes on with its story, with the credit that was spent', async () => {
    const setup = await setUp()
    await lose(setup)
    expect((await setup.get('/api/stories')).json()).toEqual([])
    await setup.sweep()
    expect((await setup.get('/api/stories')).json()).toHaveLength(1)
    expect(setup.payments.state.credits).toBe(0)
  })

  test('a second click with its key goes on with it too', async () => {
    const setup = await setUp()
    await lose(setup)
    expect((await setup.order(asha, { key: 'click-0001' })).statusCode).toBe(201)
    expect(setup.payments.spent.size).toBe(1)
  })

  test('a story that loses its writer again and again is given up, and its credit given back', async () => {
    const setup = await setUp()
    await lose(setup)
    await sql`update stories set attempts = 5`.execute(setup.db)
    await setup.sweep()
    expect(setup.payments.state.credits).toBe(1)
    expect((await setup.get('/api/stories')).json()).toEqual([])
  })

  test('a refund that payments could not take is made by a later sweep', async () => {
    const setup = await setUp({ storyteller: broken })
    const { payments, sweep } = setup
    await setup.order()
    await sql`update stories set refund_due = true`.execute(setup.db)
    payments.refunded.clear()
    payments.state.credits = 0
    payments.state.answer = 'with 500'
    await sweep()
    expect(payments.refunded.size).toBe(0)
    payments.state.answer = 'well'
    await sweep()
    expect(payments.state.credits).toBe(1)
    expect(await setup.db.selectFrom('stories').select('refund_due').execute()).toEqual([{ refund_due: false }])
  })
})

test('nothing of the child is written to the log', async () => {
  const { order, logger } = await setUp({ storyteller: { ...broken, tell: () => Promise.reject(new Error('no')) } })
  await order({ ...asha, specialMessage: 'Nani loves you' })
  await order({ characterName: 'Asha' })
  expect(logger.lines.join('')).not.toMatch(/Asha|Kabir|Nani/)
})
