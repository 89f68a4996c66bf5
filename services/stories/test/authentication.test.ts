import { headersFor, internalHeaders } from '@kahani/testing/keys'
import { findRoutesOpenToVisitors, invalidUrl, listAcceptedCallers, listRoutes } from '@kahani/testing/routes'
import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

const PUBLIC_ROUTES = [
  ...['/healthz', '/readyz', '/metrics'],
  ...['/api/images/placeholder', '/api/privacy-notice', '/api/cover-preview'],
]

async function listProtectedRoutes() {
  const { app } = await setUp()
  await app.ready()
  const routes = listRoutes(app)
  expect(routes).toContainEqual({ method: 'POST', url: '/api/stories/:id/illustrations/:pageNumber/retry' })
  return { app, routes: routes.filter(({ url }) => !PUBLIC_ROUTES.includes(url)) }
}

describe('every route that is not public', () => {
  test('responds with 401 to a visitor, whatever the body and parameters', async () => {
    const { app, routes } = await listProtectedRoutes()
    expect(await findRoutesOpenToVisitors(app, routes)).toEqual([])
  })

  test('responds with 401 to a user without the internal token, or with 403 to one who is no administrator', async () => {
    const { app, routes } = await listProtectedRoutes()
    const headers = await headersFor({ userId: 1 })
    for (const { method, url } of routes.filter(route => !/^\/api\/(?!admin)/.test(route.url))) {
      const response = await app.inject({ method, url: invalidUrl(url), headers })
      expect([method, url, response.statusCode]).toEqual([method, url, url.startsWith('/internal/') ? 401 : 403])
    }
  })

  test('validates the input of a caller with access', async () => {
    const { app } = await setUp()
    const user = await headersFor({ userId: 1 })
    expect((await app.inject({ url: '/api/stories/none', headers: user })).statusCode).toBe(400)
    const illustrations = internalHeaders('illustrations', 'stories')
    expect((await app.inject({ url: '/internal/stories/none/photo', headers: illustrations })).statusCode).toBe(400)
  })
})

test('each internal route accepts only the services that need it: only illustrations reads photos', async () => {
  const { app } = await setUp()
  await app.ready()
  const illustrations = ['illustrations']
  const exports = ['exports', 'exports-worker']
  expect(await listAcceptedCallers(app, 'stories')).toEqual({
    'GET /internal/stories/:id/illustration-request': illustrations,
    'GET /internal/stories/:id/photo': illustrations,
    'DELETE /internal/stories/:id/photo': illustrations,
    'PUT /internal/ai-calls/:id': illustrations,
    'PUT /internal/stories/:id/pictures/:pageNumber': illustrations,
    'PUT /internal/stories/:id/pictures/:pageNumber/rendering': illustrations,
    'PUT /internal/stories/:id/sheet': illustrations,
    'POST /internal/stories/:id/illustrations-complete': illustrations,
    'POST /internal/stories/:id/pictures/:pageNumber/lost': [...illustrations, ...exports],
    'GET /internal/stories/:id/book': exports,
    'GET /internal/stories/:id/email-cover': ['payments'],
    'GET /internal/admin/overview': ['auth'],
    'POST /internal/stories/titles': ['payments'],
    'GET /internal/notifications/:id': ['auth'],
    'POST /internal/notifications/:id/completed': ['auth'],
    'DELETE /internal/users/:id': ['auth'],
    'GET /internal/users/:id/data': ['exports-worker'],
  })
})

describe('a NUL character', () => {
  test('is rejected with 400 in every text of a brief', async () => {
    const { generateStory } = await setUp()
    const brief = { characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' }
    for (const field of ['characterName', 'friendName', 'specialMessage', 'customTheme', 'seriesPosition']) {
      const response = await generateStory({ ...brief, [field]: 'a\0b' })
      expect([field, response.statusCode]).toEqual([field, 400])
    }
  })

  test('is rejected with 400 in a path parameter', async () => {
    const { get } = await setUp()
    expect((await get('/api/images/a%00b')).statusCode).toBe(400)
  })
})
