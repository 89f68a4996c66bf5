import { setTimeout as sleep } from 'node:timers/promises'
import { orderSchema } from '@kahani/contracts/shop'
import { generatedStorySchema } from '@kahani/contracts/stories'
import { type ApiClient, brief, createApiClient } from '@kahani/testing/api-client'
import { payInSandbox } from '@kahani/testing/sandbox-payments'
import type { Cluster } from './cluster.ts'

const READERS = 8
const READ_INTERVAL_MS = 100
const STORY_INTERVAL_MS = 3_000
const PURCHASE_INTERVAL_MS = 2_000

/** Families that read, ask for stories and buy, until they are stopped. Every request counts that is not answered well. */
export function startTraffic({ url, sandboxPaymentsUrl }: Cluster) {
  const failures: string[] = []
  let requests = 0
  let stopped = false

  async function send(
    client: ApiClient,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<Response | null> {
    requests += 1
    const at = new Date().toISOString().slice(11, 23)
    try {
      const response = await client.send(method, path, body)
      if (response.status < 400) return response
      failures.push(`${at} ${method} ${path}: ${response.status} ${await response.text()}`)
    } catch (error) {
      const { message, cause } = error as Error
      failures.push(`${at} ${method} ${path}: ${message} ${cause instanceof Error ? cause.message : ''}`)
    }
    return null
  }
  const newFamily = async () => {
    const client = createApiClient(url)
    requests += 1
    try {
      await client.signUp()
      return client
    } catch (error) {
      failures.push(`sign-up: ${(error as Error).message}`)
      return null
    }
  }
  async function requestStory(client: ApiClient): Promise<number | null> {
    const response = await send(client, 'POST', '/api/generate-story', brief)
    return response && generatedStorySchema.parse(await response.json()).story.id
  }
  async function buy(): Promise<void> {
    const client = await newFamily()
    if (!client) return
    const order = await send(client, 'POST', '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
    if (!order) return
    const { orderId } = orderSchema.parse(await order.json())
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
    for (let i = 0; !stopped; i += 1) {
      const response = await send(client, 'GET', paths[i % paths.length] ?? '')
      await response?.arrayBuffer()
      await sleep(READ_INTERVAL_MS)
    }
  }
  const repeat = async (intervalMs: number, action: () => Promise<unknown>) => {
    const pending = new Set<Promise<unknown>>()
    while (!stopped) {
      const started = action().finally(() => pending.delete(started))
      pending.add(started)
      await sleep(intervalMs)
    }
    await Promise.all(pending)
  }
  const all = [
    ...Array.from({ length: READERS }, read),
    repeat(PURCHASE_INTERVAL_MS, buy),
    repeat(STORY_INTERVAL_MS, async () => {
      const client = await newFamily()
      if (client) await requestStory(client)
    }),
  ]
  return {
    requests: () => requests,
    failures,
    async stop(): Promise<void> {
      stopped = true
      await Promise.all(all)
    },
  }
}
