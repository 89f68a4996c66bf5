import { AiError, type AiErrorKind } from '@kahani/ai/ai-error'
import { NO_USAGE, type Usage } from '@kahani/ai/usage'
import type { Response, ResponseError } from 'openai/resources/responses/responses'
import type { z } from 'zod'
import { quotesInstructions } from './instructions.ts'

/** The usage that the response reports, if any. */
export const usageOf = ({ usage }: Response): Usage | undefined =>
  usage && { ...NO_USAGE, inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }

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
export function parseResponse<T>(response: Response, { name, schema, textsOf }: ResponseFormat<T>): T {
  const usage = usageOf(response)
  const createError = (kind: AiErrorKind, message: string) => new AiError(kind, message, usage && { usage })

  const { error } = response
  if (error) throw createError(ERROR_KINDS[error.code] ?? 'bad-answer', `the response failed: ${error.code}`)
  if (isRefused(response)) throw createError('refused', 'the storyteller refused')
  const answer = schema.safeParse(parseJson(response.output_text))
  if (!answer.success) {
    const truncated = response.status === 'incomplete'
    throw createError('bad-answer', truncated ? 'the response was truncated' : `the response is not a ${name}`)
  }
  if (textsOf(answer.data).some(quotesInstructions)) {
    throw createError('bad-answer', 'the response repeats its instructions')
  }
  return answer.data
}

const ERROR_KINDS: Partial<Record<ResponseError['code'], AiErrorKind>> = {
  rate_limit_exceeded: 'rate',
  server_error: 'outage',
  invalid_prompt: 'refused',
  bio_policy: 'refused',
  misalignment_policy_violation: 'refused',
}

const isRefused = ({ output, incomplete_details }: Response) =>
  incomplete_details?.reason === 'content_filter' ||
  output?.some(item => item.type === 'message' && item.content.some(part => part.type === 'refusal'))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
