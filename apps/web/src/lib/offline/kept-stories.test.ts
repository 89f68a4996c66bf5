// @vitest-environment jsdom
import type { User } from '@kahani/contracts/accounts'
import { type Illustrations, type StoryWithPages, storyWithPagesSchema } from '@kahani/contracts/stories'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getJson } from '../api.ts'
import { createQueryClient } from '../query-client.ts'
import { startSession, userQuery } from '../session.ts'
import { leave } from '../sign-out.ts'
import { forgetUser } from './device-account.ts'
import { installFakeCaches } from './fake-caches.fixture.ts'
import { getKeptJson } from './kept-json.ts'
import {
  forgetStory,
  keepPicture,
  keepStory,
  keepStoryList,
  keptStories,
  MAX_OPENED_STORIES,
  readCopy,
  startVisit,
} from './kept-stories.ts'
import { knownUser } from './known-user.ts'
import { saveStory } from './save-story.ts'
import { MAX_ABSENCE_MS } from './visits.ts'

const caches = installFakeCaches()
const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server sets
  document.cookie = 'signed_in=1'
})
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const asha: User = {
  ...{ id: 1, username: 'asha', email: 'asha@example.in', emailVerified: true, hasPassword: true },
  ...{ isAdmin: false, subscriptionStatus: 'free', printedCopiesRemaining: 0 },
}
const ORIGIN = window.location.origin
const storyOf = (id: number): StoryWithPages => ({
  id,
  title: `Story ${id}`,
  characterName: 'Mira',
  characterAge: '4-6',
  characterType: 'pirate',
  theme: 'space',
  createdAt: '2026-11-01T10:00:00Z',
  coverUrl: null,
  pages: [{ pageNumber: 1, content: 'Once' }],
})
const illustrations: Illustrations = {
  status: 'completed',
  illustrations: [0, 1].map(pageNumber => ({
    id: pageNumber + 1,
    pageNumber,
    imageUrl: `/api/images/p${pageNumber}.png`,
    isCover: pageNumber === 0,
    altText: 'Mira',
  })),
  missing: [],
  total: 2,
  refunded: false,
}
const pictures = http.get(`${ORIGIN}/api/images/:name`, () => new HttpResponse('picture'))
const serveStory = (id: number, changes: Partial<Illustrations> = {}) => [
  http.get(`${ORIGIN}/api/stories/${id}`, () => HttpResponse.json(storyOf(id))),
  http.get(`${ORIGIN}/api/stories/${id}/illustrations`, () => HttpResponse.json({ ...illustrations, ...changes })),
  pictures,
]
const idsOf = async (userId = 1) => (await keptStories(userId)).map(({ id }) => id)
const useDevice = (userId = 1) => knownUser.write({ id: userId, username: 'asha' })

test('an opened story is kept with its pictures, and listed even if the list is older', async () => {
  useDevice()
  server.use(pictures)
  await keepPicture(1, 7, '/api/images/p1.png', true)
  expect(caches.names()).toEqual([])

  await keepStoryList(1, [storyOf(6)])
  await keepStory(1, storyOf(7), illustrations)
  await keepPicture(1, 7, '/api/images/p1.png?width=640', true)
  await keepPicture(1, 7, '/api/images/p1.png?width=1280', false)
  expect(caches.paths('story-1-7')).toEqual([
    '/api/images/p1.png?width=640',
    '/api/stories/7',
    '/api/stories/7/illustrations',
    '/kept-story',
  ])
  expect(await readCopy(7, '/api/stories/7')).toEqual(storyOf(7))
  expect(await readCopy('list', '/api/stories')).toMatchObject([{ id: 7, coverUrl: '/api/images/p0.png' }, { id: 6 }])
})

test('the story that was opened longest ago is deleted first, but never a saved one', async () => {
  useDevice()
  vi.useFakeTimers({ toFake: ['Date'] })
  server.use(...serveStory(1))
  const progress: object[] = []
  await saveStory(1, 1, step => progress.push(step))
  expect(progress).toEqual([
    { saved: 0, total: 2 },
    { saved: 1, total: 2 },
  ])
  for (let id = 2; id <= MAX_OPENED_STORIES + 2; id++) {
    vi.setSystemTime(id * 1000)
    await keepStory(1, storyOf(id))
  }
  const kept = await idsOf()
  expect(kept).toHaveLength(MAX_OPENED_STORIES + 1)
  expect(kept).toContain(1)
  expect(kept).not.toContain(2)

  vi.setSystemTime(99_000)
  await keepStory(1, storyOf(1))
  expect((await keptStories(1))[0]).toEqual({ id: 1, openedAt: 99_000, saved: true })
})

test('a full device gives up the oldest opened story, and refuses to save a story that does not fit', async () => {
  useDevice()
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  await keepStory(1, storyOf(1))
  vi.setSystemTime(2000)
  caches.limit(4)
  await keepStory(1, storyOf(2))
  expect(await idsOf()).toEqual([2])

  server.use(...serveStory(3))
  await expect(saveStory(1, 3, () => {})).rejects.toThrow('There is not enough space on this device.')
  expect(await idsOf()).not.toContain(3)
  server.use(...serveStory(4, { status: 'processing' }))
  await expect(saveStory(1, 4, () => {})).rejects.toThrow('still being drawn')
})

test('a story that is no longer on the list is deleted', async () => {
  useDevice()
  await keepStory(1, storyOf(1))
  await keepStory(1, storyOf(2))
  await keepStoryList(1, [storyOf(2)])
  expect(await idsOf()).toEqual([2])
})

test('a story that was deleted is deleted here and from the list, also one of more than a page', async () => {
  useDevice()
  for (const id of [1, 150, 151]) await keepStory(1, storyOf(id))
  await forgetStory(1, 151)
  expect((await idsOf()).toSorted()).toEqual([1, 150])
  expect(await readCopy('list', '/api/stories')).toMatchObject([{ id: 150 }, { id: 1 }])
  // The 100 newest, which say nothing about story 1.
  const newest = Array.from({ length: 101 }, (_, i) => storyOf(200 - i)).filter(({ id }) => id !== 150)
  await keepStoryList(1, newest)
  expect(await idsOf()).toEqual([1])
})

test('a device forgets its stories when the session has ended, and when another account signs in', async () => {
  const queryClient = createQueryClient()
  const me = (body: object, status = 200) =>
    server.use(http.get(`${ORIGIN}/api/me`, () => HttpResponse.json(body, { status })))
  const fetchUser = () => queryClient.fetchQuery(userQuery())
  me(asha)
  await fetchUser()
  await keepStory(1, storyOf(7))
  expect(localStorage.getItem('kahani.user')).toBe('{"id":1,"username":"asha"}')

  me({ code: 'rate_limited', message: 'Wait' }, 429)
  await fetchUser()
  expect(await idsOf()).toEqual([7])
  me({ code: 'unauthorized', message: 'Sign in' }, 401)
  expect(await fetchUser()).toBeNull()
  expect([caches.names(), knownUser.read()]).toEqual([[], null])
  await keepStory(1, storyOf(7))
  expect(caches.names()).toEqual([])

  await startSession(queryClient, asha)
  await keepStory(1, storyOf(7))
  await startSession(queryClient, { ...asha, id: 2, username: 'ravi' })
  expect(caches.names()).toEqual([])
  await keepStory(1, storyOf(7))
  expect(caches.names()).toEqual([])

  await keepStory(2, storyOf(8))
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  await leave('/')
  expect([caches.names(), knownUser.read()]).toEqual([[], null])
  expect(assign).toHaveBeenCalledWith('/')
})

test('a story that is being kept while the session ends is not left behind', async () => {
  useDevice()
  const open = window.caches.open
  vi.spyOn(window.caches, 'open').mockImplementationOnce(async name => {
    await forgetUser()
    return open(name)
  })
  await keepStory(1, storyOf(7))
  expect(caches.names()).toEqual([])
})

test('without the server, the app opens for the account that used the device last, until it signs out', async () => {
  server.use(http.get(`${ORIGIN}/api/me`, () => HttpResponse.error()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchUser = () => createQueryClient().fetchQuery(userQuery())
  await expect(fetchUser()).rejects.toThrow('No response')
  useDevice()
  expect(await fetchUser()).toMatchObject({ id: 1, username: 'asha', isAdmin: false })
})

test('a read returns the copy of this device while the server can’t be reached, but not instead of its answer', async () => {
  const signal = new AbortController().signal
  const path = '/api/stories/7'
  const request = () => getJson(path, storyWithPagesSchema, { signal })
  const read = () => getKeptJson(path, { storyId: 7, schema: storyWithPagesSchema, request })
  const answer = (response: Response) => server.use(http.get(`${ORIGIN}/api/stories/7`, () => response.clone()))
  useDevice()
  answer(HttpResponse.json({}, { status: 503 }))
  await expect(read()).rejects.toThrow('503')
  await keepStory(1, storyOf(7))
  expect(await read()).toEqual(storyOf(7))
  answer(HttpResponse.json({}, { status: 404 }))
  await expect(read()).rejects.toThrow('404')
  answer(HttpResponse.json({ ...storyOf(7), title: 'New' }))
  expect(await read()).toMatchObject({ title: 'New' })
})

test('the copies and the account expire after 30 days without a visit, before anything is read', async () => {
  server.use(http.get(`${ORIGIN}/api/me`, () => HttpResponse.json({}, { status: 503 })))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const fetchUser = () => createQueryClient().fetchQuery(userQuery())
  const read = () => readCopy(7, '/api/stories/7')
  useDevice()
  await fetchUser()
  await keepStory(1, storyOf(7))

  vi.setSystemTime(MAX_ABSENCE_MS - 1)
  expect(await fetchUser()).toMatchObject({ username: 'asha' })
  vi.setSystemTime(2 * MAX_ABSENCE_MS - 2)
  expect(await fetchUser()).toMatchObject({ username: 'asha' })
  expect(await read()).toEqual(storyOf(7))

  vi.setSystemTime(3 * MAX_ABSENCE_MS - 2)
  const user = fetchUser()
  expect(await read()).toBeUndefined()
  await expect(user).rejects.toThrow('503')
  expect([caches.names(), knownUser.read()]).toEqual([['visits'], null])
})

test('the service worker deletes expired copies whenever it starts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  useDevice()
  await startVisit()
  await keepStory(1, storyOf(7))
  vi.stubGlobal('__WB_MANIFEST', [])
  vi.setSystemTime(MAX_ABSENCE_MS)
  vi.resetModules()
  // Its types are of a worker, not of a page.
  const worker: string = '../../service-worker/sw.ts'
  await import(worker)
  await vi.waitFor(() => expect(caches.names()).toEqual(['visits']))
})
