const SECOND = 1_000
const MB = 1024 * 1024

/** What one client, and all clients together, can occupy. Times are in ms. */
export const LIMITS = {
  /** Until the headers of a request are complete, counted from the connection or the request's first byte. */
  headersMs: 10 * SECOND,
  /** How often connections without complete headers are searched for. */
  headersCheckMs: SECOND,
  /** How long the rest of a rejected body is discarded, so that the client can read the response. */
  lingerMs: 2 * SECOND,
  /** A response with unsent bytes is measured over this time. */
  readerMs: 30 * SECOND,
  /** Bytes that a client has to read within `readerMs`. 4 KB/s: a sixth of what a phone reaches on a slow 3G network. */
  readerMinBytes: 120 * 1024,
  /** Large bodies of one account, or of one address without an account, that are being received or forwarded. */
  largeBodies: 2,
  /** Bytes of all large bodies together. */
  largeBodyBytes: 64 * MB,
  /** Bytes of all responses together that are read ahead of slow clients. */
  responseBufferBytes: 64 * MB,
  /** Connections to one upstream, and the share of them that one account or address can hold. */
  upstreamConnections: 128,
  upstreamShare: 32,
  /** How long a request waits for a connection to its upstream. */
  upstreamWaitMs: 2 * SECOND,
  /** An upstream without a free connection for longer makes the gateway unhealthy. */
  upstreamExhaustedMs: 3 * SECOND,
}
export type Limits = typeof LIMITS
