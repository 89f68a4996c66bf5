import { AiError } from '@kahani/ai/ai-error'
import type { Meter } from '@kahani/ai/meter'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { ESTIMATED_STORY_USAGE } from '@kahani/ai/usage-estimates'
import { zodTextFormat } from 'openai/helpers/zod'
import { sanitizeBrief } from '../sanitize-brief.ts'
import type { Storyteller } from '../storyteller.ts'
import { readAnswer, usageOf } from './answer.ts'
import { storyRequest } from './brief-data.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { draftOf, storyResponseSchema } from './story-schema.ts'

/** Longest one telling may take, in ms. */
const TELL_MS = 60_000
const MOST_TOKENS = 16_000

export interface OpenAiStorytellerParts {
  client: OpenAiClient
  meter: Meter
  model: string
  /** Not sent where it is not set: not every model takes it. */
  reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined
  timeoutMs?: number
}

/** A storyteller that asks a language model. What it is told and in which form it must answer is the same for all briefs. */
export function createOpenAiStoryteller(parts: OpenAiStorytellerParts): Storyteller {
  const { client, meter, model, reasoningEffort, timeoutMs = TELL_MS } = parts
  const format = zodTextFormat(storyResponseSchema, 'story')

  return {
    name: 'openai',
    async tell(entered, { storyId, safetyId, misses, signal }) {
      const brief = sanitizeBrief(entered)
      const call = { kind: 'text', storyId, model, estimate: ESTIMATED_STORY_USAGE, timeoutMs, signal } as const
      const told = await meter(call, async signal => {
        const asked = client.responses.create(
          {
            model,
            instructions: INSTRUCTIONS,
            input: [{ role: 'user', content: storyRequest(brief, misses) }],
            text: { format },
            max_output_tokens: MOST_TOKENS,
            store: false,
            safety_identifier: safetyId,
            ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
          },
          { signal },
        )
        const answer = await asked.catch(notOfThisKind)
        return { value: readAnswer(answer), usage: usageOf(answer) ?? ESTIMATED_STORY_USAGE }
      })
      return draftOf(brief, told)
    },
  }
}

/** The client stumbles where what answers is no such API at all. */
function notOfThisKind(error: unknown): never {
  throw error instanceof TypeError ? new AiError('bad-answer', 'what answered is no Responses API') : error
}
