import { AiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Verdict } from '@kahani/ai/moderator/moderator'
import { storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { describe, expect, test } from 'vitest'
import { createBuiltInStoryteller } from './built-in/built-in-storyteller.ts'
import { createGenerateText } from './generate-text.ts'
import type { TellOptions } from './storyteller.ts'

const brief = storyBriefSchema.parse({ characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' })
const options = { storyId: 7, safetyId: 'a-hash', seed: 1, signal: new AbortController().signal }
const whole = await createBuiltInStoryteller().tell(brief, { ...options, misses: [] })
const untitled = { ...whole, title: '' }
const short = { ...whole, pages: whole.pages.slice(1) }

const ghostly = { ...whole, title: 'Asha and the ghost' }

const fine: Verdict = { flagged: false, categories: [] }
const flagged: Verdict = { flagged: true, categories: ['violence'] }

/** A telling whose storyteller says these one after the other, and whose moderator flags what holds one of these words. */
function setUp(answers: (StoryDraft | AiError)[], unfit = 'ghost') {
  const logger = createTestLogger(createLogger)
  const asked: TellOptions[] = []
  const looked: (readonly string[])[] = []
  const tell = createGenerateText({
    logger,
    storyteller: {
      name: 'scripted',
      async tell(_, given) {
        const answer = answers[asked.length]
        asked.push(given)
        if (answer === undefined || answer instanceof Error) throw answer
        return answer
      },
    },
    moderator: {
      name: 'scripted',
      async checkTexts(texts) {
        looked.push(texts)
        return texts.map(text => (text.includes(unfit) ? flagged : fine))
      },
      checkPicture: async () => fine,
    },
  })
  return { tell: () => tell(brief, options), asked, looked, logger }
}

describe('telling', () => {
  test('delivers a whole story as it is, after one look at all of it', async () => {
    const { tell, asked, looked } = setUp([whole])
    expect(await tell()).toBe(whole)
    expect(asked).toEqual([{ ...options, misses: [] }])
    expect(looked).toHaveLength(1)
    const seen = looked[0]?.join('\n')
    for (const { text, picture } of whole.pages) {
      for (const each of [text, picture.description, picture.altText]) expect(seen).toContain(each)
    }
    for (const each of [whole.title, whole.bible.child, whole.cover.description]) expect(seen).toContain(each)
  })

  test('asks once more with what was missed', async () => {
    const { tell, asked } = setUp([short, whole])
    expect(await tell()).toBe(whole)
    expect(asked.map(each => each.misses)).toEqual([[], ['The story has 9 pages and needs 10.']])
  })

  test('asks no third time, and mends', async () => {
    const { tell, asked } = setUp([short, untitled])
    expect(await tell()).toMatchObject({ ...whole, title: 'Asha’s Story: Space' })
    expect(asked).toHaveLength(2)
  })

  test('takes the first draft where the second is worse', async () => {
    const problems = (['bad-answer', 'refused', 'bad-request'] as const).map(kind => new AiError(kind, 'no'))
    for (const second of [short, ghostly, ...problems]) {
      expect(await setUp([untitled, second]).tell()).toMatchObject({ title: 'Asha’s Story: Space' })
    }
  })

  test('gives up with the number of misses', async () => {
    await expect(setUp([short, short]).tell()).rejects.toThrow('scripted misses its brief in 1 ways')
  })

  test('delivers nothing that is unfit, and says so kindly', async () => {
    const { tell, asked } = setUp([ghostly, ghostly])
    await expect(tell()).rejects.toMatchObject({ statusCode: 422, code: 'refused' })
    expect(asked[1]?.misses).toEqual(['Some of it is not fit for a children’s book.'])
    expect(await setUp([ghostly, whole]).tell()).toBe(whole)
    await expect(setUp([ghostly, short]).tell()).rejects.toThrow('misses its brief')
  })

  test('gives every storyteller plain words, so that it can say them as they are', async () => {
    const tell = createGenerateText({
      storyteller: createBuiltInStoryteller(),
      moderator: createBuiltInModerator(),
      logger: createTestLogger(createLogger),
    })
    const { pages } = await tell({ ...brief, specialMessage: 'Be {brave}, says papa@example.com.' }, options)
    expect(pages[8]?.text).toContain('“Be brave, says.”')
  })

  test('throws on at once what asking again can’t help', async () => {
    const problem = new AiError('bad-request', 'no such model')
    const { tell, asked } = setUp([problem, whole])
    await expect(tell()).rejects.toBe(problem)
    expect(asked).toHaveLength(1)
  })

  test('logs that a story was not right, and nothing of what it says', async () => {
    const { tell, logger } = setUp([short, new AiError('bad-answer', 'cut off')])
    await expect(tell()).rejects.toMatchObject({ kind: 'bad-answer' })
    const lines = logger.lines.map(line => JSON.parse(line))
    expect(lines).toMatchObject([
      { storyId: 7, again: false, misses: 1, unfit: false },
      { storyId: 7, again: true, misses: 1, unfit: false, problem: 'bad-answer' },
    ])
    expect(logger.lines.join()).not.toMatch(/Asha|pages/)
  })
})
