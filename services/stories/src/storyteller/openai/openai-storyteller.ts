import type { Meter } from '@kahani/ai/meter'
import type { OpenAiClient } from '@kahani/ai/openai-client'
import { throwBadAnswer, usageOf } from '@kahani/ai/structured-response'
import type { Usage } from '@kahani/ai/usage'
import { ESTIMATED_REWRITE_USAGE, estimateStoryUsage } from '@kahani/ai/usage-estimates'
import { REWRITE_KINDS } from '@kahani/contracts/rewrites'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { zodTextFormat } from 'openai/helpers/zod'
import { z } from 'zod'
import type { GenerateOptions, Storyteller } from '../storyteller.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { parseResponse, type ResponseFormat } from './parse-response.ts'
import { REWRITE_INSTRUCTIONS } from './rewrite-instructions.ts'
import { SHOT_INSTRUCTIONS } from './shot-instructions.ts'
import { rewriteRequest, storyRequest } from './story-request.ts'
import { type StoryResponse, stagedStoryResponseSchema, storyResponseSchema, toDraft } from './story-schema.ts'

/** Time limits for one attempt: shots add about half of a story's text to what is written. */
const TIMEOUT_MS = 60_000
const STAGED_TIMEOUT_MS = 90_000
const MAX_OUTPUT_TOKENS = 16_000
/** Of one page; most of it is for reasoning. */
const MAX_PAGE_TOKENS = 4_000

const PAGE_FORMAT: ResponseFormat<{ text: string }> = {
  name: 'page',
  schema: z.object({ text: z.string() }),
  textsOf: ({ text }) => [text],
}

interface Call extends Pick<GenerateOptions, 'storyId' | 'safetyId' | 'signal'> {
  pageNumber?: number
  estimate: Usage
  maxOutputTokens: number
}

export interface OpenAiStorytellerDeps {
  client: OpenAiClient
  meter: Meter
  model: string
  /** Sent only if set, since not every model supports it. */
  reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined
  timeoutMs?: number
  /** Asks for the staging of each picture, which the built-in illustrator and staging sketches are drawn by. */
  staged?: boolean
}

/** A storyteller that calls a language model through the Responses API. */
export function createOpenAiStoryteller({
  client,
  meter,
  model,
  reasoningEffort,
  staged = false,
  timeoutMs = staged ? STAGED_TIMEOUT_MS : TIMEOUT_MS,
}: OpenAiStorytellerDeps): Storyteller {
  const storyFormat: ResponseFormat<StoryResponse> = {
    name: 'story',
    schema: staged ? stagedStoryResponseSchema : storyResponseSchema,
    textsOf: ({ pages }) => pages.map(({ text }) => text),
  }
  const storyInstructions = staged ? INSTRUCTIONS + SHOT_INSTRUCTIONS : INSTRUCTIONS

  /** Makes a metered call, and parses the answer. */
  function ask<T>(
    prompt: { instructions: string; content: string; format: ResponseFormat<T> },
    call: Call,
  ): Promise<T> {
    const { instructions, content, format } = prompt
    const { storyId, pageNumber, safetyId, estimate, maxOutputTokens, signal } = call
    const metered = { kind: 'text', storyId, ...(pageNumber !== undefined && { pageNumber }), model, estimate } as const
    return meter({ ...metered, timeoutMs, signal }, async signal => {
      const request = client.responses.create(
        {
          model,
          instructions,
          input: [{ role: 'user', content }],
          text: { format: zodTextFormat(format.schema, format.name) },
          max_output_tokens: maxOutputTokens,
          store: false,
          safety_identifier: safetyId,
          ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
        },
        { signal },
      )
      const response = await request.catch(throwBadAnswer)
      return { value: parseResponse(response, format), usage: usageOf(response) ?? estimate }
    })
  }

  return {
    name: 'openai',
    rewriteKinds: REWRITE_KINDS,
    async generate(rawBrief, { storyId, safetyId, issues, signal }) {
      const brief = sanitizeBrief(rawBrief)
      const story = await ask(
        { instructions: storyInstructions, content: storyRequest(brief, issues), format: storyFormat },
        { storyId, safetyId, signal, estimate: estimateStoryUsage(staged), maxOutputTokens: MAX_OUTPUT_TOKENS },
      )
      return toDraft(brief, story)
    },
    async rewritePage(rawBrief, options) {
      const { storyId, safetyId, pageNumber, signal } = options
      const content = rewriteRequest(sanitizeBrief(rawBrief), options)
      const page = await ask(
        { instructions: INSTRUCTIONS + REWRITE_INSTRUCTIONS, content, format: PAGE_FORMAT },
        { storyId, safetyId, pageNumber, signal, estimate: ESTIMATED_REWRITE_USAGE, maxOutputTokens: MAX_PAGE_TOKENS },
      )
      return page.text
    },
  }
}
