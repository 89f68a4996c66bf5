import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderSchema } from '@kahani/contracts/shop'
import { generatedStorySchema } from '@kahani/contracts/stories'
import { type ApiClient, brief, createApiClient } from '@kahani/testing/api-client'
import { payInSandbox } from '@kahani/testing/sandbox-payments'
import type { Cluster } from './cluster.ts'

const FULL = { readers: 8, storyIntervalMs: 3_000, purchaseIntervalMs: 2_000 }
const SMOKE: typeof FULL = { readers: 1, storyIntervalMs: 30_000, purchaseIntervalMs: 30_000 }
const READ_INTERVAL_MS = 100

interface Failure {
  message: string
  /** The request was not answered, or with a 5xx status. */
  isOutage: boolean
}

/** Families that read, ask for stories and buy, until they are stopped. Every request counts that is not answered well. */
export function startTraffic({ url, sandboxPaymentsUrl }: Cluster, smoke: boolean) {
  const { readers, storyIntervalMs, purchaseIntervalMs } = smoke ? SMOKE : FULL
  const failures: Failure[] = []
  const stopping = new AbortController()
  let requests = 0

  /** @returns the body of the response; null if it is an error */
  async function send(client: ApiClient, method: 'GET' | 'POST', path: string, body?: unknown): Promise<string | null> {
    requests += 1
    const request = `${new Date().toISOString().slice(11, 23)} ${method} ${path}`
    try {
      const response = await client.send(method, path, body)
      const text = await response.text()
      if (response.status < 400) return text
      failures.push({ message: `${request}: ${response.status} ${text}`, isOutage: response.status >= 500 })
    } catch (error) {
      const { message, cause } = error as Error
      const reason = cause instanceof Error ? cause.message : ''
      failures.push({ message: `${request}: ${message} ${reason}`, isOutage: true })
    }
    return null
  }
  async function newFamily(): Promise<ApiClient | null> {
    const client = createApiClient(url)
    const username = `family-${randomUUID().slice(0, 8)}`
    const account = { username, email: `${username}@example.in`, password: 'a lantern on the river' }
    return (await send(client, 'POST', '/api/signup', account)) === null ? null : client
  }
  async function requestStory(client: ApiClient): Promise<number | null> {
    const story = await send(client, 'POST', '/api/generate-story', brief)
    return story === null ? null : generatedStorySchema.parse(JSON.parse(story)).story.id
  }
  async function buy(): Promise<void> {
    const client = await newFamily()
    if (!client) return
    const order = await send(client, 'POST', '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
    if (order === null) return
    const { orderId } = orderSchema.parse(JSON.parse(order))
    await send(client, 'POST', '/api/verify-payment', await payInSandbox({ sandboxPaymentsUrl }, orderId, 'paid'))
  }
  async function read(): Promise<void> {
    const client = await newFamily()
    const id = client && (await requestStory(client))
    if (!client || !id) return
    const paths = [
      '/api/me',
      '/api/stories',
      `/api/stories/${id}`,
      `/api/stories/${id}/illustrations`,
      '/api/story-credits',
    ]
    for (let i = 0; !stopping.signal.aborted; i += 1) {
      await send(client, 'GET', paths[i % paths.length] ?? '')
      await sleep(READ_INTERVAL_MS)
    }
  }
  const attempt = (action: () => Promise<unknown>) =>
    action().catch((error: unknown) => void failures.push({ message: String(error), isOutage: false }))
  const repeat = async (intervalMs: number, action: () => Promise<unknown>) => {
    const pending = new Set<Promise<unknown>>()
    while (!stopping.signal.aborted) {
      const started = attempt(action).finally(() => pending.delete(started))
      pending.add(started)
      await sleep(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await Promise.all(pending)
  }
  const all = [
    ...Array.from({ length: readers }, () => attempt(read)),
    repeat(purchaseIntervalMs, buy),
    repeat(storyIntervalMs, async () => {
      const client = await newFamily()
      if (client) await requestStory(client)
    }),
  ]
  return {
    requests: () => requests,
    failures,
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(all)
    },
  }
}
