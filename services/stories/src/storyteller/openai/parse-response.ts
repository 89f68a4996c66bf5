import { AiError, type AiErrorKind } from '@kahani/ai/ai-error'
import { NO_USAGE, type Usage } from '@kahani/ai/usage'
import type { Response, ResponseError } from 'openai/resources/responses/responses'
import { quotesInstructions } from './instructions.ts'
import type { StoryResponse, stagedStoryResponseSchema, storyResponseSchema } from './story-schema.ts'

/** The usage that the response reports, if any. */
export const usageOf = ({ usage }: Response): Usage | undefined =>
  usage && { ...NO_USAGE, inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }

/**
 * Parses the story in a response.
 * @throws AiError with the usage: `refused`, `bad-answer`, or the kind that the provider's error code maps to
 */
export function parseResponse(
  response: Response,
  schema: typeof storyResponseSchema | typeof stagedStoryResponseSchema,
): StoryResponse {
  const usage = usageOf(response)
  const createError = (kind: AiErrorKind, message: string) => new AiError(kind, message, usage && { usage })

  const { error } = response
  if (error) throw createError(ERROR_KINDS[error.code] ?? 'bad-answer', `the response failed: ${error.code}`)
  if (isRefused(response)) throw createError('refused', 'the storyteller refused')
  const story = schema.safeParse(parseJson(response.output_text))
  if (!story.success) {
    const truncated = response.status === 'incomplete'
    throw createError('bad-answer', truncated ? 'the response was truncated' : 'the response is not a story')
  }
  if (story.data.pages.some(page => quotesInstructions(page.text))) {
    throw createError('bad-answer', 'the response repeats its instructions')
  }
  return story.data
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
