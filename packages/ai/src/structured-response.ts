import type { Response, ResponseError } from 'openai/resources/responses/responses'
import type { z } from 'zod'
import { AiError, type AiErrorKind } from './ai-error.ts'
import { NO_USAGE, type Usage } from './usage.ts'

/** Reads responses of the Responses API with structured outputs. */

/** The usage that the response reports, if any. */
export const usageOf = ({ usage }: Response): Usage | undefined =>
  usage && { ...NO_USAGE, inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }

/**
 * Parses the JSON in a response.
 * @throws AiError with the usage: `refused`, `bad-answer`, or the kind that the provider's error code maps to
 */
export function parseStructured<S extends z.ZodType>(response: Response, schema: S): z.output<S> {
  const usage = usageOf(response)
  const createError = (kind: AiErrorKind, message: string) => new AiError(kind, message, usage && { usage })

  const { error } = response
  if (error) throw createError(ERROR_KINDS[error.code] ?? 'bad-answer', `the response failed: ${error.code}`)
  if (isRefused(response)) throw createError('refused', 'the model refused')
  const parsed = schema.safeParse(parseJson(response.output_text))
  if (parsed.success) return parsed.data
  const truncated = response.status === 'incomplete'
  throw createError('bad-answer', truncated ? 'the response was truncated' : 'the response does not have its format')
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

/** The client throws a TypeError if the server does not speak the Responses API. */
export function throwBadAnswer(error: unknown): never {
  throw error instanceof TypeError ? new AiError('bad-answer', 'the server does not speak the Responses API') : error
}
