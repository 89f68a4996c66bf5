import { timingSafeEqual } from 'node:crypto'
import { errorBodySchema } from '@kahani/contracts/error-body'
import { INTERNAL_HEADER, REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError, unavailable } from './http-error.ts'

/** A hook that lets only services in: they hold `INTERNAL_TOKEN`. */
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
  /** Shape of the answer. Without it the answer's body is dropped. */
  answer?: S
  requestId?: string
  /** Milliseconds until the call is given up. */
  timeoutMs?: number
  signal?: AbortSignal
}

/** Calls another service's `/internal/*`. */
export interface InternalClient {
  /**
   * @throws HttpError with the other side's status and code where it is below 500; 503 where it can't be reached,
   * is too slow or fails.
   */
  call<S extends z.ZodType>(path: string, options?: CallOptions<S>): Promise<z.output<S>>
  /** Fetches bytes; null for an answer of 204. @throws as `call` does */
  bytes(path: string, options?: Pick<CallOptions<never>, 'timeoutMs' | 'signal'>): Promise<Buffer | null>
}

/** @param service what a person would call it, for messages */
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
      if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}`)
      if (!response.ok) throw refusalOf(response.status, await response.text())
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

function refusalOf(status: number, text: string): HttpError {
  const { data } = errorBodySchema.safeParse(parseJson(text))
  return new HttpError(status, data?.code ?? 'refused', data?.message ?? `The other side answered ${status}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
