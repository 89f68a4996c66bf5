import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AccountProfile, AccountStories } from '@kahani/contracts/account-data'
import type { AccountPayments } from '@kahani/contracts/account-payments'
import { type Book, bookSchema } from '@kahani/contracts/stories-internal'
import { isFromService } from '@kahani/testing/keys'
import { onTestFinished } from 'vitest'

/** Starts a service on loopback. `respond` returns the body of a response, or null for a 404. */
async function startService(respond: (method: string, url: URL, body: string) => unknown): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (!isFromService('exports-worker', request.headers)) return response.writeHead(401).end()
    const found = respond(request.method ?? '', new URL(request.url ?? '/', 'http://service'), body)
    if (found === null) return response.writeHead(404).end(JSON.stringify({ code: 'not_found', message: 'Not there.' }))
    response.writeHead(found === 503 ? 503 : 200).end(JSON.stringify(found))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const USER_ID = 7

export const accountProfile: AccountProfile = {
  username: 'asha',
  email: 'asha@example.com',
  emailVerifiedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  isAdmin: false,
  hasPassword: true,
  identities: [],
  devices: [],
  activity: [],
  newsletter: null,
  contactMessages: [],
}

export const accountPayments: AccountPayments = {
  orders: [],
  credits: [{ kind: 'story', amount: 1, reason: 'signup:7', createdAt: '2026-01-01T00:00:00.000Z' }],
  giftsSent: [],
  giftsReceived: [],
  printedCopies: [],
}

/** A story as `stories` returns it for the archive. One without a book is still being written. */
const accountStory = (id: number, book?: Book): AccountStories['stories'][number] => ({
  id,
  state: book ? 'text_ready' : 'writing',
  createdAt: '2026-01-01T00:00:00.000Z',
  brief: { specialMessage: 'A boat to the moon.' },
  title: book?.story.title ?? null,
  pages: [],
  characters: null,
  pictures: [],
  photoConsent: null,
})

/** Fakes of auth, payments and stories with one account and its stories. */
export async function startFakeAccounts() {
  const state = {
    books: new Map<number, Book>(),
    /** A story that is still being written. */
    unfinishedId: null as number | null,
    accountDeleted: false,
    paymentsDown: false,
    /** Versions of pictures that the family did not choose, by story. */
    otherPictures: new Map<number, AccountStories['stories'][number]['otherPictures']>(),
    /** Reports of lost pictures, as paths. */
    lostPictures: [] as string[],
    /** Called after the response with the account's data. */
    afterAccount: () => {},
    notifications: [] as unknown[],
  }
  const isData = (url: URL) => url.pathname === `/internal/users/${USER_ID}/data`

  const [auth, payments, stories] = await Promise.all([
    startService((method, url, body) => {
      if (state.accountDeleted) return null
      if (method === 'POST' && url.pathname === `/internal/users/${USER_ID}/archive-ready`) {
        state.notifications.push(JSON.parse(body))
        return {}
      }
      if (!isData(url)) return null
      setImmediate(state.afterAccount)
      return accountProfile
    }),
    startService((_method, url) => {
      if (state.paymentsDown) return 503
      return isData(url) ? accountPayments : null
    }),
    startService((method, url) => {
      if (method === 'POST') {
        state.lostPictures.push(url.pathname)
        return { outcome: 'failed' }
      }
      if (isData(url)) {
        const stories = [...state.books].map(([id, book]) => ({
          ...accountStory(id, book),
          otherPictures: state.otherPictures.get(id),
        }))
        return { stories: state.unfinishedId === null ? stories : [accountStory(state.unfinishedId), ...stories] }
      }
      const id = url.pathname.match(/^\/internal\/stories\/(\d+)\/book$/)?.[1]
      const book = url.searchParams.get('userId') === String(USER_ID) ? state.books.get(Number(id)) : undefined
      return book ? bookSchema.parse(book) : null
    }),
  ])
  return { state, urls: { auth, payments, stories } }
}
