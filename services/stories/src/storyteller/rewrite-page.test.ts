import { AiError } from '@kahani/ai/ai-error'
import type { Verdict } from '@kahani/ai/moderator/moderator'
import { createRetry } from '@kahani/ai/retry'
import { storyBriefSchema } from '@kahani/contracts/brief'
import { REWRITE_KINDS, type RewriteRequest } from '@kahani/contracts/rewrites'
import { createLogger } from '@kahani/service-kit/logger'
import { picture } from '@kahani/testing/drafts'
import { createTestLogger } from '@kahani/testing/logger'
import { describe, expect, test } from 'vitest'
import { refused } from '../errors.ts'
import { createRewritePage } from './rewrite-page.ts'
import { NoOtherWordingError, type RewriteOptions } from './storyteller.ts'

const brief = storyBriefSchema.parse({
  ...{ characterName: 'Asha Rao', characterAge: '2-3', characterGender: 'girl' },
  specialMessage: 'Please be very gentle.',
})
const current = 'Up, up, up goes Asha today. Hello, moon!'
const valid = 'Asha goes up and up.'
const accepted: Verdict = { flagged: false, categories: [] }

/** A storyteller that returns `results` in order, and a moderator that flags texts with “ghost”. */
function setUp(results: (string | Error)[], kinds = REWRITE_KINDS.slice()) {
  const logger = createTestLogger(createLogger)
  const calls: RewriteOptions[] = []
  const moderated: string[] = []
  const wishes: unknown[][] = []
  const rewritePage = createRewritePage({
    logger,
    withRetry: createRetry({ firstDelayMs: 1 }),
    storyteller: {
      name: 'scripted',
      rewriteKinds: kinds,
      async rewritePage(_, options) {
        const result = results[Math.min(calls.length, results.length - 1)]
        calls.push(options)
        if (result === undefined || result instanceof Error) throw result
        return result
      },
    },
    moderator: {
      async checkTexts(texts) {
        moderated.push(...texts)
        return texts.map(text => ({ ...accepted, flagged: text.includes('ghost') }))
      },
    },
    moderation: {
      async moderateTexts(...wish) {
        wishes.push(wish)
        if (wish[1].wish?.includes('ghost'))
          throw refused('Please change this.', [{ path: 'wish', message: 'Please change this.' }])
      },
    },
  })
  const rewrite = (request: RewriteRequest = { kind: 'calmer' }, changes: Partial<RewriteOptions> = {}) =>
    rewritePage(brief, {
      ...{ userId: 5, storyId: 7, safetyId: 'a-hash', seed: 1, told: null, request, picture, earlier: ['Asha sits.'] },
      ...{ pageNumber: 2, pages: ['Asha wakes up.', current], signal: new AbortController().signal },
      ...changes,
    })
  return { rewrite, calls, moderated, wishes, logger }
}

describe('rewritePage', () => {
  test('returns a valid text after moderating it, on one line', async () => {
    const { rewrite, calls, moderated } = setUp([' Asha goes up\nand up. '])
    expect(await rewrite()).toBe(valid)
    expect(calls).toMatchObject([{ pageNumber: 2, request: { kind: 'calmer' }, issues: [], earlier: ['Asha sits.'] }])
    expect(moderated).toEqual([valid])
  })

  test.each([
    ['page-length', 'Up goes Asha.'],
    ['page-length', 'Up and up and up and up and up and up goes Asha.'],
    ['plain-text', 'Asha looks at www.moon.com today and waves.'],
    ['not-new', 'Up, up, up goes Asha today — hello, moon.'],
    ['not-new', 'asha sits'],
    ['wish-printed', '“Please be very gentle,” says Asha.'],
    ['unfit', 'Asha sees a ghost up there.'],
  ])('writes a text with the issue %s once more, with the issue: %s', async (rule, invalid) => {
    const { rewrite, calls, logger } = setUp([invalid, valid])
    expect(await rewrite()).toBe(valid)
    expect(calls[1]?.issues.length).toBeGreaterThan(0)
    expect(JSON.parse(logger.lines[0] ?? '').rules).toContain(rule)
    expect(logger.lines.join()).not.toContain('Asha')
  })

  test('does not repeat a rejected text', async () => {
    const { rewrite, calls } = setUp(['Up goes Asha.', valid])
    await rewrite()
    expect(calls[1]?.earlier).toEqual(['Asha sits.', 'Up goes Asha.'])
  })

  test('makes a second attempt after a refusal or an unreadable answer', async () => {
    for (const kind of ['refused', 'bad-answer'] as const) {
      expect(await setUp([new AiError(kind, 'no'), valid]).rewrite()).toBe(valid)
    }
  })

  test('asks once more for a text that is shorter', async () => {
    const { rewrite, calls } = setUp(['Up, up, up goes little Asha, all day.', valid])
    expect(await rewrite({ kind: 'shorter' })).toBe(valid)
    expect(calls[1]?.issues).toEqual(['It is not shorter than the page before.'])
  })

  test('accepts a text that is a little too long if the second one is no better', async () => {
    const long = 'Up and up and up and up and up goes Asha.'
    expect(await setUp([long, 'Asha sees a ghost up there.']).rewrite()).toBe(long)
  })

  test('fails after two attempts: 422 if one was unfit, else 500', async () => {
    const failures = [
      [['Asha sees a ghost up there.', 'Up.'], { statusCode: 422, code: 'page_refused' }],
      [[current], { statusCode: 500, code: 'rewrite_failed' }],
      [[new AiError('refused', 'no')], { statusCode: 422, code: 'page_refused' }],
      [[new AiError('bad-answer', 'no')], { statusCode: 500, code: 'rewrite_failed' }],
    ] as const
    for (const [results, error] of failures) {
      const { rewrite, calls } = setUp([...results])
      await expect(rewrite()).rejects.toMatchObject(error)
      expect(calls).toHaveLength(2)
    }
  })

  test('says that a provider is unavailable, and throws permanent errors', async () => {
    const outage = setUp([new AiError('outage', 'down')])
    await expect(outage.rewrite()).rejects.toMatchObject({ statusCode: 503, code: 'unavailable' })
    const error = new AiError('bad-request', 'no such model')
    await expect(setUp([error]).rewrite()).rejects.toBe(error)
  })

  test('answers 409 without another wording', async () => {
    const { rewrite } = setUp([new NoOtherWordingError('none')])
    await expect(rewrite()).rejects.toMatchObject({ statusCode: 409, code: 'no_other_wording' })
  })

  test('calls nobody for a kind that the storyteller can’t do, or for a page that can’t get shorter', async () => {
    const { rewrite, calls, wishes } = setUp([valid], ['shorter'])
    await expect(rewrite({ kind: 'own', wish: 'Rain!' })).rejects.toMatchObject({ code: 'rewrite_kind_unavailable' })
    const shortest = { pages: ['', 'Up, up, up goes Asha.'] }
    await expect(rewrite({ kind: 'shorter' }, shortest)).rejects.toMatchObject({ code: 'no_other_wording' })
    expect([calls, wishes]).toEqual([[], []])
  })

  test('moderates a wish before anything else, and sends it without addresses', async () => {
    const { rewrite, calls, wishes } = setUp([valid])
    await rewrite({ kind: 'own', wish: 'Let it rain, papa@example.com' })
    expect(wishes).toEqual([[5, { wish: 'Let it rain, papa@example.com' }, { wish: 'Let it rain,' }]])
    expect(calls[0]?.request).toEqual({ kind: 'own', wish: 'Let it rain,' })

    const refusedWish = rewrite({ kind: 'own', wish: 'a ghost' })
    await expect(refusedWish).rejects.toMatchObject({ statusCode: 422, issues: [{ path: 'wish' }] })
    const emptyWish = rewrite({ kind: 'own', wish: 'papa@example.com' })
    await expect(emptyWish).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'wish' }] })
    expect(calls).toHaveLength(1)
  })
})
