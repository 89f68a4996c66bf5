import type { z } from 'zod'
import { ApiError, InvalidResponseError, NetworkError, UnsuccessfulError } from './api-error.ts'
import { confirmIdentity, proofAskedFor } from './confirm-identity.ts'
import { apiHeaders, takeEarlyResponse } from './early-requests.ts'
import { sleep } from './sleep.ts'

const ACCEPTED = 202
const NOT_MODIFIED = 304

interface RequestOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Continues the request after the page is left. */
  keepalive?: boolean
  /** The user has proved who they are for this request. */
  confirmed?: boolean
}

/** Validates the body of a response. A function loads the schema only when a response arrives. */
type ResponseSchema<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>)

/**
 * Sends a `GET` request and returns its JSON body, undefined if empty.
 * Throws `ApiError` for an error status, `NetworkError` without a response, `InvalidResponseError` if the body does not
 * match `schema`.
 */
export async function getJson<T>(path: string, schema: ResponseSchema<T>, options: RequestOptions = {}): Promise<T> {
  return parse(await send('GET', path, undefined, options), schema)
}

/** A page of a list. `link` is the `Link` header of the response, which leads to the next page. */
export interface Page<T> {
  body: T
  link: string | null
}

/** Sends a `GET` request for a page of a list, see `paging.ts` of the contracts. Throws like `getJson`. */
export async function getPage<T>(path: string, schema: z.ZodType<T>, options: RequestOptions = {}): Promise<Page<T>> {
  const response = await send('GET', path, undefined, options)
  return { body: await parse(response, schema), link: response.headers.get('link') }
}

/** A body with the ETag of its response. */
export interface Versioned<T> {
  body: T
  etag: string | null
}

/**
 * Sends a `GET` request for what may have changed since the response with `etag`. Returns null if it has not. Throws like
 * `getJson`.
 */
export async function getIfChanged<T>(
  path: string,
  schema: z.ZodType<T>,
  { etag, ...options }: RequestOptions & { etag: string | undefined },
): Promise<Versioned<T> | null> {
  const response = await send('GET', path, undefined, {
    ...options,
    // By itself, a browser sends no ETag of a response that it must not store.
    ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
  })
  if (response.status === NOT_MODIFIED) return null
  return { body: await parse(response, schema), etag: response.headers.get('etag') }
}

/** Sends a `POST` request and returns its JSON body. Throws like `getJson`. */
export async function postJson<T>(
  path: string,
  schema: ResponseSchema<T>,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  return parse(await send('POST', path, body, options), schema)
}

/** Sends a `PUT` request and returns its JSON body. Throws like `getJson`. */
export async function putJson<T>(
  path: string,
  schema: ResponseSchema<T>,
  body: unknown,
  options: RequestOptions = {},
): Promise<T> {
  return parse(await send('PUT', path, body, options), schema)
}

/** Sends a `POST` request and returns the body of the response as a file. Throws `ApiError` and `NetworkError`. */
export async function postForFile(path: string, body: unknown, options: RequestOptions = {}): Promise<Blob> {
  return receive((await send('POST', path, body, options)).blob())
}

/** Sends a `POST` request. The body of the response is not read. Throws `ApiError` and `NetworkError`. */
export async function post(path: string, body?: unknown, options: RequestOptions = {}): Promise<void> {
  await send('POST', path, body, options)
}

/** Sends a `PUT` request. The body of the response is not read. Throws `ApiError` and `NetworkError`. */
export async function put(path: string, body?: unknown, options: RequestOptions = {}): Promise<void> {
  await send('PUT', path, body, options)
}

/** Sends a `DELETE` request. The body of the response is not read. Throws `ApiError` and `NetworkError`. */
export async function deleteResource(path: string, body?: unknown, options: RequestOptions = {}): Promise<void> {
  await send('DELETE', path, body, options)
}

/** Called with the number of bytes of a file that have arrived, and that of all, if it is known. */
export type OnBytes = (received: number, total: number | null) => void

/**
 * Sends a `GET` request and returns its body as a file, or null if the server has not made it yet. Throws `ApiError` and
 * `NetworkError`.
 */
export async function getFile(
  path: string,
  { onBytes, ...options }: RequestOptions & { onBytes?: OnBytes | undefined } = {},
): Promise<Blob | null> {
  const response = await send('GET', path, undefined, options)
  if (response.status !== ACCEPTED) return receive(onBytes ? readFile(response, onBytes) : response.blob())
  await response.body?.cancel()
  return null
}

async function readFile({ body, headers }: Response, onBytes: OnBytes): Promise<Blob> {
  const total = Number(headers.get('content-length')) || null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value)
    received += read.value.length
    onBytes(received, total)
  }
  return new Blob(chunks, { type: headers.get('content-type') ?? '' })
}

const POLL_INTERVAL_MS = 1_000

/** Downloads a file by the browser as soon as it is made. Throws like `getJson`. */
export async function download(path: string, delay = sleep): Promise<void> {
  while ((await statusOf(path)) === ACCEPTED) await delay(POLL_INTERVAL_MS)
  window.location.assign(path)
}

/** A response to HEAD has no body. After an error, GET says why, or lets the user confirm who they are. */
async function statusOf(path: string): Promise<number> {
  try {
    return (await send('HEAD', path, undefined, {})).status
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, body } = await send('GET', path, undefined, {})
    await body?.cancel()
    return status
  }
}

/** Returns the successful variant of a result. Throws `UnsuccessfulError` for `{ success: false }`. */
export function requireSuccess<T extends { success: boolean; message: string }>(
  result: T,
): Exclude<T, { success: false }> {
  if (!result.success) throw new UnsuccessfulError(result.message)
  return result as Exclude<T, { success: false }>
}

async function send(method: string, path: string, body: unknown, options: RequestOptions): Promise<Response> {
  const headers = apiHeaders()
  const init: RequestInit = { method, headers, credentials: 'same-origin', cache: 'no-store' }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  Object.assign(headers, options.headers)
  if (options.signal) init.signal = options.signal
  if (options.keepalive) init.keepalive = true

  const early = body === undefined ? takeEarlyResponse(method, path, options.signal) : undefined
  const response = await receive(early ?? fetch(path, init))
  if (response.ok || response.status === NOT_MODIFIED) return response
  const { status, statusText } = response
  const retryAfter = response.headers.get('retry-after')
  const error = new ApiError({ status, statusText, retryAfter, body: await receive(response.text()) })
  const proof = options.confirmed ? null : proofAskedFor(error.body?.code)
  if (proof && (await confirmIdentity(proof))) return send(method, path, body, { ...options, confirmed: true })
  throw error
}

async function parse<T>(response: Response, responseSchema: ResponseSchema<T>): Promise<T> {
  const text = await receive(response.text())
  const schema = typeof responseSchema === 'function' ? await responseSchema() : responseSchema
  try {
    return schema.parse(text === '' ? undefined : JSON.parse(text))
  } catch (error) {
    throw new InvalidResponseError(error)
  }
}

/** Rethrows an aborted request as it is; any other rejection of a fetch is a network error. */
async function receive<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(error)
  }
}
