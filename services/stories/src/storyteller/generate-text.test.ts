import { AiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Verdict } from '@kahani/ai/moderator/moderator'
import { withRetry } from '@kahani/ai/retry'
import { storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from './built-in-storyteller.ts'
import { createGenerateText } from './generate-text.ts'
import type { GenerateOptions } from './storyteller.ts'

const brief = storyBriefSchema.parse({ characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' })
const options = { storyId: 7, safetyId: 'a-hash', seed: 1, signal: new AbortController().signal }
const valid = await createBuiltInStoryteller().generate(brief, { ...options, issues: [] })
const untitled = { ...valid, title: '' }
const short = { ...valid, pages: valid.pages.slice(1) }
const ghostly = { ...valid, title: 'Asha and the ghost' }

const accepted: Verdict = { flagged: false, categories: [] }
const flagged: Verdict = { flagged: true, categories: ['violence'] }

/** A storyteller that returns `results` in order, and a moderator that flags texts with the word `flaggedWord`. */
function setUp(results: (StoryDraft | AiError)[], flaggedWord = 'ghost') {
  const logger = createTestLogger(createLogger)
  const calls: GenerateOptions[] = []
  const moderated: (readonly string[])[] = []
  const generateText = createGenerateText({
    logger,
    withRetry,
    storyteller: {
      name: 'scripted',
      async generate(_, given) {
        const result = results[calls.length]
        calls.push(given)
        if (result === undefined || result instanceof Error) throw result
        return result
      },
    },
    moderator: {
      name: 'scripted',
      async checkTexts(texts) {
        moderated.push(texts)
        return texts.map(text => (text.includes(flaggedWord) ? flagged : accepted))
      },
      checkPicture: async () => accepted,
    },
  })
  return { generate: () => generateText(brief, options), calls, moderated, logger }
}

describe('generateText', () => {
  test('returns a valid draft unchanged after moderating all of it once', async () => {
    const { generate, calls, moderated } = setUp([valid])
    expect(await generate()).toBe(valid)
    expect(calls).toEqual([{ ...options, issues: [] }])
    expect(moderated).toHaveLength(1)
    const text = moderated[0]?.join('\n')
    for (const { text: pageText, picture } of valid.pages) {
      for (const part of [pageText, picture.description, picture.altText]) expect(text).toContain(part)
    }
    for (const part of [valid.title, valid.bible.child, valid.cover.description]) expect(text).toContain(part)
  })

  test('passes the issues of an invalid draft to a second attempt', async () => {
    const { generate, calls } = setUp([short, valid])
    expect(await generate()).toBe(valid)
    expect(calls.map(call => call.issues)).toEqual([[], ['The story has 9 pages and needs 10.']])
  })

  test('repairs the second draft instead of making a third attempt', async () => {
    const { generate, calls } = setUp([short, untitled])
    expect(await generate()).toMatchObject({ ...valid, title: 'Asha’s Story: Space' })
    expect(calls).toHaveLength(2)
  })

  test('repairs the first draft if the second is worse', async () => {
    const errors = (['bad-answer', 'refused', 'bad-request'] as const).map(kind => new AiError(kind, 'no'))
    for (const second of [short, ghostly, ...errors]) {
      expect(await setUp([untitled, second]).generate()).toMatchObject({ title: 'Asha’s Story: Space' })
    }
  })

  test('fails with the broken rules if neither draft can be published', async () => {
    await expect(setUp([short, short]).generate()).rejects.toThrow('Invalid draft from scripted: page-count')
  })

  test('rejects with 422 if moderation flags both drafts', async () => {
    const { generate, calls } = setUp([ghostly, ghostly])
    await expect(generate()).rejects.toMatchObject({ statusCode: 422, code: 'refused' })
    expect(calls[1]?.issues).toEqual(['Some of it is not fit for a children’s book.'])
    expect(await setUp([ghostly, valid]).generate()).toBe(valid)
    await expect(setUp([ghostly, short]).generate()).rejects.toThrow('Invalid draft')
  })

  test('gives the storyteller a sanitized brief', async () => {
    const generateText = createGenerateText({
      storyteller: createBuiltInStoryteller(),
      moderator: createBuiltInModerator(),
      logger: createTestLogger(createLogger),
      withRetry,
    })
    const specialMessage = 'Be {brave}, says papa@example.com.'
    const { pages } = await generateText({ ...brief, specialMessage }, options)
    expect(pages[8]?.text).toContain('“Be brave, says.”')
  })

  test('throws permanent errors without a second attempt', async () => {
    const error = new AiError('bad-request', 'no such model')
    const { generate, calls } = setUp([error, valid])
    await expect(generate()).rejects.toBe(error)
    expect(calls).toHaveLength(1)
  })

  test('logs the rules that invalid drafts break, each once, without any of their text', async () => {
    const wordy = { ...short, title: '', pages: short.pages.map(page => ({ ...page, text: 'Asha '.repeat(400) })) }
    const { generate, logger } = setUp([wordy, new AiError('bad-answer', 'cut off')])
    await expect(generate()).rejects.toMatchObject({ kind: 'bad-answer' })
    const lines = logger.lines.map(line => JSON.parse(line))
    expect(lines).toMatchObject([
      { storyId: 7, retry: false, rules: ['title-empty', 'page-count', 'page-length'], unfit: false },
      { storyId: 7, retry: true, rules: ['unreadable'], unfit: false, error: 'bad-answer' },
    ])
    expect(logger.lines.join()).not.toMatch(/Asha|pages|words/)
  })
})
