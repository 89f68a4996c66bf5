import type { IncomingHttpHeaders } from 'node:http'

/** A check is a text call about a picture. */
export type Endpoint = 'text' | 'check' | 'picture' | 'moderation' | 'models'

// biome-ignore lint/suspicious/noExplicitAny: JSON of the client, validated field by field
export type Json = any

/** How a call fails. */
export type Fault =
  /** `retryAfter` is in seconds. */
  | {
      kind: 'status'
      status: number
      retryAfter?: number
      code?: string
      type?: string
      param?: string
      message?: string
    }
  /** The call is accepted and never answered. */
  | { kind: 'hang' }
  /** The answer is late. */
  | { kind: 'wait'; until: Promise<void> }
  | { kind: 'reset' }
  | { kind: 'refusal' }
  /** The end of the answer is missing: of a text or a picture, or the last result of a moderation. */
  | { kind: 'cut-off' }
  /** The answer does not have its documented format: no JSON, no picture, no results. */
  | { kind: 'garbage' }
  | { kind: 'empty' }
  /** The picture does not have the requested size. */
  | { kind: 'size'; widthPx: number; heightPx: number }
  | { kind: 'flagged'; category?: string }
  /** The story, or the rewritten page, violates its brief: `change` receives the valid one and returns what is sent. */
  | { kind: 'story'; change: (story: Json) => Json }
  /** The vision model sees these facts in the picture, such as `{ children: 2 }`; anything else is good. */
  | { kind: 'facts'; facts: Json }

/** Times are in ms since 1970. */
export interface ReceivedCall {
  endpoint: Endpoint
  path: string
  at: number
  endedAt?: number
  status?: number
  headers: IncomingHttpHeaders
  /** The JSON body, or the fields of a form with its files as `images`. */
  body: Json
  /** File names of the reference images of a picture, in their order. */
  references: string[]
  /** The client closed the connection before it had the answer. */
  aborted: boolean
}

export interface OpenAiServer {
  /** Ends with /v1. */
  url: string
  /** The settings of a product that uses it. */
  readonly env: { OPENAI_API_KEY: string; OPENAI_BASE_URL: string }
  /** In order of arrival. */
  received: ReceivedCall[]
  calls(endpoint: Endpoint): ReceivedCall[]
  /** Pictures that were sent completely. */
  deliveredPictures: number
  /** Picture calls that the client aborted while they were in progress. */
  abortedPictures: number
  /** Maximum number of concurrent picture calls. */
  maxConcurrent: number
  /** Makes the next `times` matching calls fail. Default: one. */
  failNext(endpoint: Endpoint, fault: Fault, options?: { times?: number; when?: (body: Json) => boolean }): void
  /** Makes every matching call fail until `clearFaults`. */
  failAlways(endpoint: Endpoint, fault: Fault, when?: (body: Json) => boolean): void
  clearFaults(): void
  /** Can be changed at any time. More than `limit` concurrent pictures are answered 429. */
  settings: { pictureMs: number; textMs: number; checkMs: number; limit: number }
  stop(): Promise<void>
}
