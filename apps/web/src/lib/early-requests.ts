import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'

/** The headers of every request to the API. */
export const apiHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  [CSRF_HEADER]: CSRF_HEADER_VALUE,
})

/** By method and path. */
const requests = new Map<string, { response: Promise<Response>; controller: AbortController }>()

/** Requests what the app is going to request. Returns the response for a look ahead; a failure is the app's to handle. */
export function requestEarly(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Response> {
  const controller = new AbortController()
  const init: RequestInit = { method, headers: apiHeaders(), credentials: 'same-origin', cache: 'no-store' }
  const response = fetch(path, { ...init, signal: controller.signal })
  requests.set(`${method} ${path}`, { response, controller })
  const look = response.then(early => early.clone())
  look.catch(() => undefined)
  return look
}

/** The early response to a request without a body, once. `signal` aborts it, as it would a request of the app. */
export function takeEarlyResponse(method: string, path: string, signal?: AbortSignal): Promise<Response> | undefined {
  const key = `${method} ${path}`
  const early = requests.get(key)
  requests.delete(key)
  signal?.addEventListener('abort', () => early?.controller.abort())
  return early?.response
}

/** Drops what was requested for a page that is not shown. */
export const dropEarlyResponses = () => requests.clear()
