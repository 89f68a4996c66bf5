import { headersFor } from '@kahani/testing/keys'
import { findRoutesOpenToVisitors, invalidUrl, listAcceptedCallers, listRoutes } from '@kahani/testing/routes'
import { expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const PUBLIC_ROUTES = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/payments/checkout',
  '/api/payments/webhook',
  '/api/gift-details',
]

test('routes that are not public respond with 401 to a visitor and 403 to a user without access, whatever the body', async () => {
  const { app } = await setUp()
  await app.ready()
  const routes = listRoutes(app)
  expect(routes).toContainEqual({ method: 'POST', url: '/api/admin/printed-copies/:id/status' })
  expect(routes.map(({ url }) => url)).toEqual(expect.arrayContaining(PUBLIC_ROUTES))
  const isProtected = ({ url }: { url: string }) => !PUBLIC_ROUTES.includes(url)
  expect(await findRoutesOpenToVisitors(app, routes.filter(isProtected))).toEqual([])

  const headers = await headersFor({ userId: 1 })
  for (const { method, url } of routes.filter(route => route.url.startsWith('/api/admin/'))) {
    const response = await app.inject({ method, url: invalidUrl(url), headers })
    expect([method, url, response.statusCode]).toEqual([method, url, 403])
  }
})

test('each internal route accepts only the services that need it', async () => {
  const { app } = await setUp()
  await app.ready()
  expect(await listAcceptedCallers(app, 'payments')).toEqual({
    'GET /internal/accounts/:userId': ['auth', 'stories'],
    'POST /internal/accounts/summaries': ['auth'],
    'GET /internal/admin/overview': ['auth'],
    'GET /internal/stories/:id/copy-in-work': ['exports'],
    'GET /internal/stories/:id/print-versions': ['exports'],
    'POST /internal/credits/spend': ['stories'],
    'POST /internal/credits/refund': ['stories'],
    'POST /internal/stories/:id/printed-copies/cancel': ['stories'],
    'POST /internal/stories/:id/deletion': ['stories'],
    'GET /internal/users/:id/data': ['exports-worker'],
    'GET /internal/users/:id/erasure-preview': ['auth'],
    'DELETE /internal/users/:id': ['auth'],
    'GET /internal/notifications/:id': ['auth'],
    'POST /internal/notifications/:id/completed': ['auth'],
  })
})
