import { storyErrorMessages } from '@kahani/messages/en/story-errors'
import { describe, expect, test } from 'vitest'
import { countWords } from '../src/storyteller/count-words.ts'
import { storyOf } from '../src/storyteller/draft-texts.ts'
import { INSTRUCTIONS } from '../src/storyteller/openai/instructions.ts'
import { checkSellable } from '../src/storyteller/validate-draft.ts'
import { briefOf, inputOf, type Sent, setUpOpenAi, withPage } from './storyteller-set-up.ts'

const briefIn = (call: { body: Sent } | undefined) => JSON.parse(/<brief>(.*)<\/brief>/s.exec(inputOf(call))?.[1] ?? '')

describe('what is sent', () => {
  test('is kept by nobody, carries a hash for the family, and asks for a form', async () => {
    const { server, tell } = await setUpOpenAi()
    await tell(briefOf())
    const [call] = server.calls('text')
    expect(call?.body).toMatchObject({
      model: 'gpt-6-sol',
      store: false,
      safety_identifier: 'a-hash',
      instructions: INSTRUCTIONS,
      max_output_tokens: 16_000,
      text: { format: { type: 'json_schema', name: 'story', strict: true } },
    })
    expect(call?.body).not.toHaveProperty('reasoning')
    expect(call?.body.input).toHaveLength(1)
  })

  test('names the effort of thinking where one is set', async () => {
    const { server, tell } = await setUpOpenAi({ reasoningEffort: 'low' })
    await tell(briefOf())
    expect(server.calls('text')[0]?.body.reasoning).toEqual({ effort: 'low' })
  })

  test('is the brief, and nothing else of the family', async () => {
    const { server, tell } = await setUpOpenAi()
    await tell(
      briefOf({
        friendName: 'Kabir Shah',
        pet: 'Cat',
        characterType: 'astronaut',
        theme: 'custom',
        customTheme: 'a night train to Darjeeling',
        specialMessage:
          'We love you! Papa meera.rao@example.co.in, meera@okaxis, www.rao-family.in/asha, https://x.y/z?q=1, +91 98765-43210, ९८७६५४३२१०, 080 2345 6789',
        characterPhoto: 'data:image/png;base64,AAAA',
        photoConsent: true,
        previousStories: [4711],
      }),
    )
    const [call] = server.calls('text')
    expect(briefIn(call)).toEqual({
      name: 'Asha',
      age: '4-6',
      gender: 'girl',
      character: 'astronaut',
      theme: 'a night train to Darjeeling',
      value: 'kindness',
      friend: 'Kabir',
      pet: 'Cat',
      message: expect.stringMatching(/^We love you! Papa[\s,]*$/),
      pages: 10,
      wordsAPage: [15, 25],
    })
    expect(JSON.stringify(call?.body)).not.toMatch(/Rao|Shah|meera|okaxis|www|https?:\/\/x|43210|४३२|6789|4711|base64/i)
  })

  test('names what an earlier draft missed, after the brief', async () => {
    const { server, tell } = await setUpOpenAi()
    await tell(briefOf(), ['Page 4 is empty.'])
    expect(inputOf(server.calls('text')[0])).toMatch(/<\/brief>\n\n[^<]+\n- Page 4 is empty\.$/)
  })

  test('is recorded with what it used and cost', async () => {
    const { tell, recorded } = await setUpOpenAi()
    await tell(briefOf())
    const [call, ...more] = recorded()
    expect(more).toEqual([])
    expect(call).toMatchObject({ storyId: 7, kind: 'text', pageNumber: null, model: 'gpt-6-sol', outcome: 'answered' })
    expect(call?.inputTokens).toBeGreaterThan(1_000)
    expect(call?.outputTokens).toBeGreaterThan(500)
    expect(call?.pricePaise).toBeGreaterThan(0)
  })
})

test('nobody comes into the book whom the family has not named', async () => {
  const { server, tell } = await setUpOpenAi()
  const crowd = { cast: ['friend', 'pet', 'guide'], guide: null }
  server.failNext('text', {
    kind: 'story',
    change: (story: Sent) => ({
      ...story,
      bible: { ...story.bible, friend: 'Ravi is tall.', pet: 'A brown dog.' },
      cover: { ...story.cover, ...crowd },
      pages: story.pages.with(0, { ...story.pages[0], picture: { ...story.cover, ...crowd, guide: 'owl' } }),
    }),
  })
  const draft = await tell(briefOf())
  expect(draft.bible).toMatchObject({ friend: null, pet: null })
  expect(draft.cover).toMatchObject({ cast: [], guide: null })
  expect(draft.pages[0]?.picture).toMatchObject({ cast: ['guide'], guide: 'owl' })
})

describe('a story that misses its brief', () => {
  const misses = {
    'has too few pages': { kind: 'story', change: (story: Sent) => ({ ...story, pages: story.pages.slice(2) }) },
    'has an empty page': withPage(() => ' '),
    'has a page that is too long': withPage(text => `${text} ${text} ${text}`),
    'never names the child': {
      kind: 'story',
      change: (story: Sent) => JSON.parse(JSON.stringify(story).replaceAll('Asha', 'Usha')),
    },
    'is cut off': { kind: 'cut-off' },
    'is refused': { kind: 'refusal' },
    'is no story': { kind: 'garbage' },
  } as const

  test.each(Object.entries(misses))('because it %s is asked for once more', async (_, trouble) => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failNext('text', trouble)
    const draft = await tellWhole(briefOf())
    expect(checkSellable(briefOf(), draft)).toEqual([])
    const [first, second, ...more] = server.calls('text')
    expect(more).toEqual([])
    expect(inputOf(first)).not.toContain('\n- ')
    expect(inputOf(second)).toContain('\n- ')
  })

  test('is mended where it can be', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failAlways('text', {
      kind: 'story',
      change: (story: Sent) => {
        const told = withPage(
          text =>
            `${text} The moon waits near by. The river sings softly tonight. The wind listens. All is well here. Sleep now, says the moon, and good night.`,
        ).change(story)
        return { ...told, title: '', cover: { ...told.cover, altText: '', props: ['star', 'map', 'boat', 'book'] } }
      },
    })
    const draft = await tellWhole(briefOf())
    expect(draft.title).toBe('Asha’s Story: Space')
    expect(draft.cover.altText).toMatch(/Asha/)
    expect(draft.cover.props).toHaveLength(3)
    expect(countWords(draft.pages[3]?.text ?? '')).toBeLessThanOrEqual(25)
    expect(draft.pages[3]?.text).toMatch(/[.]$/)
    expect(server.calls('text')).toHaveLength(2)
  })

  test('and can’t be mended is not delivered', async () => {
    const { server, tellWhole, logger } = await setUpOpenAi()
    server.failAlways(
      'text',
      withPage(() => ''),
    )
    await expect(tellWhole(briefOf())).rejects.toThrow('openai misses its brief in 1 ways')
    expect(logger.lines.join('')).not.toMatch(/Asha|<brief>/)
  })

  test('the second time over is told from the first draft, where that can be mended', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failNext('text', { kind: 'story', change: (story: Sent) => ({ ...story, title: '' }) })
    server.failNext('text', { kind: 'cut-off' })
    expect((await tellWhole(briefOf())).title).toBe('Asha’s Story: Space')
  })

  test.each(['refusal', 'cut-off'] as const)('and ends in a %s both times is not delivered', async kind => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failAlways('text', { kind })
    const expected =
      kind === 'refusal'
        ? { statusCode: 422, code: 'refused', message: storyErrorMessages.story }
        : { kind: 'bad-answer' }
    await expect(tellWhole(briefOf())).rejects.toMatchObject(expected)
    expect(server.calls('text')).toHaveLength(2)
  })
})

describe('a story that is not for children', () => {
  test('is asked for once more, and why', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failNext(
      'text',
      withPage(text => text.replace('.', ' flagme.')),
    )
    expect(storyOf(await tellWhole(briefOf()))).not.toContain('flagme')
    expect(inputOf(server.calls('text')[1])).toContain('- Some of it is not fit for a children’s book.')
  })

  test('is seen wherever it says so', async () => {
    const places = {
      title: (story: Sent) => ({ ...story, title: 'Asha flagme' }),
      bible: (story: Sent) => ({ ...story, bible: { ...story.bible, clothes: 'flagme' } }),
      cover: (story: Sent) => ({ ...story, cover: { ...story.cover, description: 'flagme' } }),
      last: (story: Sent) => ({
        ...story,
        pages: story.pages.with(9, { ...story.pages[9], picture: { ...story.pages[9].picture, altText: 'flagme' } }),
      }),
    }
    for (const change of Object.values(places)) {
      const { server, tellWhole } = await setUpOpenAi()
      server.failAlways('text', { kind: 'story', change })
      await expect(tellWhole(briefOf())).rejects.toMatchObject({ statusCode: 422, message: storyErrorMessages.story })
      expect(server.calls('moderation')).toHaveLength(2)
    }
  })

  test('is never delivered because nobody could look', async () => {
    const { server, tellWhole } = await setUpOpenAi()
    server.failAlways('moderation', { kind: 'garbage' })
    await expect(tellWhole(briefOf())).rejects.toMatchObject({ kind: 'bad-answer' })
    server.clearFaults()
    server.failAlways('moderation', { kind: 'status', status: 500 })
    await expect(tellWhole(briefOf())).rejects.toMatchObject({ kind: 'outage' })
  })
})
