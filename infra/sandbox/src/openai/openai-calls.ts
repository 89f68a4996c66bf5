import type { IncomingHttpHeaders } from 'node:http'

export type Endpoint = 'text' | 'picture' | 'moderation' | 'models'

// biome-ignore lint/suspicious/noExplicitAny: what travels is the caller's, and is looked at field by field
export type Json = any

/** How a call goes wrong. */
export type Trouble =
  /** `retryAfter` is in seconds. */
  | { kind: 'status'; status: number; retryAfter?: number; code?: string; type?: string; message?: string }
  /** Taken in and never answered. */
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'refusal' }
  | { kind: 'cut-off' }
  /** An answer that isn't what its format says: no JSON, no picture, no results. */
  | { kind: 'garbage' }
  | { kind: 'empty' }
  /** A picture of another size than was asked. */
  | { kind: 'size'; widthPx: number; heightPx: number }
  | { kind: 'flagged'; category?: string }
  /** A story that misses its brief: `change` is given the good one and returns what is sent. */
  | { kind: 'story'; change: (story: Json) => Json }

/** A call that came in. Times are in ms since the epoch. */
export interface Seen {
  endpoint: Endpoint
  path: string
  at: number
  endedAt?: number
  status?: number
  headers: IncomingHttpHeaders
  /** The JSON, or the fields of a form with its files as `images`. */
  body: Json
  /** The client hung up before it had the answer. */
  aborted: boolean
}

export interface OpenAiServer {
  /** With /v1. */
  url: string
  /** In order of arrival. */
  seen: Seen[]
  calls(endpoint: Endpoint): Seen[]
  /** Pictures sent in whole. */
  bought: number
  /** Calls for pictures that were in work when the client hung up. */
  abandoned: number
  /** Most calls for pictures in work at once. */
  mostAtOnce: number
  /** The next `times` calls (once, if not said) that match go wrong so. */
  trouble(endpoint: Endpoint, how: Trouble, options?: { times?: number; when?: (body: Json) => boolean }): void
  /** Every call that matches goes wrong so, until `calm()`. */
  always(endpoint: Endpoint, how: Trouble, when?: (body: Json) => boolean): void
  calm(): void
  /** May be changed at any time. More pictures at once than `limit` are answered 429. */
  settings: { pictureMs: number; textMs: number; limit: number }
  stop(): Promise<void>
}
