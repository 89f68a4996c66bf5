import { internalHeaders } from '@kahani/testing/keys'
import { describe, expect, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

describe('GET /internal/users/:id', () => {
  test('answers the account, and nothing of its password', async () => {
    const { app, post } = await setUp()
    await post('/api/signup', asha)
    const answer = await app.inject({ url: '/internal/users/1', headers: internalHeaders })
    expect(answer.json()).toEqual({ id: 1, username: 'asha', email: 'asha@example.in' })
  })

  test('answers 404 where there is no such account', async () => {
    const { app } = await setUp()
    const answer = await app.inject({ url: '/internal/users/1', headers: internalHeaders })
    expect(answer.statusCode).toBe(404)
  })

  test('is for services alone', async () => {
    const { app, post } = await setUp()
    await post('/api/signup', asha)
    expect((await app.inject({ url: '/internal/users/1' })).statusCode).toBe(401)
  })
})
