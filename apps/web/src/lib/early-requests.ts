import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'

/** The headers of every request to the API. */
export const apiHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  [CSRF_HEADER]: CSRF_HEADER_VALUE,
})

/** By method and path. */
const responses = new Map<string, Promise<Response>>()

/** Requests what the app is going to request. Returns the response for a look ahead; a failure is the app's to handle. */
export function requestEarly(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Response> {
  const response = fetch(path, { method, headers: apiHeaders(), credentials: 'same-origin', cache: 'no-store' })
  responses.set(`${method} ${path}`, response)
  const look = response.then(early => early.clone())
  look.catch(() => undefined)
  return look
}

/** The early response to a request without a body, once. */
export function takeEarlyResponse(method: string, path: string): Promise<Response> | undefined {
  const key = `${method} ${path}`
  const response = responses.get(key)
  responses.delete(key)
  return response
}

/** Drops what was requested for a page that is not shown. */
export const dropEarlyResponses = () => responses.clear()
