import { describe, expect, test } from 'vitest'
import { createBrief, type StoryJson, setUpOpenAi } from './set-up-openai.ts'

const figure = {
  who: 'child',
  x: -0.2,
  distance: 'near',
  height: 0,
  size: 1,
  action: 'kneeling',
  expression: 'wonder',
  facing: 'right-front',
  looksAt: 'lantern',
  holds: null,
  on: null,
  touches: null,
}
const object = {
  what: 'lantern',
  x: 0.3,
  distance: 'near',
  height: 0,
  size: 1,
  states: ['glowing'],
  colour: 'red',
  count: 1,
}
const shot = { camera: 'from-above', side: 1, weather: 'rain', figures: [figure], objects: [object], focus: 'lantern' }

/** The shot of the first page, if the provider answers with this one. */
async function firstShot(answer: StoryJson) {
  const { server, generate } = await setUpOpenAi({ staged: true })
  server.failNext('text', {
    kind: 'story',
    change: (story: StoryJson) => ({
      ...story,
      pages: story.pages.map((page: StoryJson) => ({ ...page, picture: { ...page.picture, shot: answer } })),
    }),
  })
  const draft = await generate(createBrief())
  return { shot: draft.pages[0]?.picture.shot, cover: draft.cover.shot }
}

describe('a provider that stages its pictures', () => {
  test('is asked for shots, and told the names of the scene language', async () => {
    const { server, generate } = await setUpOpenAi({ staged: true })
    await generate(createBrief())
    const [call] = server.calls('text')
    expect(call?.body.instructions).toMatch(/Use only these names: .*moonbeam-stairs.*shot: how the picture is staged/s)
    const words: unknown[] = []
    JSON.stringify(call?.body.text.format.schema, (key, value) => {
      if (key === 'enum') words.push(...value)
      return value
    })
    expect(words.length).toBeLessThan(1_000)
  })

  test('decides camera, figures, objects and what they do', async () => {
    const staged = await firstShot(shot)
    expect(staged.shot).toMatchObject({
      camera: 'from-above',
      weather: 'rain',
      figures: [{ who: 'child', action: 'kneeling', looksAt: 'lantern' }],
      objects: [{ what: 'lantern', states: ['glowing'], colour: 'red' }],
      focus: 'lantern',
    })
    expect(staged.cover).toBeUndefined()
  })

  test('loses names that the scene language does not have, and nothing else', async () => {
    const stranger = { ...figure, who: 'a dinosaur' }
    const puzzled = { ...figure, looksAt: 'the horizon', holds: 'a sword', x: 9 }
    const staged = await firstShot({
      ...shot,
      figures: [stranger, puzzled],
      objects: [{ ...object, what: 'spaceship' }, object],
      focus: 'spaceship',
      side: 12,
    })
    expect(staged.shot).toMatchObject({
      side: 3,
      focus: 'child',
      figures: [{ who: 'child', action: 'kneeling', looksAt: 'ahead', holds: null, x: 0 }],
      objects: [{ what: 'lantern' }],
    })
  })

  test('leaves the staging to the illustrator if the child is not in its shot', async () => {
    expect((await firstShot({ ...shot, figures: [] })).shot).toBeUndefined()
  })
})
