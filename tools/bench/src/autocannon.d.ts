declare module 'autocannon' {
  interface Request {
    path: string
    headers: Record<string, string>
  }
  interface Options {
    url: string
    headers?: Record<string, string>
    /** Sent in turn by each connection. */
    requests?: Request[]
    connections: number
    /** Seconds. */
    duration: number
  }
  interface Result {
    errors: number
    timeouts: number
    non2xx: number
    /** By status. */
    statusCodeStats: Record<string, { count: number }>
    /** Per second. */
    requests: { average: number }
    /** In ms. */
    latency: { p50: number; p99: number }
    /** Bytes per second. */
    throughput: { average: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
