import { AiError } from '@kahani/ai/ai-error'
import { parseStructured, usageOf } from '@kahani/ai/structured-response'
import type { Response } from 'openai/resources/responses/responses'
import type { z } from 'zod'
import { quotesInstructions } from './instructions.ts'

/** What a response is expected to be. */
export interface ResponseFormat<T> {
  /** Names the format to the provider. */
  name: 'story' | 'page'
  schema: z.ZodType<T>
  /** The texts of its pages. */
  textsOf: (answer: T) => readonly string[]
}

/**
 * Parses the answer in a response.
 * @throws AiError with the usage: `refused`, `bad-answer`, or the kind that the provider's error code maps to
 */
export function parseResponse<T>(response: Response, { schema, textsOf }: ResponseFormat<T>): T {
  const answer = parseStructured(response, schema)
  if (textsOf(answer).some(quotesInstructions)) {
    const usage = usageOf(response)
    throw new AiError('bad-answer', 'the response repeats its instructions', usage && { usage })
  }
  return answer
}
