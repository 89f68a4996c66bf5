import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { orderSchema } from '@kahani/contracts/shop'
import { generatedStorySchema } from '@kahani/contracts/stories'
import { brief, createApiClient } from '@kahani/testing/api-client'
import { type Outcome, payInSandbox } from '@kahani/testing/sandbox-payments'
import type { System } from './system.ts'

const RETRY_MS = 1_000

/** A family that tries again, as a person does, when the product answers with an error. */
export function createFamily({ product }: System, deadline: number) {
  const client = createApiClient(product.url)

  /** Sends a request until it is answered with one of `expected`. Null if there is no time left. */
  async function persist(expected: readonly number[], request: () => Promise<Response>): Promise<Response | null> {
    for (;;) {
      const response = await request().catch(() => null)
      if (response && expected.includes(response.status)) return response
      await response?.body?.cancel()
      if (Date.now() > deadline) return null
      await sleep(RETRY_MS)
    }
  }
  const send = (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) =>
    client.send(method, path, body, headers)

  return {
    /** @returns the email address; null if the product was down for too long */
    async signUp(): Promise<string | null> {
      const username = `family-${randomUUID().slice(0, 8)}`
      const account = { username, email: `${username}@example.in`, password: 'a lantern on the river' }
      // After a lost answer the account exists: then it signs in.
      const response = await persist([201, 409], () => send('POST', '/api/signup', account))
      if (response?.status === 409) {
        await persist([200], () => send('POST', '/api/login', { username, password: account.password }))
      }
      return response ? account.email : null
    },

    /** Asks for a story. @param persistent whether the family tries again, or closes the laptop after the first answer */
    async requestStory(persistent: boolean, photo: object): Promise<number | null> {
      const key = { [IDEMPOTENCY_HEADER]: randomUUID() }
      const request = () => send('POST', '/api/generate-story', { ...brief, ...photo }, key)
      const response = persistent ? await persist([201, 402, 500], request) : await request().catch(() => null)
      return response?.status === 201 ? generatedStorySchema.parse(await response.json()).story.id : null
    },

    /** The story's id once it is in My Stories, whose pages are readable. */
    async findStory(): Promise<number | null> {
      for (;;) {
        const response = await persist([200], () => send('GET', '/api/stories'))
        if (!response) return null
        const [story] = (await response.json()) as { id: number }[]
        if (story) return story.id
        if (Date.now() > deadline) return null
        await sleep(RETRY_MS)
      }
    },

    /** Orders and pays. @returns whether the provider took the money */
    async pay(path: '/api/create-order' | '/api/create-gift-order', order: object, outcome: Outcome): Promise<boolean> {
      const created = await persist([200, 201], () => send('POST', path, order))
      if (!created) return false
      const { orderId } = orderSchema.parse(await created.json())
      const payment = await payInSandbox(product, orderId, outcome)
      if (outcome !== 'paid-callback-lost') {
        await persist([200], () => send('POST', '/api/verify-payment', payment))
      }
      return true
    },

    redeemGift: async (token: string) =>
      (await persist([200, 404, 409, 410], () => send('POST', '/api/redeem-gift', { token })))?.status === 200,

    /** Downloads a book, waiting while it is made. @returns whether it arrived completely */
    async download(storyId: number, format: string): Promise<boolean> {
      const response = await persist([200], () => send('GET', `/api/stories/${storyId}/download/${format}`))
      return response !== null && (await response.arrayBuffer().catch(() => new ArrayBuffer(0))).byteLength > 1_000
    },
  }
}
export type Family = ReturnType<typeof createFamily>
