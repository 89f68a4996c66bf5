import { useSearchParams } from 'react-router-dom'

/** The values that each filter accepts, besides the empty string for no filter. */
export type AllowedFilters<Name extends string> = Record<Name, readonly string[] | RegExp>

export const USER_ID = /^[1-9]\d{0,14}$/

const accepts = (allowed: readonly string[] | RegExp, value: string) =>
  allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)

/** Reads filters from a query string. A value that is not accepted, or absent, is an empty string. */
export function readFilters<Name extends string>(query: URLSearchParams, allowed: AllowedFilters<Name>) {
  const entries = Object.entries<readonly string[] | RegExp>(allowed).map(([name, values]) => {
    const value = query.get(name) ?? ''
    return [name, accepts(values, value) ? value : '']
  })
  return Object.fromEntries(entries) as Record<Name, string>
}

/** The filters of a list, which are in the address of the page, so that a reload keeps them. */
export function useFilters<Name extends string>(allowed: AllowedFilters<Name>) {
  const [query, setQuery] = useSearchParams()
  const values = readFilters(query, allowed)
  return {
    values,
    active: Object.values(values).some(value => value !== ''),
    /** The properties of an input for a filter. */
    filter: (name: Name) => ({
      value: values[name],
      onChange: (value: string) => {
        const next = new URLSearchParams(query)
        if (value === '') next.delete(name)
        else next.set(name, value)
        setQuery(next, { replace: true })
      },
    }),
    clear: () => setQuery({}, { replace: true }),
  }
}
