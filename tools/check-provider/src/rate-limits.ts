import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** A limit of the account, from the `x-ratelimit-*` headers of a response. */
export interface RateLimit {
  /** What is limited, such as `requests`, `tokens` or `images`. */
  unit: string
  limit: number
  remaining: number
}

/** Published by `fetch` when the headers of a response have arrived: names and values in turn. */
interface ResponseHeaders {
  request: { origin: string | URL }
  response: { headers: Buffer[] }
}

const CHANNEL = 'undici:request:headers'

const pairsOf = (headers: Buffer[]) =>
  Array.from({ length: headers.length / 2 }, (_, i) => [`${headers[2 * i]}`.toLowerCase(), `${headers[2 * i + 1]}`])

function parseRateLimits(headers: Buffer[]): RateLimit[] {
  const values = new Map(pairsOf(headers) as [string, string][])
  return [...values].flatMap(([name, value]) => {
    const unit = /^x-ratelimit-limit-([a-z-]+)$/.exec(name)?.[1]
    const [limit, remaining] = [Number(value), Number(values.get(`x-ratelimit-remaining-${unit}`) ?? Number.NaN)]
    return unit && limit > 0 && remaining >= 0 ? [{ unit, limit, remaining }] : []
  })
}

/** Observes the responses of a server. `tightest` is the limit of which the smallest share remains. */
export function watchRateLimits(baseUrl: string) {
  const { origin } = new URL(baseUrl)
  let tightest: RateLimit | undefined
  const share = ({ limit, remaining }: RateLimit) => remaining / limit
  const onHeaders = (message: unknown) => {
    const { request, response } = message as ResponseHeaders
    if (String(request.origin) !== origin) return
    for (const limit of parseRateLimits(response.headers))
      if (tightest === undefined || share(limit) < share(tightest)) tightest = limit
  }
  subscribe(CHANNEL, onHeaders)
  return { tightest: () => tightest, stop: () => unsubscribe(CHANNEL, onHeaders) }
}
