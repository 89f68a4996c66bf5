import { findRoutesOpenToVisitors, listAcceptedCallers, listRoutes } from '@kahani/testing/routes'
import { expect, test } from 'vitest'
import { setUpGoogle } from './google-set-up.ts'

const PUBLIC_ROUTES = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/signup',
  '/api/login',
  '/api/logout',
  '/api/passkeys/sign-in',
  '/api/passkeys/sign-in-options',
  '/api/forgot-password',
  '/api/reset-password',
  '/api/verify-email',
  '/api/sign-in-options',
  '/auth/google',
  '/auth/google/callback',
  '/api/newsletter',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/newsletter/one-click-unsubscribe',
  '/api/contact',
  '/api/client-errors',
]

test('every route that is not public responds with 401 to a visitor, whatever the body', async () => {
  const { app } = await setUpGoogle()
  await app.ready()
  const routes = listRoutes(app)
  expect(routes).toContainEqual({ method: 'POST', url: '/api/resend-verification' })
  expect(routes.map(({ url }) => url)).toEqual(expect.arrayContaining(PUBLIC_ROUTES))
  const isProtected = ({ url }: { url: string }) => !PUBLIC_ROUTES.includes(url)
  expect(await findRoutesOpenToVisitors(app, routes.filter(isProtected))).toEqual([])
})

test('each internal route accepts only the services that need it', async () => {
  const { app } = await setUpGoogle()
  await app.ready()
  expect(await listAcceptedCallers(app, 'auth')).toEqual({
    'GET /internal/users/:id': ['stories', 'payments'],
    'POST /internal/users/names': ['stories', 'payments'],
    'GET /internal/users/:id/role': ['stories', 'payments', 'exports'],
    'GET /internal/users/:id/data': ['exports-worker'],
    'POST /internal/users/:id/confirm-email': ['payments'],
    'POST /internal/users/:id/archive-ready': ['exports-worker'],
    'GET /internal/queues': ['monitoring'],
    'POST /internal/audit-log': ['stories', 'payments', 'exports'],
  })
})
