import { type Dispatcher, Pool } from 'undici'
import type { Limits } from '../limits.ts'
import { SERVICES, type Upstream } from '../upstreams.ts'
import { createSlots, type Release, type Slots } from './slots.ts'

const CONNECT_TIMEOUT_MS = 5_000

/** The connections to one upstream. */
export interface UpstreamPool {
  upstream: Upstream
  slots: Slots
  /**
   * Sends a request as soon as a connection is free. It is free again when the response's body is read or destroyed.
   * @param onDone is called then, or when the request fails
   * @throws HttpError 429 or 503 if none becomes free, else undici's error
   */
  send(owner: string, request: Dispatcher.RequestOptions, onDone: () => void): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

export function createUpstreamPool(upstream: Upstream, url: string, limits: Limits, now: () => number): UpstreamPool {
  const { connections = limits.upstreamConnections, share = limits.upstreamShare } = upstream.streams ?? {}
  const pool = new Pool(new URL(url).origin, {
    connections,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: upstream.timeoutMs,
    bodyTimeout: upstream.timeoutMs,
  })
  const slots = createSlots(
    SERVICES[upstream.service],
    { total: connections, perOwner: share, waitMs: limits.upstreamWaitMs },
    now,
  )

  /** Repeats a read once if its keep-alive connection was just closed. */
  const request = (options: Dispatcher.RequestOptions) =>
    pool.request(options).catch((error: unknown) => {
      const isRead = options.method === 'GET' || options.method === 'HEAD'
      if (isRead && hasCode(error, 'UND_ERR_SOCKET')) return pool.request(options)
      throw error
    })

  return {
    upstream,
    slots,
    async send(owner, options, onDone) {
      let release: Release | undefined
      const done = () => {
        release?.()
        onDone()
      }
      try {
        release = await slots.acquire(owner)
        const response = await request(options)
        response.body.once('close', done)
        return response
      } catch (error) {
        done()
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
