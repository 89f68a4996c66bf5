/** An answer that is an error, as OpenAI words it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { error: { message: string; type: string; param: string | null; code: string | null } }
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    how: { type?: string; param?: string; code?: string; retryAfter?: number } = {},
  ) {
    super(message)
    const usual = USUAL[status]
    this.status = status
    this.body = {
      error: {
        message,
        type: how.type ?? usual?.type ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
        param: how.param ?? null,
        code: how.code ?? usual?.code ?? null,
      },
    }
    this.headers = retryHeaders(how.retryAfter)
  }
}

const USUAL: Partial<Record<number, { type: string; code: string | null; message: string }>> = {
  401: { type: 'invalid_request_error', code: 'invalid_api_key', message: 'Incorrect API key provided.' },
  429: { type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests.' },
  500: {
    type: 'server_error',
    code: null,
    message: 'The server had an error while processing your request. Sorry about that!',
  },
  503: {
    type: 'server_error',
    code: null,
    message: 'The engine is currently overloaded, please try again later.',
  },
}

/** What is said with a status where nothing is said of the cause. */
export const usualMessage = (status: number) => USUAL[status]?.message ?? 'The request failed.'

/** Retry-After holds whole seconds; what is finer goes into OpenAI's own header beside it. */
function retryHeaders(seconds: number | undefined): Record<string, string> {
  if (seconds === undefined) return {}
  const whole = { 'retry-after': String(Math.ceil(seconds)) }
  return Number.isInteger(seconds) ? whole : { ...whole, 'retry-after-ms': String(Math.round(seconds * 1000)) }
}

/** A request that OpenAI would not take. */
export const badRequest = (message: string, param: string, code?: string) =>
  new ApiError(400, message, { param, ...(code !== undefined && { code }) })

export const missing = (param: string) =>
  badRequest(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter')

export const noSuchModel = (model: unknown) =>
  new ApiError(404, `The model '${model}' does not exist or you do not have access to it.`, {
    param: 'model',
    code: 'model_not_found',
  })
