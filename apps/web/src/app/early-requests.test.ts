// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getJson, postJson } from '../lib/api.ts'
import { dropEarlyResponses, requestEarly } from '../lib/early-requests.ts'
import { startFakeServer } from '../testing/fake-server.ts'

const server = startFakeServer()

test('the app takes an early response once, unless it was dropped', async () => {
  let requests = 0
  server.use(http.get('*/api/me', () => HttpResponse.json(++requests)))
  const get = () => getJson('/api/me', z.number())
  expect(await (await requestEarly('/api/me')).json()).toBe(1)
  expect(await get()).toBe(1)
  expect(await get()).toBe(2)
  await requestEarly('/api/me')
  dropEarlyResponses()
  expect(await get()).toBe(4)
})

test('the early response to a GET request is not taken by a POST request of the same path', async () => {
  server.use(
    http.get('*/api/sessions', () => HttpResponse.json('list')),
    http.post('*/api/sessions', () => HttpResponse.json('changed')),
  )
  await requestEarly('/api/sessions')
  expect(await postJson('/api/sessions', z.string())).toBe('changed')
  expect(await getJson('/api/sessions', z.string())).toBe('list')
})

test('an early request that fails is an error of the request that takes it', async () => {
  server.use(http.get('*/api/me', () => HttpResponse.error(), { once: true }))
  await expect(requestEarly('/api/me')).rejects.toThrow()
  await expect(getJson('/api/me', z.number())).rejects.toThrow('No response from the server')
})

test('a request that took an early response aborts it', async () => {
  server.use(http.get('*/api/me', () => new Promise<never>(() => undefined)))
  const early = requestEarly('/api/me')
  const controller = new AbortController()
  const taken = getJson('/api/me', z.number(), { signal: controller.signal })
  controller.abort()
  await expect(taken).rejects.toThrow()
  await expect(early).rejects.toMatchObject({ name: 'AbortError' })
})
