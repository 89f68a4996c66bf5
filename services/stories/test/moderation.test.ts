import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPhoto } from './a-photo.ts'
import { asha, setUp } from './set-up.ts'

const passes = createBuiltInModerator()
const FIELD = 'Please change this: it is not suitable for a children’s story.'

/** A moderator that flags the texts in which a word stands. */
const flagging = (word: string): Moderator => ({
  ...passes,
  checkTexts: async texts => texts.map(text => ({ flagged: text.includes(word), categories: ['violence'] })),
})

const nothingKept = async ({ db, payments, dir }: Awaited<ReturnType<typeof setUp>>) => {
  expect(await db.selectFrom('stories').selectAll().execute()).toEqual([])
  expect(payments.spent.size).toBe(0)
  expect(await readdir(join(dir, 'photos')).catch(() => [])).toEqual([])
}

describe('what a family writes is looked at before it is used', () => {
  const fields = {
    characterName: {},
    customCharacter: { characterType: 'custom' },
    customTheme: { theme: 'custom' },
    customValue: { primaryValue: 'custom' },
    friendName: {},
    specialMessage: {},
  }
  test.each(Object.entries(fields))('%s', async (field, choice) => {
    const setup = await setUp()
    const answer = await setup.order({ ...asha, ...choice, [field]: 'a motherfucker' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'refused', issues: [{ path: field, message: FIELD }] })
    await nothingKept(setup)
    expect(setup.logger.lines.join('')).not.toContain('motherfucker')
  })

  test('the photo', async () => {
    const moderator = { ...passes, checkPicture: async () => ({ flagged: true, categories: ['sexual'] }) }
    const setup = await setUp({ moderator })
    const answer = await setup.order({ ...asha, characterPhoto: await aPhoto(), photoConsent: true })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().issues).toEqual([
      {
        path: 'characterPhoto',
        message:
          'We can’t use this photo in a children’s story. Please choose another one that shows the face clearly.',
      },
    ])
    await nothingKept(setup)
  })

  test('the moderator is shown no last name and no address', async () => {
    const seen: string[] = []
    const moderator: Moderator = {
      ...passes,
      checkTexts: async texts => {
        seen.push(...texts)
        return texts.map(() => ({ flagged: false, categories: [] }))
      },
    }
    const { order } = await setUp({ moderator })
    const specialMessage = 'Write to meera@example.in or call 98765 43210, dear Asha'
    expect((await order({ ...asha, characterName: 'Asha Venkataraman', specialMessage })).statusCode).toBe(201)
    expect(seen).toContain('Asha')
    expect(seen.join(' ')).not.toMatch(/Venkataraman|example\.in|98765/)
  })

  test('where nobody can look, nothing is made and nothing is used up', async () => {
    const away = () => Promise.reject(new AiError('outage', 'outage 503'))
    const setup = await setUp({ moderator: { name: 'away', checkTexts: away, checkPicture: away } })
    const answer = await setup.order()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    await nothingKept(setup)
  })
})

test('a photo is not taken without consent; consent is recorded and outlives the photo', async () => {
  const { order, db, payments, internal } = await setUp({ credits: 2 })
  const characterPhoto = await aPhoto()
  const answer = await order({ ...asha, characterPhoto })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().issues).toEqual([{ path: 'photoConsent', message: 'Please confirm that we may use this photo' }])
  expect(payments.spent.size).toBe(0)

  const consent = () => db.selectFrom('stories').select(['photo_key', 'photo_consent_at']).orderBy('id').execute()
  const { id } = (await order({ ...asha, characterPhoto, photoConsent: true })).json().story
  await order({ ...asha, photoConsent: true })
  expect(await consent()).toEqual([
    { photo_key: expect.any(String), photo_consent_at: expect.any(Date) },
    { photo_key: null, photo_consent_at: null },
  ])
  expect((await internal('DELETE', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  expect((await internal('GET', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  expect((await consent())[0]).toEqual({ photo_key: null, photo_consent_at: expect.any(Date) })
})

test('a story that is not fit for children is not stored, and its credit is back', async () => {
  // Its own words pass; what is told from them does not.
  const { order, payments, db, get } = await setUp({ moderator: flagging('Kabir and') })
  const answer = await order()
  expect(answer.statusCode).toBe(422)
  expect(answer.json().message).toBe(
    'This story did not turn out the way a bedtime story should. We have returned your credit; please try again with different words.',
  )
  expect(payments.state.credits).toBe(1)
  expect(await db.selectFrom('pages').selectAll().execute()).toEqual([])
  expect((await get('/api/stories')).json()).toEqual([])
})

test('whoever makes one story after the other fail is asked to wait', async () => {
  const { order, db, payments } = await setUp({ moderator: flagging('Kabir and'), credits: 1 })
  for (let i = 0; i < 10; i += 1) expect((await order()).statusCode).toBe(422)
  const answer = await order()
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('3600')
  expect(payments.state.credits).toBe(1)
  expect((await order(asha, { userId: 2 })).statusCode).toBe(422)
  await sql`update stories set created_at = created_at - interval '7 hours'`.execute(db)
  expect((await order()).statusCode).toBe(422)
})
