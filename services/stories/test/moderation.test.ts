import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { describe, expect, test } from 'vitest'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

const builtIn = createBuiltInModerator()
const FIELD_MESSAGE = 'Please change this: it is not suitable for a children’s story.'

/** A moderator that flags texts with a word. */
const flagWord = (word: string): Moderator => ({
  ...builtIn,
  checkTexts: async texts => texts.map(text => ({ flagged: text.includes(word), categories: ['violence'] })),
})

const expectNothingStored = async ({ db, payments, dir }: Awaited<ReturnType<typeof setUp>>) => {
  expect(await db.selectFrom('stories').selectAll().execute()).toEqual([])
  expect(payments.spent.size).toBe(0)
  expect(await readdir(join(dir, 'photos')).catch(() => [])).toEqual([])
}

describe('moderation of the brief', () => {
  const fields = {
    characterName: {},
    customCharacter: { characterType: 'custom' },
    customTheme: { theme: 'custom' },
    customValue: { primaryValue: 'custom' },
    friendName: {},
    petName: { pet: 'Dog' },
    specialMessage: {},
  }
  test.each(Object.entries(fields))('rejects an unfit %s before it is used', async (field, choice) => {
    const setup = await setUp()
    const response = await setup.generateStory({ ...asha, ...choice, [field]: 'a motherfucker' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'refused', issues: [{ path: field, message: FIELD_MESSAGE }] })
    await expectNothingStored(setup)
    expect(setup.logger.lines.join('')).not.toContain('motherfucker')
  })

  test('rejects an unfit photo before it is used', async () => {
    const moderator = { ...builtIn, checkPicture: async () => ({ flagged: true, categories: ['sexual'] }) }
    const setup = await setUp({ moderator })
    const response = await setup.generateStory({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })
    expect(response.statusCode).toBe(422)
    expect(response.json().issues).toEqual([
      {
        path: 'characterPhoto',
        message:
          'We can’t use this photo in a children’s story. Please choose another one that shows the face clearly.',
      },
    ])
    await expectNothingStored(setup)
  })

  test('sends no last name and no address to the moderator', async () => {
    const moderated: string[] = []
    const moderator: Moderator = {
      ...builtIn,
      checkTexts: async texts => {
        moderated.push(...texts)
        return texts.map(() => ({ flagged: false, categories: [] }))
      },
    }
    const { generateStory } = await setUp({ moderator })
    const specialMessage = 'Write to meera@example.in or call 98765 43210, dear Asha'
    expect((await generateStory({ ...asha, characterName: 'Asha Venkataraman', specialMessage })).statusCode).toBe(201)
    expect(moderated).toContain('Asha')
    expect(moderated.join(' ')).not.toMatch(/Venkataraman|example\.in|98765/)
  })

  test('rejects with 503 if the moderator is unavailable, and spends nothing', async () => {
    const fail = () => Promise.reject(new AiError('outage', 'outage 503'))
    const setup = await setUp({ moderator: { name: 'unavailable', checkTexts: fail, checkPicture: fail } })
    const response = await setup.generateStory()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
    await expectNothingStored(setup)
  })
})

test('a photo is refused without consent; one that is left out is given with the terms, and each is kept after the photo', async () => {
  const { generateStory, db, payments, internal } = await setUp({ credits: 3 })
  const characterPhoto = await samplePhoto()
  const response = await generateStory({ ...asha, characterPhoto, photoConsent: false })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toEqual([
    { path: 'photoConsent', message: 'Please confirm that we may use this photo' },
  ])
  expect(payments.spent.size).toBe(0)

  const listConsents = () =>
    db.selectFrom('stories').select(['photo_key', 'photo_consent_at', 'photo_consent_source']).orderBy('id').execute()
  const { id } = (await generateStory({ ...asha, characterPhoto, photoConsent: true })).json().story
  await generateStory({ ...asha, photoConsent: true })
  await generateStory({ ...asha, characterPhoto })
  expect(await listConsents()).toEqual([
    { photo_key: expect.any(String), photo_consent_at: expect.any(Date), photo_consent_source: 'form' },
    { photo_key: null, photo_consent_at: null, photo_consent_source: 'form' },
    { photo_key: expect.any(String), photo_consent_at: expect.any(Date), photo_consent_source: 'terms' },
  ])
  expect((await internal('DELETE', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  expect((await internal('GET', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  expect((await listConsents())[0]).toMatchObject({ photo_key: null, photo_consent_at: expect.any(Date) })
})

test('a story that is not fit for children is not stored, and its credit is refunded', async () => {
  // The brief, in which the name stands alone, passes; the generated text does not.
  const { generateStory, payments, db, get } = await setUp({ moderator: flagWord('Kabir ') })
  const response = await generateStory()
  expect(response.statusCode).toBe(422)
  expect(response.json().message).toBe(
    'This story did not turn out the way a bedtime story should. We have returned your credit; please try again with different words.',
  )
  expect(payments.state.credits).toBe(1)
  expect(await db.selectFrom('pages').selectAll().execute()).toEqual([])
  expect((await get('/api/stories')).json()).toEqual([])
})
