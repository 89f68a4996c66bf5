import { internalHeaders } from '@kahani/testing/keys'
import { describe, expect, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

describe('GET /internal/users/:id', () => {
  test('responds with the account, without its password', async () => {
    const { app, post } = await setUp()
    await post('/api/signup', asha)
    const response = await app.inject({ url: '/internal/users/1', headers: internalHeaders })
    expect(response.json()).toEqual({ id: 1, username: 'asha', email: 'asha@example.in', emailVerified: false })
  })

  test('responds with 404 for an unknown account', async () => {
    const { app } = await setUp()
    const response = await app.inject({ url: '/internal/users/1', headers: internalHeaders })
    expect(response.statusCode).toBe(404)
  })

  test('rejects callers that are not services', async () => {
    const { app, post } = await setUp()
    await post('/api/signup', asha)
    expect((await app.inject({ url: '/internal/users/1' })).statusCode).toBe(401)
  })
})
