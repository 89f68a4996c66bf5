import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { expect, test } from 'vitest'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import { asha, setUp } from './set-up.ts'

const KEY = 'request-0001'
const PATH = `/api/stories/progress?key=${KEY}`

/** A step that begins when it is called, and ends when it is released. */
function createGate() {
  const gate = Promise.withResolvers<void>()
  return { open: gate.resolve, pass: () => gate.promise }
}

test('GET /api/stories/progress shows the owner each step of a story that is being generated', async () => {
  const gates = { brief: createGate(), text: createGate(), review: createGate() }
  const storyteller = createBuiltInStoryteller()
  const moderator = createBuiltInModerator()
  const { get, generateStory } = await setUp({
    storyteller: {
      ...storyteller,
      generate: async (brief, options) => {
        await gates.text.pass()
        return storyteller.generate(brief, options)
      },
    },
    moderator: {
      ...moderator,
      checkTexts: async (texts, options) => {
        await (options.storyId === null ? gates.brief : gates.review).pass()
        return moderator.checkTexts(texts, options)
      },
    },
  })
  const progress = async (userId = 1) => (await get(PATH, userId)).json()
  expect((await get(PATH)).statusCode).toBe(404)
  const generated = generateStory(asha, { key: KEY })
  const unfinished = { storyId: null, finishBy: null }
  await expect.poll(() => progress()).toEqual({ step: 'checking', ...unfinished })
  gates.brief.open()
  await expect.poll(() => progress()).toEqual({ step: 'writing', ...unfinished })
  expect(await progress(2)).toMatchObject({ code: 'not_found' })
  gates.text.open()
  await expect.poll(() => progress()).toEqual({ step: 'reviewing', ...unfinished })
  gates.review.open()
  const { id } = (await generated).json().story
  expect(await progress()).toEqual({ step: 'illustrating', storyId: id, finishBy: null })
})

test('GET /api/stories/progress shows when a delayed story is finished, and is limited', async () => {
  const { db, get, generateStory } = await setUp()
  await generateStory(asha, { key: KEY })
  await db.updateTable('stories').set({ state: 'writing', outages: 1 }).execute()
  expect((await get(PATH)).json()).toMatchObject({ step: 'reviewing', storyId: null, finishBy: expect.any(String) })
  expect((await get('/api/stories/progress?key=short')).statusCode).toBe(400)
  const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await get(PATH)).statusCode))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await get(PATH, 2)).statusCode).toBe(404)
})
