/** An error answer, in the format and with the texts of OpenAI. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { error: { message: string; type: string; param: string | null; code: string | null } }
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    details: { type?: string; param?: string; code?: string; retryAfter?: number } = {},
  ) {
    super(message)
    const defaults = DEFAULTS[status]
    this.status = status
    this.body = {
      error: {
        message,
        type: details.type ?? defaults?.type ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
        param: details.param ?? null,
        code: details.code ?? defaults?.code ?? null,
      },
    }
    this.headers = retryHeaders(details.retryAfter)
  }
}

const DEFAULTS: Partial<Record<number, { type: string; code: string | null; message: string }>> = {
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

/** The message for a status if there is no other. */
export const defaultMessage = (status: number) => DEFAULTS[status]?.message ?? 'The request failed.'

/** Retry-After holds whole seconds. OpenAI sends fractions in an additional header. */
function retryHeaders(seconds: number | undefined): Record<string, string> {
  if (seconds === undefined) return {}
  const whole = { 'retry-after': String(Math.ceil(seconds)) }
  return Number.isInteger(seconds) ? whole : { ...whole, 'retry-after-ms': String(Math.round(seconds * 1000)) }
}

/** A request that OpenAI rejects. */
export const badRequest = (message: string, param: string, code?: string) =>
  new ApiError(400, message, { param, ...(code !== undefined && { code }) })

export const missing = (param: string) =>
  badRequest(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter')

export const modelNotFound = (model: unknown) =>
  new ApiError(404, `The model '${model}' does not exist or you do not have access to it.`, {
    param: 'model',
    code: 'model_not_found',
  })
