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

/** Bodies that a schema or the body limit rejects. */
export const INVALID_BODIES = { garbage: '{"packageId":', empty: '', oversized: `"${'x'.repeat(2 * 1024 * 1024)}"` }
