import autocannon from 'autocannon'

export interface Load {
  url: string
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** Sends requests as fast as they are answered. @returns requests per second @throws if any answer is not a 2xx */
export async function requestsPerSecond({ url, headers = {}, connections, seconds }: Load): Promise<number> {
  const { errors, timeouts, non2xx, requests } = await autocannon({ url, headers, connections, duration: seconds })
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers with another status than 2xx`)
  }
  return requests.average
}

/** @param percent from 0 to 100 */
export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = low] = sorted.slice(sorted.length % 2 ? middle : middle - 1, middle + 1)
  return (low + high) / 2
}
