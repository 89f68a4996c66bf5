/** What one client, and all clients together, can occupy. Times are in ms. */
export interface Limits {
  /** Until the headers of a request are complete, counted from the connection or the request's first byte. */
  headersMs: number
  /** How often connections without complete headers are searched for. */
  headersCheckMs: number
  /** How long the rest of a rejected body is discarded, so that the client can read the response. */
  lingerMs: number
  /** A response with unsent bytes is measured over this time. */
  readerMs: number
  /** Bytes that a client has to read within `readerMs`. */
  readerMinBytes: number
  /** Large bodies of one account, or of one address without an account, that are being received or forwarded. */
  largeBodies: number
  /** Bytes of all large bodies together. */
  largeBodyBytes: number
  /** Bytes of all responses together that are read ahead of slow clients. */
  responseBufferBytes: number
  /** Connections to one upstream, and the share of them that one account or address can hold. */
  upstreamConnections: number
  upstreamShare: number
  /** How long a request waits for a connection to its upstream. */
  upstreamWaitMs: number
  /** An upstream without a free connection for longer makes the gateway unhealthy. */
  upstreamExhaustedMs: number
}

const SECOND = 1_000
const MB = 1024 * 1024

export const LIMITS: Limits = {
  headersMs: 10 * SECOND,
  headersCheckMs: SECOND,
  lingerMs: 2 * SECOND,
  readerMs: 30 * SECOND,
  // 4 KB/s: a sixth of what a phone reaches on a slow 3G network.
  readerMinBytes: 120 * 1024,
  largeBodies: 2,
  largeBodyBytes: 64 * MB,
  responseBufferBytes: 64 * MB,
  upstreamConnections: 128,
  upstreamShare: 32,
  upstreamWaitMs: 2 * SECOND,
  upstreamExhaustedMs: 3 * SECOND,
}
