import OpenAI from 'openai'
import type { Usage } from './usage.ts'

/**
 * What went wrong between us and a provider:
 * `refused` by its policy · `rate`: too many calls, see `retryAfterMs` · `outage`: down, out of reach, or closed to our key ·
 * `bad-request`: it will never take this call · `timed-out`: our own limit · `bad-answer`: not what was asked for.
 */
export type AiErrorKind = 'refused' | 'rate' | 'outage' | 'bad-request' | 'timed-out' | 'bad-answer'

/** A call to an AI provider that brought nothing usable. The message says nothing of what was asked. */
export class AiError extends Error {
  override readonly name = 'AiError'
  readonly kind: AiErrorKind
  /** For `rate`: ms until calls are welcome again. */
  readonly retryAfterMs: number
  /** What an answer used that was of no use; undefined where nothing is known to be billed. */
  readonly usage: Usage | undefined

  constructor(kind: AiErrorKind, message: string, more: { retryAfterMs?: number; usage?: Usage } = {}) {
    super(message)
    this.kind = kind
    this.retryAfterMs = more.retryAfterMs ?? 0
    this.usage = more.usage
  }
}

export const isAiError = (error: unknown, ...kinds: AiErrorKind[]): error is AiError =>
  error instanceof AiError && (kinds.length === 0 || kinds.includes(error.kind))

const POLICY_CODES = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter'])
const POLICY_TYPE = 'image_generation_user_error'
const NO_MONEY = 'insufficient_quota'
const SHORTEST_WAIT_MS = 100
const USUAL_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 600_000

/** Tells a provider's errors apart. What is none of its is thrown on as it is. */
export function toAiError(error: unknown): unknown {
  if (error instanceof AiError) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError) return problem('timed-out', error)
  if (error instanceof OpenAI.APIConnectionError) return problem('outage', error)
  if (error instanceof OpenAI.APIError && error.status !== undefined) return ofStatus(error, error.status)
  // A body that breaks off, is no JSON, or is JSON of another shape.
  if (error instanceof SyntaxError || error instanceof OpenAI.OpenAIError) return problem('bad-answer', error)
  if (error instanceof Error && (error.name === 'ZodError' || isCutOff(error))) return problem('bad-answer', error)
  return error
}

function ofStatus(error: InstanceType<typeof OpenAI.APIError>, status: number): AiError {
  const { code, type } = error
  if (status === 429 && code !== NO_MONEY && type !== NO_MONEY) {
    return problem('rate', error, waitOf(error.headers))
  }
  if (POLICY_CODES.has(String(code)) || type === POLICY_TYPE) return problem('refused', error)
  const ours = status >= 400 && status < 500 && ![401, 402, 403, 408, 429].includes(status)
  return problem(ours ? 'bad-request' : 'outage', error)
}

// The provider's own message may repeat the prompt, so it is left out; the status and the code are enough to act on.
const problem = (kind: AiErrorKind, cause: Error & { status?: unknown; code?: unknown }, retryAfterMs = 0) =>
  new AiError(kind, [kind, cause.constructor.name, cause.status, cause.code].filter(Boolean).join(' '), {
    retryAfterMs,
  })

/** Seconds, a date, or the provider's own milliseconds. */
function waitOf(headers: Headers | undefined): number {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const after = headers?.get('retry-after') ?? ''
  const asked = Number.isFinite(ms) ? ms : Number(after) * 1000 || Date.parse(after) - Date.now()
  return Number.isFinite(asked) ? Math.min(Math.max(asked, SHORTEST_WAIT_MS), LONGEST_WAIT_MS) : USUAL_WAIT_MS
}

function isCutOff(error: Error): boolean {
  const { code } = (error.cause ?? error) as { code?: unknown }
  return error.message === 'terminated' || (typeof code === 'string' && code.startsWith('UND_ERR'))
}
