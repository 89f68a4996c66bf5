import { AiError, type AiErrorKind } from '@kahani/ai/ai-error'
import { NO_USAGE, type Usage } from '@kahani/ai/usage'
import type { Response, ResponseError } from 'openai/resources/responses/responses'
import { quotesInstructions } from './instructions.ts'
import { type StoryResponse, storyResponseSchema } from './story-schema.ts'

/** What was used, where the answer says it. */
export const usageOf = ({ usage }: Response): Usage | undefined =>
  usage && { ...NO_USAGE, inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }

/**
 * The story that an answer holds.
 * @throws AiError with what was used: `refused`, `bad-answer`, or why the provider gave up
 */
export function readAnswer(answer: Response): StoryResponse {
  const usage = usageOf(answer)
  const problem = (kind: AiErrorKind, why: string) => new AiError(kind, why, usage && { usage })

  if (answer.error) throw problem(GAVE_UP[answer.error.code] ?? 'bad-answer', `given up: ${answer.error.code}`)
  if (isRefused(answer)) throw problem('refused', 'the storyteller refused')
  const story = storyResponseSchema.safeParse(parsed(answer.output_text))
  if (!story.success) {
    throw problem('bad-answer', answer.status === 'incomplete' ? 'the story was cut off' : 'the answer is no story')
  }
  if (story.data.pages.some(page => quotesInstructions(page.text))) {
    throw problem('bad-answer', 'the answer repeats its instructions')
  }
  return story.data
}

const GAVE_UP: Partial<Record<ResponseError['code'], AiErrorKind>> = {
  rate_limit_exceeded: 'rate',
  server_error: 'outage',
  invalid_prompt: 'refused',
  bio_policy: 'refused',
  misalignment_policy_violation: 'refused',
}

const isRefused = ({ output, incomplete_details }: Response) =>
  incomplete_details?.reason === 'content_filter' ||
  output?.some(item => item.type === 'message' && item.content.some(part => part.type === 'refusal'))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
