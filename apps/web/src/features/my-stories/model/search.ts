import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What the list is narrowed to; an empty text is no filter. */
export interface Search {
  /** Words of the title, the child's name or the theme. */
  q: string
  child: string
  theme: string
}

export const NO_SEARCH: Search = { q: '', child: '', theme: '' }
export const SEARCH_LENGTH = 100

export const isSearching = ({ q, child, theme }: Search) => q !== '' || child !== '' || theme !== ''

/** Reads a search from the hash of an address. */
function readSearch(hash: string): Search {
  const values = new URLSearchParams(hash.slice(1))
  const read = (name: keyof Search) => (values.get(name) ?? '').trim().slice(0, SEARCH_LENGTH)
  return { q: read('q'), child: read('child'), theme: read('theme') }
}

/** The hash of a search; empty for none. */
const searchHash = (search: Search) =>
  new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString()

/**
 * The search, which a reload and Back keep. It is in the hash of the address, which browsers send to nobody: it names
 * children.
 */
export function useSearch() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(hash), [hash])
  return {
    search,
    change: (changes: Partial<Search>) =>
      void navigate({ hash: searchHash({ ...search, ...changes }) }, { replace: true, preventScrollReset: true }),
  }
}
