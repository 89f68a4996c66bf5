import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SignIn, type User, userSchema } from '@kahani/contracts/accounts'
import { type StoryCredits, storyCreditsSchema } from '@kahani/contracts/credits'
import { CSRF_HEADER, CSRF_HEADER_VALUE, IDEMPOTENCY_HEADER, sessionCookieName } from '@kahani/contracts/headers'
import type { VerifyPayment } from '@kahani/contracts/shop'
import { generatedStorySchema, type Illustrations, illustrationsSchema } from '@kahani/contracts/stories'

export const brief = {
  characterName: 'Asha',
  characterAge: '4-6',
  characterGender: 'girl',
  characterType: 'explorer',
  theme: 'jungle',
  friendName: 'Kabir',
  pet: 'Rabbit',
  primaryValue: 'courage',
  specialMessage: 'Nani is proud of you',
}

/** The password of every account that a client signs up. */
export const PASSWORD = 'lantern!'

const SESSION_COOKIE = sessionCookieName(false)
/** Generous: a busy machine can be many times slower. */
const RETRY_TIMEOUT_MS = 10 * 60_000
const RETRY_INTERVAL_MS = 100
/** Each request costs the services CPU time. */
const POLL_INTERVAL_MS = 300

/** A client of the gateway's API with the cookies of one browser. It sends the headers that the web app sends. */
export function createApiClient(url: string) {
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        cookie: cookieHeader(),
        origin: new URL(url).origin,
        [CSRF_HEADER]: CSRF_HEADER_VALUE,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }

  /** Repeats a request while it fails with a network error or a 5xx status. */
  async function sendWithRetry(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const deadline = Date.now() + RETRY_TIMEOUT_MS
    for (;;) {
      const response = await send(method, path, body, headers).catch((error: unknown) => {
        if (Date.now() > deadline) throw error
        return null
      })
      if (response && (response.status < 500 || Date.now() > deadline)) return response
      await sleep(RETRY_INTERVAL_MS)
    }
  }

  /** Repeats an action until it returns true. @throws after ten minutes */
  async function waitUntil(description: string, isDone: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + RETRY_TIMEOUT_MS
    while (!(await isDone())) {
      if (Date.now() > deadline) throw new Error(`timed out waiting for ${description}`)
      await sleep(POLL_INTERVAL_MS)
    }
  }

  async function illustrations(id: number): Promise<Illustrations> {
    return illustrationsSchema.parse(await (await sendWithRetry('GET', `/api/stories/${id}/illustrations`)).json())
  }

  return {
    send,
    illustrations,
    async signUp(): Promise<User> {
      const username = `family-${randomUUID().slice(0, 8)}`
      const response = await send('POST', '/api/signup', {
        username,
        email: `${username}@example.in`,
        password: PASSWORD,
      })
      if (response.status !== 201) throw new Error(`POST /api/signup answered ${response.status}`)
      return userSchema.parse(await response.json())
    },
    async signIn(account: SignIn): Promise<void> {
      const response = await send('POST', '/api/login', account)
      if (response.status !== 200) throw new Error(`POST /api/login answered ${response.status}`)
    },
    /** Sends a request with this client's session to another gateway. */
    sendTo: (otherUrl: string, path: string) => fetch(new URL(path, otherUrl), { headers: { cookie: cookieHeader() } }),
    sessionCookie: () => ({ name: SESSION_COOKIE, value: cookies.get(SESSION_COOKIE) ?? '' }),
    /** For a browser that is signed in as this client's account. */
    cookies: () => [...cookies].map(([name, value]) => ({ name, value })),
    verifyPayment: (payment: VerifyPayment) => sendWithRetry('POST', '/api/verify-payment', payment),
    /** @returns the story's id */
    async generateStory(idempotencyKey: string = randomUUID(), changes: object = {}): Promise<number> {
      const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey }
      const response = await sendWithRetry('POST', '/api/generate-story', { ...brief, ...changes }, headers)
      if (response.status !== 201) throw new Error(`POST /api/generate-story answered ${response.status}`)
      return generatedStorySchema.parse(await response.json()).story.id
    },
    /** Waits until the illustrations of a story are rendered. */
    waitForIllustrations: (id: number) =>
      waitUntil(`the illustrations of story ${id}`, async () => (await illustrations(id)).status === 'completed'),
    /** Waits until a printed copy of the story can be ordered. */
    waitForPrintFiles: (id: number) =>
      waitUntil(
        `GET /api/stories/${id}/print-check to answer 200`,
        async () => (await sendWithRetry('GET', `/api/stories/${id}/print-check`)).status === 200,
      ),
    async credits(): Promise<StoryCredits> {
      return storyCreditsSchema.parse(await (await sendWithRetry('GET', '/api/story-credits')).json())
    },
  }
}
export type ApiClient = ReturnType<typeof createApiClient>

/** Signs up a new account. */
export async function createFamily(url: string) {
  const client = createApiClient(url)
  return { client, ...(await client.signUp()) }
}
