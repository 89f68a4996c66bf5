import { timingSafeEqual } from 'node:crypto'
import { errorBodySchema } from '@kahani/contracts/error-body'
import { INTERNAL_HEADER, REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError, unavailable } from './http-error.ts'

/** A hook that rejects requests without `INTERNAL_TOKEN` with 401. Services send it to each other. */
export function internalOnly(token: string) {
  const expected = Buffer.from(`Bearer ${token}`)
  return async (request: FastifyRequest) => {
    const given = Buffer.from(String(request.headers[INTERNAL_HEADER] ?? ''))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new HttpError(401, 'not_a_service', 'This call is for services.')
    }
  }
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

/** @param service its name in error messages */
export function createInternalClient(service: string, baseUrl: string, token: string): InternalClient {
  async function send<T>(path: string, options: CallOptions<z.ZodType>, read: (response: Response) => Promise<T>) {
    const { method = 'GET', body, requestId, timeoutMs = 10_000, signal } = options
    const headers: Record<string, string> = { [INTERNAL_HEADER]: `Bearer ${token}` }
    if (requestId) headers[REQUEST_ID_HEADER] = requestId
    if (body !== undefined) headers['content-type'] = 'application/json'
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (response.status >= 500) throw new Error(`${method} ${path} returned ${response.status}`)
      if (!response.ok) throw toHttpError(response.status, await response.text())
      return await read(response)
    } catch (cause) {
      if (cause instanceof HttpError) throw cause
      signal?.throwIfAborted()
      throw unavailable(service, cause)
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
