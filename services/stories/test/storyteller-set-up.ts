import { createMeter } from '@kahani/ai/meter'
import { createOpenAiModerator } from '@kahani/ai/moderator/openai-moderator'
import { createOpenAiClient } from '@kahani/ai/openai-client'
import { withKnownPrices } from '@kahani/ai/prices'
import type { AiCall } from '@kahani/contracts/ai-calls'
import { type StoryBrief, type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { onTestFinished } from 'vitest'
import { createGenerateText } from '../src/storyteller/generate-text.ts'
import { createOpenAiStoryteller, type OpenAiStorytellerParts } from '../src/storyteller/openai/openai-storyteller.ts'

export const briefOf = (input: Partial<StoryBriefInput> = {}): StoryBrief =>
  storyBriefSchema.parse({ characterName: 'Asha Rao', characterAge: '4-6', characterGender: 'girl', ...input })

export const options = (signal = new AbortController().signal) => ({
  storyId: 7,
  safetyId: 'a-hash',
  seed: 1,
  signal,
})

/** The storyteller that asks OpenAI, with a server that stands in for it, and everything that was recorded and logged. */
export async function setUpOpenAi(parts: Partial<OpenAiStorytellerParts> = {}) {
  const server = await startOpenAiServer()
  onTestFinished(() => server.stop())
  const logger = createTestLogger(createLogger)
  const calls = new Map<string, AiCall>()
  const meter = createMeter({
    record: async (id, call) => void calls.set(id, call),
    prices: withKnownPrices({}),
    logger,
  })
  const client = createOpenAiClient({ apiKey: 'sk-test', baseUrl: server.url })
  const storyteller = createOpenAiStoryteller({ client, meter, model: 'gpt-6-sol', ...parts })
  const moderator = createOpenAiModerator({ client, meter, model: 'omni-moderation-latest' })
  const telling = createGenerateText({ storyteller, moderator, logger })
  return {
    server,
    logger,
    storyteller,
    /** The record of each call for a story, in order. */
    recorded: () => [...calls.values()].filter(call => call.kind === 'text'),
    tell: (brief: StoryBrief, misses: readonly string[] = []) => storyteller.tell(brief, { ...options(), misses }),
    /** Told, checked, moderated and mended. */
    tellWhole: (brief: StoryBrief, signal?: AbortSignal) => telling(brief, options(signal)),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a story as it travels
export type Sent = any
/** A story one of whose pages says something else. */
export const withPage = (text: (said: string) => string, page = 3) => ({
  kind: 'story' as const,
  change: (story: Sent) => ({
    ...story,
    pages: story.pages.map((each: Sent, index: number) => (index === page ? { ...each, text: text(each.text) } : each)),
  }),
})
/** What a call says as the family's message. */
export const inputOf = (call: { body: Sent } | undefined): string => call?.body.input[0].content
