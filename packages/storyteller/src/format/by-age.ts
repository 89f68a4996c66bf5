import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'

/** Age bands and several of them, and all others. */
export const AGE_KEYS = [...AGE_BANDS, '2-6', '2-9', '4-9', '4-12', '7-12', 'else'] as const
type Ages<T> = { readonly [Key in (typeof AGE_KEYS)[number]]?: T }
/** Data of which any part may differ by age: `{ '2-6': 0.8, else: 1 }`. Without `else`, the other ages don't have that part. */
export type ByAge<T> = Parts<T> | Ages<Parts<T>>
type Parts<T> = T extends readonly (infer Entry)[]
  ? readonly ByAge<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: ByAge<T[Key]> }
    : T

const RANGE = /^(\d+)-(\d+)$/
const bounds = (range: string) => (RANGE.exec(range) ?? []).slice(1).map(Number) as [number, number]

/** The value at an age, of a range that includes it. */
function choose(ages: Ages<unknown>, age: AgeBand): unknown {
  const [youngest, oldest] = bounds(age)
  const range = Object.keys(ages).find(each => {
    const [from, to] = bounds(each)
    return from <= youngest && oldest <= to
  })
  return range === undefined ? ages.else : ages[range as keyof typeof ages]
}

/** What data is at an age. Parts that this age doesn't have are left out. */
export function forAge<T>(data: ByAge<T>, age: AgeBand): T {
  return resolve(data, age) as T
}

function resolve(data: unknown, age: AgeBand): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(entry => resolve(entry, age)).filter(entry => entry !== undefined)
  const entries = Object.entries(data)
  if (RANGE.test(entries[0]?.[0] ?? '')) return resolve(choose(data, age), age)
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const resolved = resolve(value, age)
      return resolved === undefined ? [] : [[key, resolved]]
    }),
  )
}
