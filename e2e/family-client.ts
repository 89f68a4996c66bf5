import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type SignIn, type User, userSchema } from '@kahani/contracts/accounts'
import { type StoryCredits, storyCreditsSchema } from '@kahani/contracts/credits'
import { CSRF_HEADER, CSRF_HEADER_VALUE, IDEMPOTENCY_HEADER, SESSION_COOKIE } from '@kahani/contracts/headers'
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

const PATIENCE_MS = 60_000
const BETWEEN_MS = 250

/** A family that speaks to the gateway as the web app does: one cookie, the marker, and tries again while a part is down. */
export function createFamily(url: string) {
  let cookie = ''

  async function call(method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        cookie,
        origin: new URL(url).origin,
        [CSRF_HEADER]: CSRF_HEADER_VALUE,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const set = answer.headers.getSetCookie().find(line => line.startsWith('sid='))
    if (set) cookie = set.split(';')[0] ?? ''
    return answer
  }

  /** Tries again while the answer is that a part is down. */
  async function patiently(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const answer = await call(method, path, body, headers).catch((error: unknown) => {
        if (Date.now() > deadline) throw error
        return null
      })
      if (answer && (answer.status < 500 || Date.now() > deadline)) return answer
      await pause(BETWEEN_MS)
    }
  }

  return {
    call,
    async signUp(): Promise<User> {
      const username = `family-${randomUUID().slice(0, 8)}`
      const answer = await call('POST', '/api/signup', {
        username,
        email: `${username}@example.in`,
        password: 'lantern!',
      })
      if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}`)
      return userSchema.parse(await answer.json())
    },
    async signIn(account: SignIn): Promise<void> {
      const answer = await call('POST', '/api/login', account)
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    },
    /** The session's cookie, for a browser in which the family is signed in. */
    session: () => ({ name: SESSION_COOKIE, value: cookie.slice(`${SESSION_COOKIE}=`.length) }),
    /** Tells of a payment until it is heard, as the page does. */
    verify: (callback: VerifyPayment) => patiently('POST', '/api/verify-payment', callback),
    /** @returns the story's id */
    async order(key: string = randomUUID()): Promise<number> {
      const answer = await patiently('POST', '/api/generate-story', brief, { [IDEMPOTENCY_HEADER]: key })
      if (answer.status !== 201) throw new Error(`the order answered ${answer.status}`)
      return generatedStorySchema.parse(await answer.json()).story.id
    },
    async illustrations(id: number): Promise<Illustrations> {
      return illustrationsSchema.parse(await (await patiently('GET', `/api/stories/${id}/illustrations`)).json())
    },
    async credits(): Promise<StoryCredits> {
      return storyCreditsSchema.parse(await (await patiently('GET', '/api/story-credits')).json())
    },
  }
}
export type Family = ReturnType<typeof createFamily>
