import autocannon from 'autocannon'

export interface Load {
  url: string
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** Asks as fast as the other side answers. @returns answers a second. @throws when any of them is not a 2xx */
export async function answersPerSecond({ url, headers = {}, connections, seconds }: Load): Promise<number> {
  const { errors, timeouts, non2xx, requests } = await autocannon({ url, headers, connections, duration: seconds })
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} time-outs, ${non2xx} answers that are not 2xx`)
  }
  return requests.average
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = low] = sorted.slice(sorted.length % 2 ? middle : middle - 1, middle + 1)
  return (low + high) / 2
}
