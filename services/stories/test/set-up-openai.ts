import { createMeter } from '@kahani/ai/meter'
import { createOpenAiModerator } from '@kahani/ai/moderator/openai-moderator'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import { createRetry } from '@kahani/ai/retry'
import type { AiCall } from '@kahani/contracts/ai-calls'
import { type StoryBrief, type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import type { RewriteRequest } from '@kahani/contracts/rewrites'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { onTestFinished } from 'vitest'
import { createGenerateText } from '../src/storyteller/generate-text.ts'
import { createOpenAiStoryteller, type OpenAiStorytellerDeps } from '../src/storyteller/openai/openai-storyteller.ts'
import { createRewritePage } from '../src/storyteller/rewrite-page.ts'
import type { RewriteOptions } from '../src/storyteller/storyteller.ts'

export const createBrief = (input: Partial<StoryBriefInput> = {}): StoryBrief =>
  storyBriefSchema.parse({ characterName: 'Asha Rao', characterAge: '4-6', characterGender: 'girl', ...input })

export const options = (signal = new AbortController().signal) => ({
  storyId: 7,
  safetyId: 'a-hash',
  seed: 1,
  signal,
})

/** Options to rewrite a page of a story. */
export const rewriteOptions = (
  { pages, told }: StoryDraft,
  pageNumber: number,
  request: RewriteRequest,
): RewriteOptions => ({
  ...options(),
  ...{ pageNumber, request, told: told ?? null, earlier: [], issues: [] },
  pages: pages.map(({ text }) => text),
  picture: (pages[pageNumber - 1] as StoryDraft['pages'][number]).picture,
})

/** The OpenAI storyteller with a fake server, and everything that it records and logs. */
export async function setUpOpenAi(
  overrides: Partial<OpenAiStorytellerDeps> = {},
  cleanUp: (work: () => Promise<void>) => void = onTestFinished,
) {
  const server = await startOpenAiServer()
  cleanUp(() => server.stop())
  const logger = createTestLogger(createLogger)
  const calls = new Map<string, AiCall>()
  const meter = createMeter({
    record: async (id, call) => void calls.set(id, call),
    prices: withKnownPrices({}),
    logger,
  })
  const client = createOpenAiClient({ apiKey: 'sk-test', baseUrl: server.url })
  const storyteller = createOpenAiStoryteller({ client, meter, model: 'gpt-6-sol', ...overrides })
  const moderator = createOpenAiModerator({ client, meter, model: 'omni-moderation-latest' })
  const withRetry = createRetry({ firstDelayMs: 10 })
  const generateText = createGenerateText({ storyteller, moderator, logger, withRetry })
  const rewritePage = createRewritePage({
    ...{ storyteller, moderator, logger, withRetry },
    moderation: { moderateTexts: async () => {} },
  })
  return {
    server,
    logger,
    storyteller,
    /** The records of text calls, in order. */
    recordedCalls: () => [...calls.values()].filter(call => call.kind === 'text'),
    generate: (brief: StoryBrief, issues: readonly string[] = []) =>
      storyteller.generate(brief, { ...options(), issues }),
    /** Rewrites, validates and moderates a page. */
    rewritePage: (brief: StoryBrief, rewrite: RewriteOptions) => rewritePage(brief, { ...rewrite, userId: 5 }),
    /** Generates, validates, moderates and repairs. */
    generateText: (brief: StoryBrief, signal?: AbortSignal) => generateText(brief, options(signal)),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON that the model returns
export type StoryJson = any
/** A fault that changes the text of one page. */
export const withPage = (change: (text: string) => string, page = 3) => ({
  kind: 'story' as const,
  change: (story: StoryJson) => ({
    ...story,
    pages: story.pages.map((each: StoryJson, index: number) =>
      index === page ? { ...each, text: change(each.text) } : each,
    ),
  }),
})
/** The user message of a call. */
export const inputOf = (call: { body: StoryJson } | undefined): string => call?.body.input[0].content
