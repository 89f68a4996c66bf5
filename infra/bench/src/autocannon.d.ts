declare module 'autocannon' {
  interface Options {
    url: string
    headers: Record<string, string>
    connections: number
    /** Seconds. */
    duration: number
  }
  interface Result {
    errors: number
    timeouts: number
    non2xx: number
    /** Per second. */
    requests: { average: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
