import { errorBodySchema } from '@kahani/contracts/error-body'
import { INTERNAL_HEADER, REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError, unavailable } from './http-error.ts'
import { type Audience, bearerOf, type Caller, type InternalCallers, identifyCaller } from './internal-credentials.ts'

/**
 * An onRequest hook that rejects a request without a known credential with 401, and of another caller with 403. Prometheus sends
 * its credential as `Authorization`.
 */
export const internalOnly =
  (callers: InternalCallers, ...allowed: Caller[]) =>
  async ({ headers }: FastifyRequest) => {
    const caller = identifyCaller(headers[INTERNAL_HEADER] ?? headers.authorization, callers)
    if (caller === null) throw new HttpError(401, 'not_a_service', 'This call is for services.')
    if (!allowed.includes(caller)) {
      throw new HttpError(403, 'not_this_service', `This call is not for the service ${caller}.`)
    }
  }

/** Names of the services in error messages. */
const SERVICE_NAMES: Record<Audience, string> = {
  gateway: 'gateway',
  auth: 'account service',
  stories: 'story service',
  payments: 'shop',
  exports: 'book service',
}

export interface CallOptions<S extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Schema of the response body. Without it the body is ignored. */
  answer?: S
  requestId?: string
  timeoutMs?: number
  signal?: AbortSignal
}

/** Calls the `/internal/*` routes of another service. */
export interface InternalClient {
  /**
   * @throws HttpError with the status and code of a 4xx response; 503 if the service is unreachable, too slow or
   * responds with 5xx; the reason of `signal` if it is aborted
   */
  call<S extends z.ZodType>(path: string, options?: CallOptions<S>): Promise<z.output<S>>
  /** Returns the response body, or null for a 204. @throws like `call` */
  bytes(path: string, options?: Pick<CallOptions<never>, 'timeoutMs' | 'signal'>): Promise<Buffer | null>
}

/** @param token `INTERNAL_TOKEN` of the caller */
export function createInternalClient(
  { caller, token }: { caller: Caller; token: string },
  audience: Audience,
  baseUrl: string,
): InternalClient {
  const bearer = bearerOf(caller, token, audience)

  async function send<T>(path: string, options: CallOptions<z.ZodType>, read: (response: Response) => Promise<T>) {
    const { method = 'GET', body, requestId, timeoutMs = 10_000, signal } = options
    const headers: Record<string, string> = { [INTERNAL_HEADER]: bearer }
    if (requestId) headers[REQUEST_ID_HEADER] = requestId
    if (body !== undefined) headers['content-type'] = 'application/json'
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method,
        headers,
        // A redirect would take the credential elsewhere.
        redirect: 'error',
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (response.status >= 500) throw new Error(`${method} ${path} returned ${response.status}`)
      if (!response.ok) throw toHttpError(response.status, await response.text())
      return await read(response)
    } catch (cause) {
      if (cause instanceof HttpError) throw cause
      signal?.throwIfAborted()
      throw unavailable(SERVICE_NAMES[audience], cause)
    }
  }

  return {
    async call(path, options = {}) {
      const text = await send(path, options, response => response.text())
      return (options.answer ? options.answer.parse(parseJson(text)) : undefined) as never
    },
    bytes: (path, options = {}) =>
      send(path, options, async response =>
        response.status === 204 ? null : Buffer.from(await response.arrayBuffer()),
      ),
  }
}

function toHttpError(status: number, text: string): HttpError {
  const { data } = errorBodySchema.safeParse(parseJson(text))
  return new HttpError(status, data?.code ?? 'refused', data?.message ?? `The service responded with ${status}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
