import { INVALID_BODIES, listRoutes } from '@kahani/testing/routes'
import { expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const PUBLIC_ROUTES = ['/healthz', '/readyz', '/metrics', '/api/payments/checkout', '/api/payments/webhook']

test('every route that is not public responds with 401 to a visitor, whatever the body', async () => {
  const { app } = await setUp()
  await app.ready()
  const routes = listRoutes(app)
  expect(routes).toContainEqual({ method: 'POST', url: '/api/admin/printed-copies/:id/status' })
  expect(routes.map(({ url }) => url)).toEqual(expect.arrayContaining(PUBLIC_ROUTES))
  for (const { method, url } of routes.filter(route => !PUBLIC_ROUTES.includes(route.url))) {
    for (const [kind, body] of Object.entries(INVALID_BODIES)) {
      const headers = { 'content-type': 'application/json' }
      const options = { method, url: url.replace(/:\w+/g, '1'), headers }
      const response = await app.inject(method === 'POST' ? { ...options, body } : options)
      expect([method, url, kind, response.statusCode]).toEqual([method, url, kind, 401])
    }
  }
})
