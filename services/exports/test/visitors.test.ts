import { headersFor } from '@kahani/testing/keys'
import { findRoutesOpenToVisitors, invalidUrl, listRoutes } from '@kahani/testing/routes'
import { expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const PUBLIC_ROUTES = ['/healthz', '/readyz', '/metrics']

test('routes that are not public respond with 401 to a visitor, and internal ones to a user, whatever the body', async () => {
  const { app } = await setUp({})
  await app.ready()
  const routes = listRoutes(app)
  expect(routes).toContainEqual({ method: 'POST', url: '/internal/stories/:id/print-files' })
  const isProtected = ({ url }: { url: string }) => !PUBLIC_ROUTES.includes(url)
  expect(await findRoutesOpenToVisitors(app, routes.filter(isProtected))).toEqual([])

  const headers = await headersFor({ userId: 1 })
  for (const { method, url } of routes.filter(route => route.url.startsWith('/internal/'))) {
    const response = await app.inject({ method, url: invalidUrl(url), headers })
    expect([method, url, response.statusCode]).toEqual([method, url, 401])
  }
})
