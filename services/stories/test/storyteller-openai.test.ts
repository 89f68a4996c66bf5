import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { storyText } from '@kahani/storyteller/draft-texts'
import { findBlockingIssues } from '@kahani/storyteller/validate-draft'
import { countWords } from '@kahani/wishes/count-words'
import { describe, expect, test } from 'vitest'
import { INSTRUCTIONS } from '../src/storyteller/openai/instructions.ts'
import { REWRITE_INSTRUCTIONS } from '../src/storyteller/openai/rewrite-instructions.ts'
import { createBrief, inputOf, rewriteOptions, type StoryJson, setUpOpenAi, withPage } from './set-up-openai.ts'

const parseBrief = (call: { body: StoryJson } | undefined) =>
  JSON.parse(/<brief>(.*)<\/brief>/s.exec(inputOf(call))?.[1] ?? '')

describe('the request', () => {
  test('is not stored, identifies the family by a hash and asks for structured output', async () => {
    const { server, generate } = await setUpOpenAi()
    await generate(createBrief())
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

  test('includes the reasoning effort if it is set', async () => {
    const { server, generate } = await setUpOpenAi({ reasoningEffort: 'low' })
    await generate(createBrief())
    expect(server.calls('text')[0]?.body.reasoning).toEqual({ effort: 'low' })
  })

  test('contains the brief and nothing else about the family', async () => {
    const { server, generate } = await setUpOpenAi()
    await generate(
      createBrief({
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
    expect(parseBrief(call)).toEqual({
      name: 'Asha',
      age: '4-6',
      gender: 'girl',
      character: 'astronaut',
      theme: 'a night train to Darjeeling',
      value: 'kindness',
      friend: 'Kabir',
      pet: 'Cat',
      people: [],
      message: expect.stringMatching(/^We love you! Papa[\s,]*$/),
      pages: 10,
      wordsAPage: [15, 25],
    })
    expect(JSON.stringify(call?.body)).not.toMatch(/Rao|Shah|meera|okaxis|www|https?:\/\/x|43210|४३२|6789|4711|base64/i)
  })

  test('lists the issues of an earlier draft after the brief', async () => {
    const { server, generate } = await setUpOpenAi()
    await generate(createBrief(), ['Page 4 is empty.'])
    expect(inputOf(server.calls('text')[0])).toMatch(/<\/brief>\n\n[^<]+\n- Page 4 is empty\.$/)
  })

  test('is recorded with its usage and cost', async () => {
    const { generate, recordedCalls } = await setUpOpenAi()
    await generate(createBrief())
    const [call, ...more] = recordedCalls()
    expect(more).toEqual([])
    expect(call).toMatchObject({ storyId: 7, kind: 'text', pageNumber: null, model: 'gpt-6-sol', outcome: 'answered' })
    expect(call?.inputTokens).toBeGreaterThan(1_000)
    expect(call?.outputTokens).toBeGreaterThan(500)
    expect(call?.pricePaise).toBeGreaterThan(0)
  })
})

test('characters that the brief does not have are removed', async () => {
  const { server, generate } = await setUpOpenAi()
  const extraCast = { cast: ['friend', 'pet', 'guide'], guide: null }
  server.failNext('text', {
    kind: 'story',
    change: (story: StoryJson) => ({
      ...story,
      bible: { ...story.bible, friend: 'Ravi is tall.', pet: 'A brown dog.' },
      cover: { ...story.cover, ...extraCast },
      pages: story.pages.with(0, { ...story.pages[0], picture: { ...story.cover, ...extraCast, guide: 'owl' } }),
    }),
  })
  const draft = await generate(createBrief())
  expect(draft.bible).toMatchObject({ friend: null, pet: null })
  expect(draft.cover).toMatchObject({ cast: [], guide: null })
  expect(draft.pages[0]?.picture).toMatchObject({ cast: ['guide'], guide: 'owl' })
})

describe('an invalid story', () => {
  const faults = {
    'has too few pages': { kind: 'story', change: (story: StoryJson) => ({ ...story, pages: story.pages.slice(2) }) },
    'has an empty page': withPage(() => ' '),
    'has a page that is too long': withPage(text => `${text} ${text} ${text}`),
    'never names the child': {
      kind: 'story',
      change: (story: StoryJson) => JSON.parse(JSON.stringify(story).replaceAll('Asha', 'Usha')),
    },
    'is cut off': { kind: 'cut-off' },
    'is refused': { kind: 'refusal' },
    'is no story': { kind: 'garbage' },
  } as const

  test.each(Object.entries(faults))('that %s is generated once more', async (_, fault) => {
    const { server, generateText } = await setUpOpenAi()
    server.failNext('text', fault)
    const draft = await generateText(createBrief())
    expect(findBlockingIssues(createBrief(), draft)).toEqual([])
    const [first, second, ...more] = server.calls('text')
    expect(more).toEqual([])
    expect(inputOf(first)).not.toContain('\n- ')
    expect(inputOf(second)).toContain('\n- ')
  })

  test('is repaired if possible', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failAlways('text', {
      kind: 'story',
      change: (story: StoryJson) => {
        const changed = withPage(
          text =>
            `${text} The moon waits near by. The river sings softly tonight. The wind listens. All is well here. Sleep now, says the moon, and good night.`,
        ).change(story)
        return {
          ...changed,
          title: '',
          cover: { ...changed.cover, altText: '', props: ['star', 'map', 'boat', 'book'] },
        }
      },
    })
    const draft = await generateText(createBrief())
    expect(draft.title).toBe('Asha’s Story: Space')
    expect(draft.cover.altText).toMatch(/Asha/)
    expect(draft.cover.props).toHaveLength(3)
    expect(countWords(draft.pages[3]?.text ?? '')).toBeLessThanOrEqual(25)
    expect(draft.pages[3]?.text).toMatch(/[.]$/)
    expect(server.calls('text')).toHaveLength(2)
  })

  test('that can’t be repaired is not published', async () => {
    const { server, generateText, logger } = await setUpOpenAi()
    server.failAlways(
      'text',
      withPage(() => ''),
    )
    await expect(generateText(createBrief())).rejects.toThrow('Invalid draft from openai: page-empty')
    expect(logger.lines.join('')).not.toMatch(/Asha|<brief>/)
  })

  test('falls back to the repaired first draft if the second one is worse', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failNext('text', { kind: 'story', change: (story: StoryJson) => ({ ...story, title: '' }) })
    server.failNext('text', { kind: 'cut-off' })
    expect((await generateText(createBrief())).title).toBe('Asha’s Story: Space')
  })

  test.each(['refusal', 'cut-off'] as const)('that is a %s both times fails', async kind => {
    const { server, generateText } = await setUpOpenAi()
    server.failAlways('text', { kind })
    const expected =
      kind === 'refusal'
        ? { statusCode: 422, code: 'refused', message: storyErrorMessages.story }
        : { kind: 'bad-answer' }
    await expect(generateText(createBrief())).rejects.toMatchObject(expected)
    expect(server.calls('text')).toHaveLength(2)
  })
})

describe('a story that is not fit for children', () => {
  test('is generated once more with the reason', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failNext(
      'text',
      withPage(text => text.replace('.', ' flagme.')),
    )
    expect(storyText(await generateText(createBrief()))).not.toContain('flagme')
    expect(inputOf(server.calls('text')[1])).toContain('- Some of it is not fit for a children’s book.')
  })

  test('is detected in every part of it', async () => {
    const places = {
      title: (story: StoryJson) => ({ ...story, title: 'Asha flagme' }),
      bible: (story: StoryJson) => ({ ...story, bible: { ...story.bible, clothes: 'flagme' } }),
      cover: (story: StoryJson) => ({ ...story, cover: { ...story.cover, description: 'flagme' } }),
      last: (story: StoryJson) => ({
        ...story,
        pages: story.pages.with(9, { ...story.pages[9], picture: { ...story.pages[9].picture, altText: 'flagme' } }),
      }),
    }
    for (const change of Object.values(places)) {
      const { server, generateText } = await setUpOpenAi()
      server.failAlways('text', { kind: 'story', change })
      await expect(generateText(createBrief())).rejects.toMatchObject({
        statusCode: 422,
        message: storyErrorMessages.story,
      })
      expect(server.calls('moderation')).toHaveLength(2)
    }
  })

  test('is never published if moderation is unavailable', async () => {
    const { server, generateText } = await setUpOpenAi()
    server.failAlways('moderation', { kind: 'garbage' })
    await expect(generateText(createBrief())).rejects.toMatchObject({ kind: 'bad-answer' })
    server.clearFaults()
    server.failAlways('moderation', { kind: 'status', status: 500 })
    await expect(generateText(createBrief())).rejects.toMatchObject({ kind: 'outage' })
  })
})

describe('a rewrite', () => {
  const brief = createBrief({ friendName: 'Kabir Shah', specialMessage: 'Be brave. papa@example.com' })

  test('is a call with the brief, all pages and the picture, which is recorded for its page', async () => {
    const { server, generate, storyteller, recordedCalls } = await setUpOpenAi({ reasoningEffort: 'low' })
    const draft = await generate(brief)
    const rewrite = rewriteOptions(draft, 4, { kind: 'own', wish: 'Let it rain, call +91 98765 43210.' })
    const text = await storyteller.rewritePage(brief, { ...rewrite, earlier: ['Asha waits.'], issues: ['It is long.'] })
    const call = server.calls('text').at(-1)
    expect(call?.body).toMatchObject({
      ...{ store: false, safety_identifier: 'a-hash', max_output_tokens: 4_000, reasoning: { effort: 'low' } },
      instructions: INSTRUCTIONS + REWRITE_INSTRUCTIONS,
      text: { format: { type: 'json_schema', name: 'page', strict: true } },
    })
    expect(parseBrief(call)).toMatchObject({ name: 'Asha', friend: 'Kabir', wordsAPage: [15, 25] })
    expect(JSON.parse(/<rewrite>(.*)<\/rewrite>/s.exec(inputOf(call))?.[1] ?? '')).toEqual({
      pages: draft.pages.map(page => page.text),
      page: 4,
      picture: {
        description: draft.pages[3]?.picture.description,
        shows: draft.pages[3]?.picture.altText,
        timeOfDay: 'night',
      },
      kind: 'own',
      wish: 'Let it rain, call.',
      earlier: ['Asha waits.'],
    })
    expect(inputOf(call)).toMatch(/\n- It is long\.$/)
    expect(inputOf(call)).not.toMatch(/Shah|Rao|papa@|43210/)
    expect(text).toContain('Asha')
    expect(recordedCalls()[1]).toMatchObject({ kind: 'text', storyId: 7, pageNumber: 4, outcome: 'answered' })
    expect(recordedCalls()[1]?.pricePaise).toBeGreaterThan(0)
  })

  test.each([
    ['too short', { text: 'Asha sleeps.' }],
    ['too long', { text: 'Asha sleeps and sleeps. '.repeat(20) }],
    ['no page', { title: 'A title' }],
  ])('that is %s is written once more', async (_, page) => {
    const { server, generate, rewritePage } = await setUpOpenAi()
    const draft = await generate(brief)
    server.failNext('text', { kind: 'story', change: () => page })
    const text = await rewritePage(brief, rewriteOptions(draft, 4, { kind: 'funnier' }))
    expect(countWords(text)).toBeGreaterThanOrEqual(15)
    expect(countWords(text)).toBeLessThanOrEqual(25)
    expect(inputOf(server.calls('text').at(-1))).toContain('\n- ')
  })

  test('that moderation flags is written once more', async () => {
    const { server, generate, rewritePage } = await setUpOpenAi()
    const draft = await generate(brief)
    server.failNext('moderation', { kind: 'flagged' })
    await rewritePage(brief, rewriteOptions(draft, 4, { kind: 'funnier' }))
    expect(server.calls('text')).toHaveLength(3)
    server.failAlways('moderation', { kind: 'flagged' })
    const rewrite = rewritePage(brief, rewriteOptions(draft, 4, { kind: 'funnier' }))
    await expect(rewrite).rejects.toMatchObject({ statusCode: 422, code: 'page_refused' })
  })
})
