import { CALLERS, internalHeaders } from './keys.ts'

interface PrintsRoutes {
  printRoutes(options: { commonPrefix: boolean }): string
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Every route of a Fastify app that is ready, as it is registered: `/stories/:id`. */
export function listRoutes(app: PrintsRoutes): { method: Method; url: string }[] {
  const routes: { method: Method; url: string }[] = []
  const parents: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (path === '') continue
    const depth = indent.length / 4
    parents.length = depth
    const url = [...parents, path].join('')
    parents.push(path)
    for (const method of methods.split(', ')) if (method) routes.push({ method: method as Method, url })
  }
  return routes
}

/** Bodies that a schema or the body limit rejects. The oversized one is larger than the limit of every route. */
const INVALID_BODIES = { garbage: '{"packageId":', empty: '', oversized: `"${'x'.repeat(13 * 1024 * 1024)}"` }

interface InjectedRequest {
  method: Method
  url: string
  headers: Record<string, string>
  body?: string
}

/** Replaces path parameters by a value that schemas reject, and adds an invalid query. */
export const invalidUrl = (url: string) => `${url.replace(/:\w+/g, 'none')}?limit=none`

/**
 * Sends every route a request without credentials for each kind of invalid body.
 * @returns the requests that were not answered 401
 */
export async function findRoutesOpenToVisitors(
  app: { inject(request: InjectedRequest): PromiseLike<{ statusCode: number }> },
  routes: { method: Method; url: string }[],
): Promise<string[]> {
  const open: string[] = []
  for (const { method, url } of routes) {
    for (const [kind, body] of Object.entries(INVALID_BODIES)) {
      const request = { method, url: invalidUrl(url), headers: { 'content-type': 'application/json' } }
      const { statusCode } = await app.inject(['GET', 'HEAD'].includes(method) ? request : { ...request, body })
      if (statusCode !== 401) open.push(`${method} ${url} with ${kind} body: ${statusCode}`)
    }
  }
  return open
}

/** The callers that each internal route of a service accepts, by `METHOD path`. */
export async function listAcceptedCallers(
  app: PrintsRoutes & { inject(request: InjectedRequest): PromiseLike<{ statusCode: number }> },
  audience: string,
): Promise<Record<string, string[]>> {
  const accepted: Record<string, string[]> = {}
  for (const { method, url } of listRoutes(app)) {
    if (method === 'HEAD' || !url.startsWith('/internal/')) continue
    const callers = []
    for (const caller of CALLERS) {
      const headers = internalHeaders(caller, audience)
      const { statusCode } = await app.inject({ method, url: invalidUrl(url), headers })
      if (statusCode !== 403) callers.push(caller)
    }
    accepted[`${method} ${url}`] = callers
  }
  return accepted
}
