import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { isNestedTooDeep } from './json-body.ts'
import { createLogger } from './logger.ts'

describe('isNestedTooDeep', () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`

  test('counts open brackets, but none in strings', () => {
    expect([isNestedTooDeep(nested(32)), isNestedTooDeep(nested(34))]).toEqual([false, true])
    expect(isNestedTooDeep(`[${'[],{},'.repeat(100)}1]`)).toBe(false)
    expect(isNestedTooDeep(JSON.stringify({ ['[['.repeat(50)]: `\\"${'{'.repeat(50)}\\` }))).toBe(false)
    expect(isNestedTooDeep(`"${'['.repeat(50)}`)).toBe(false)
    expect(isNestedTooDeep(`"\\\\"${'['.repeat(50)}`)).toBe(true)
  })
})

describe('a JSON body', () => {
  const app = createApp(createLogger('test', 'silent'))
  app.post('/', async request => request.body ?? {})
  const post = async (payload: string) =>
    (await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload }))
      .statusCode

  test('is rejected if it is large, nested deep, malformed, or changes prototypes', async () => {
    const text = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
    expect([await post(text(256 * 1024)), await post(text(256 * 1024 + 1))]).toEqual([200, 413])
    expect(await post('['.repeat(256 * 1024))).toBe(400)
    expect(await post(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).toBe(400)
    expect(await post('{"a":')).toBe(400)
    expect(await post('{"__proto__":{"isAdmin":true}}')).toBe(400)
    expect(await post('{"constructor":{"prototype":{"isAdmin":true}}}')).toBe(400)
    expect(await post('{"a":[{"b":1}]}')).toBe(200)
  })
})
