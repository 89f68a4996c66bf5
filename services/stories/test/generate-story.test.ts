import { type IllustrationStyle, PAGES_PER_STORY } from '@kahani/contracts/options'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

const failing: Storyteller = {
  ...createBuiltInStoryteller(),
  name: 'failing',
  generate: () => Promise.reject(new Error('Asha lost the thread')),
}

describe('POST /api/generate-story', () => {
  test('spends one credit for a story that can be read at once, and requests its pictures', async () => {
    const { generateStory, get, payments, db } = await setUp()
    const response = await generateStory()
    expect(response.statusCode).toBe(201)
    const { id } = response.json().story
    const story = (await get(`/api/stories/${id}`)).json()
    expect(story).toMatchObject({
      id,
      characterName: 'Asha',
      characterAge: '4-6',
      characterType: 'astronaut',
      theme: 'space',
      dedication: '',
      digitalSources: { text: 'algorithmicMedia', pictures: 'algorithmicMedia' },
    })
    expect(story.title).toContain('Asha')
    expect(story.pages.map((page: { pageNumber: number }) => page.pageNumber)).toEqual(
      Array.from({ length: PAGES_PER_STORY }, (_, i) => i + 1),
    )
    expect(payments.state.credits).toBe(0)
    const outbox = await db.selectFrom('outbox').select(['queue', 'payload']).execute()
    expect(outbox).toEqual([{ queue: 'illustrate', payload: { kind: 'sheet', storyId: id } }])
  })

  test('tells a child another tale each time', async () => {
    const { generateStory, db } = await setUp({ credits: 3 })
    const create = async (characterName: string) => {
      const { id } = (await generateStory({ ...asha, characterName, theme: 'custom', customTheme: 'trains' })).json()
        .story
      const { told } = await db.selectFrom('stories').select('told').where('id', '=', id).executeTakeFirstOrThrow()
      return told?.tale
    }
    const tales = [await create('Asha Rao'), await create('asha'), await create('Asha')]
    expect(new Set(tales).size).toBe(3)
    const { told } = await db.selectFrom('stories').select('told').orderBy('id').executeTakeFirstOrThrow()
    expect(JSON.stringify(told)).not.toMatch(/Asha/i)
  })

  test('reports invalid fields with the messages of the form, and spends no credit', async () => {
    const { generateStory, payments } = await setUp()
    const response = await generateStory({ characterName: '  ', theme: 'custom' })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([
      { path: 'characterName', message: 'Character name is required' },
      { path: 'characterAge', message: 'Age is required' },
      { path: 'characterGender', message: 'Gender is required' },
    ])
    expect((await generateStory({ ...asha, theme: 'custom' })).json().issues).toEqual([
      { path: 'customTheme', message: 'Please tell us what the story is about' },
    ])
    expect(payments.spent.size).toBe(0)
  })

  test('rejects with 402 without a credit, and stores nothing', async () => {
    const { generateStory, db } = await setUp({ credits: 0 })
    expect((await generateStory()).statusCode).toBe(402)
    expect(await db.selectFrom('stories').selectAll().execute()).toEqual([])
  })

  test('is idempotent per key, and rejects another brief with the same key', async () => {
    const { generateStory, payments } = await setUp({ credits: 1 })
    const responses = await Promise.all(Array.from({ length: 8 }, () => generateStory(asha, { key: 'request-0001' })))
    expect(new Set(responses.map(response => response.json().story.id)).size).toBe(1)
    expect(payments.spent.size).toBe(1)
    expect((await generateStory({ ...asha, characterName: 'Ravi' }, { key: 'request-0001' })).statusCode).toBe(409)
    payments.state.credits = 1
    expect((await generateStory(asha, { key: 'request-0001', userId: 2 })).statusCode).toBe(201)
    expect((await generateStory(asha, { key: 'short' })).statusCode).toBe(400)
  })

  test('refunds the credit if the storyteller fails, and accepts the same key again', async () => {
    let fails = true
    const builtIn = createBuiltInStoryteller()
    const flaky: Storyteller = {
      ...builtIn,
      name: 'flaky',
      generate: (...args) => (fails ? failing : builtIn).generate(...args),
    }
    const { generateStory, payments, logger } = await setUp({ storyteller: flaky })
    const response = await generateStory(asha, { key: 'request-0001' })
    expect(response.statusCode).toBe(500)
    expect(response.json().message).toBe('Something went wrong. Please try again.')
    expect(payments.state.credits).toBe(1)
    expect(logger.lines.join('')).toContain('story not written')
    fails = false
    expect((await generateStory(asha, { key: 'request-0001' })).statusCode).toBe(201)
    expect(payments.state.credits).toBe(0)
  })

  test('rejects an invalid draft and refunds the credit', async () => {
    const builtIn = createBuiltInStoryteller()
    const short: Storyteller = {
      ...builtIn,
      name: 'short',
      generate: async (...args) => {
        const draft = await builtIn.generate(...args)
        return { ...draft, pages: draft.pages.slice(0, 3) }
      },
    }
    const { generateStory, payments } = await setUp({ storyteller: short })
    expect((await generateStory()).statusCode).toBe(500)
    expect(payments.state.credits).toBe(1)
  })

  test('waits while the payments service restarts', async () => {
    const { generateStory, payments } = await setUp()
    payments.state.mode = 'error'
    const pending = generateStory()
    await expect.poll(() => payments.state.failures).toBeGreaterThan(1)
    payments.state.mode = 'ok'
    expect((await pending).statusCode).toBe(201)
  })

  test('requires a photo from a premium account, except for a look where no provider draws from photos', async () => {
    const { generateStory } = await setUp({ premium: true })
    const response = await generateStory()
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([
      { path: 'characterPhoto', message: 'Reference photo is required for premium users' },
    ])
    const look = { skin: 4, hairColour: 'black' }
    expect((await generateStory({ ...asha, look })).statusCode).toBe(400)
    const builtIn = await setUp({ premium: true, hasPictureProvider: false, credits: 1 })
    expect((await builtIn.generateStory({ ...asha, look: { skin: 4 } })).statusCode).toBe(400)
    expect((await builtIn.generateStory({ ...asha, look })).statusCode).toBe(201)
  })

  test('rejects a style that is not open, or that the illustrator of the account does not draw', async () => {
    const styled = { ...asha, illustrationStyle: 'papercut' }
    const closed = await setUp()
    const rejected = await closed.generateStory(styled)
    expect([rejected.statusCode, rejected.json().issues]).toEqual([
      400,
      [{ path: 'illustrationStyle', message: 'This illustration style is not available. Please choose another one.' }],
    ])
    const styles: IllustrationStyle[] = ['vivid', 'papercut']
    const builtIn = await setUp({ styles, hasPictureProvider: false })
    expect((await builtIn.generateStory(styled)).statusCode).toBe(400)
    expect(builtIn.payments.spent.size).toBe(0)
    const open = await setUp({ styles })
    const { id } = (await open.generateStory(styled)).json().story
    const request = await open.internal('GET', `/internal/stories/${id}/illustration-request`)
    expect(request.json().style).toBe('papercut')
  })

  test('requires a confirmed email address from an account that never paid, if the operator asks for one', async () => {
    const { generateStory, payments } = await setUp({ requireVerifiedEmail: true, credits: 2 })
    const response = await generateStory()
    expect([response.statusCode, response.json().code]).toEqual([403, 'email_unverified'])
    expect(payments.spent.size).toBe(0)
    payments.state.emailVerified = true
    expect((await generateStory()).statusCode).toBe(201)
    Object.assign(payments.state, { emailVerified: false, premium: true })
    expect((await generateStory({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })).statusCode).toBe(
      201,
    )
  })

  test('rejects a visitor with 401', async () => {
    const { app } = await setUp()
    expect((await app.inject({ method: 'POST', url: '/api/generate-story', body: asha })).statusCode).toBe(401)
  })
})

describe('a story whose process crashed', () => {
  const crashWhileWriting = async (setup: Awaited<ReturnType<typeof setUp>>) => {
    await setup.generateStory(asha, { key: 'request-0001' })
    await sql`update stories set state = 'writing', lease_expires_at = now() - interval '1 second'`.execute(setup.db)
    await setup.db.deleteFrom('pages').execute()
    await setup.db.deleteFrom('pictures').execute()
  }

  test('is resumed with the credit already spent', async () => {
    const setup = await setUp()
    await crashWhileWriting(setup)
    expect((await setup.get('/api/stories')).json()).toEqual([])
    expect(await setup.resumeStory()).toBe(true)
    expect(await setup.resumeStory()).toBe(false)
    expect((await setup.get('/api/stories')).json()).toHaveLength(1)
    expect(setup.payments.state.credits).toBe(0)
  })

  test('is completed by a repeated request with its key', async () => {
    const setup = await setUp()
    await crashWhileWriting(setup)
    expect((await setup.generateStory(asha, { key: 'request-0001' })).statusCode).toBe(201)
    expect(setup.payments.spent.size).toBe(1)
  })

  test('fails after too many attempts, and its credit is refunded', async () => {
    const setup = await setUp()
    await crashWhileWriting(setup)
    await sql`update stories set attempts = 5`.execute(setup.db)
    await setup.recover()
    expect(setup.payments.state.credits).toBe(1)
    expect((await setup.get('/api/stories')).json()).toEqual([])
  })

  test('is refunded by a later recovery run if the payments service was down', async () => {
    const setup = await setUp({ storyteller: failing })
    const { payments, recover } = setup
    await setup.generateStory()
    await sql`update stories set refund_due = true`.execute(setup.db)
    payments.refunded.clear()
    payments.state.credits = 0
    payments.state.mode = 'error'
    await recover()
    expect(payments.refunded.size).toBe(0)
    payments.state.mode = 'ok'
    await sql`update stories set refund_next_attempt_at = now()`.execute(setup.db)
    await recover()
    expect(payments.state.credits).toBe(1)
    expect(await setup.db.selectFrom('stories').select('refund_due').execute()).toEqual([{ refund_due: false }])
  })
})

test('the log contains nothing about the child', async () => {
  const { generateStory, logger } = await setUp({
    storyteller: { ...failing, generate: () => Promise.reject(new Error('no')) },
  })
  await generateStory({ ...asha, specialMessage: 'Nani loves you' })
  await generateStory({ characterName: 'Asha' })
  expect(logger.lines.join('')).not.toMatch(/Asha|Kabir|Nani/)
})
