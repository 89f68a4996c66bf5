import { AiError } from '@kahani/ai/ai-error'
import type { Meter } from '@kahani/ai/meter'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { ESTIMATED_STORY_USAGE } from '@kahani/ai/usage-estimates'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { zodTextFormat } from 'openai/helpers/zod'
import type { Storyteller } from '../storyteller.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { parseResponse, usageOf } from './parse-response.ts'
import { SHOT_INSTRUCTIONS } from './shot-instructions.ts'
import { storyRequest } from './story-request.ts'
import { stagedStoryResponseSchema, storyResponseSchema, toDraft } from './story-schema.ts'

/** Time limit for one attempt. */
const DEFAULT_TIMEOUT_MS = 60_000
const MAX_OUTPUT_TOKENS = 16_000

export interface OpenAiStorytellerDeps {
  client: OpenAiClient
  meter: Meter
  model: string
  /** Sent only if set, since not every model supports it. */
  reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined
  timeoutMs?: number
  /** Asks for the staging of each picture, for an illustrator that draws by it. */
  staged?: boolean
}

/** A storyteller that calls a language model through the Responses API. */
export function createOpenAiStoryteller({
  client,
  meter,
  model,
  reasoningEffort,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  staged = false,
}: OpenAiStorytellerDeps): Storyteller {
  const schema = staged ? stagedStoryResponseSchema : storyResponseSchema
  const format = zodTextFormat(schema, 'story')
  const instructions = staged ? INSTRUCTIONS + SHOT_INSTRUCTIONS : INSTRUCTIONS

  return {
    name: 'openai',
    async generate(rawBrief, { storyId, safetyId, issues, signal }) {
      const brief = sanitizeBrief(rawBrief)
      const call = { kind: 'text', storyId, model, estimate: ESTIMATED_STORY_USAGE, timeoutMs, signal } as const
      const story = await meter(call, async signal => {
        const request = client.responses.create(
          {
            model,
            instructions,
            input: [{ role: 'user', content: storyRequest(brief, issues) }],
            text: { format },
            max_output_tokens: MAX_OUTPUT_TOKENS,
            store: false,
            safety_identifier: safetyId,
            ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
          },
          { signal },
        )
        const response = await request.catch(throwBadAnswer)
        return { value: parseResponse(response, schema), usage: usageOf(response) ?? ESTIMATED_STORY_USAGE }
      })
      return toDraft(brief, story)
    },
  }
}

/** The client throws a TypeError if the server does not speak the Responses API. */
function throwBadAnswer(error: unknown): never {
  throw error instanceof TypeError ? new AiError('bad-answer', 'the server does not speak the Responses API') : error
}
