import OpenAI from 'openai'
import type { Usage } from './usage.ts'

/**
 * Why a call to a provider failed:
 * - `refused`: its content policy rejects the request
 * - `rate`: too many requests, see `retryAfterMs`
 * - `outage`: down, unreachable, out of quota, or our key is rejected
 * - `bad-request`: any other 4xx, retrying is pointless
 * - `timed-out`: our own time limit
 * - `bad-answer`: the response is truncated or has another shape
 */
export type AiErrorKind = 'refused' | 'rate' | 'outage' | 'bad-request' | 'timed-out' | 'bad-answer'

interface AiErrorOptions {
  retryAfterMs?: number
  usage?: Usage
  status?: number | undefined
  param?: string | undefined
}

/** A failed call to an AI provider. The message never contains the prompt. */
export class AiError extends Error {
  override readonly name = 'AiError'
  readonly kind: AiErrorKind
  /** For `rate`: delay before the next call, in ms; otherwise 0. */
  readonly retryAfterMs: number
  /** Usage of an unusable response; undefined if no usage is known to be billed. */
  readonly usage: Usage | undefined
  /** Status of the response; undefined if there is none, or if it is a success. */
  readonly status: number | undefined
  /** The parameter that the provider rejects, if it names one. */
  readonly param: string | undefined

  constructor(kind: AiErrorKind, message: string, options: AiErrorOptions = {}) {
    super(message)
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? 0
    this.usage = options.usage
    this.status = options.status
    this.param = options.param
  }
}

/** Whether `error` is an AiError, of one of `kinds` if any are given. */
export const isAiError = (error: unknown, ...kinds: AiErrorKind[]): error is AiError =>
  error instanceof AiError && (kinds.length === 0 || kinds.includes(error.kind))

const POLICY_CODES = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter'])
const POLICY_TYPE = 'image_generation_user_error'
const QUOTA_EXCEEDED = 'insufficient_quota'
const OUTAGE_STATUSES = [401, 402, 403, 408, 429]
const MIN_RETRY_AFTER_MS = 100
const DEFAULT_RETRY_AFTER_MS = 5_000
const MAX_RETRY_AFTER_MS = 600_000

/** Converts an error of the OpenAI client to an AiError. Other errors are returned unchanged. */
export function toAiError(error: unknown): unknown {
  if (error instanceof AiError) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError) return aiError('timed-out', error)
  if (error instanceof OpenAI.APIConnectionError) return aiError('outage', error)
  if (error instanceof OpenAI.APIError && error.status !== undefined) return fromStatus(error, error.status)
  if (error instanceof SyntaxError || error instanceof OpenAI.OpenAIError) return aiError('bad-answer', error)
  if (error instanceof Error && (error.name === 'ZodError' || isTruncated(error))) return aiError('bad-answer', error)
  return error
}

function fromStatus(error: InstanceType<typeof OpenAI.APIError>, status: number): AiError {
  const { code, type } = error
  if (status === 429 && code !== QUOTA_EXCEEDED && type !== QUOTA_EXCEEDED) {
    return aiError('rate', error, retryAfter(error.headers))
  }
  if (POLICY_CODES.has(String(code)) || type === POLICY_TYPE) return aiError('refused', error)
  const isOurs = status >= 400 && status < 500 && !OUTAGE_STATUSES.includes(status)
  return aiError(isOurs ? 'bad-request' : 'outage', error)
}

// The provider's message may quote the prompt, so only the status and the code are kept.
function aiError(kind: AiErrorKind, cause: Error & { status?: unknown; code?: unknown }, retryAfterMs = 0) {
  const { status, param } = cause instanceof OpenAI.APIError ? cause : {}
  const message = [kind, cause.constructor.name, cause.status, cause.code].filter(Boolean).join(' ')
  return new AiError(kind, message, { retryAfterMs, status, param: param ?? undefined })
}

/** Reads OpenAI's `retry-after-ms`, or `Retry-After` in seconds or as a date. Returns ms. */
function retryAfter(headers: Headers | undefined): number {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const after = headers?.get('retry-after') ?? ''
  const requested = Number.isFinite(ms) ? ms : Number(after) * 1000 || Date.parse(after) - Date.now()
  if (!Number.isFinite(requested)) return DEFAULT_RETRY_AFTER_MS
  return Math.min(Math.max(requested, MIN_RETRY_AFTER_MS), MAX_RETRY_AFTER_MS)
}

function isTruncated(error: Error): boolean {
  const { code } = (error.cause ?? error) as { code?: unknown }
  return error.message === 'terminated' || (typeof code === 'string' && code.startsWith('UND_ERR'))
}
