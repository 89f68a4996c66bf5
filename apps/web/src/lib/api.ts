import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import { ApiError, NetworkError } from './api-error.ts'

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** `GET` that answers JSON. Throws `ApiError` for an answer that is not OK, `NetworkError` where none came. */
export async function getJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  return json<T>(await call('GET', path, undefined, options))
}

/** `POST` that answers JSON, or undefined where the answer is empty. Throws as `getJson` does. */
export async function postJson<T>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
  return json<T>(await call('POST', path, body, options))
}

/** `GET` that answers a file. Throws as `getJson` does. */
export async function getFile(path: string, options: CallOptions = {}): Promise<Blob> {
  const response = await call('GET', path, undefined, options)
  return read(response.blob())
}

async function call(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE }
  const init: RequestInit = { method, headers, credentials: 'same-origin', cache: 'no-store' }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  Object.assign(headers, options.headers)
  if (options.signal) init.signal = options.signal

  const response = await read(fetch(path, init))
  if (response.ok) return response
  const { status, statusText } = response
  const retryAfter = response.headers.get('retry-after')
  throw new ApiError({ status, statusText, retryAfter, body: await read(response.text()) })
}

async function json<T>(response: Response): Promise<T> {
  const text = await read(response.text())
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** What a call that was given up throws stays as it is; everything else a fetch throws is the network. */
async function read<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(error)
  }
}
