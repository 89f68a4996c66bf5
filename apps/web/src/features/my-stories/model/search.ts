import { STORY_ORDERS, type StoryOrder } from '@kahani/contracts/story-search'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What the list is narrowed to; an empty text is no filter. */
export interface Search {
  /** Words of the title, the child's name or the theme. */
  q: string
  child: string
  theme: string
  favourite: boolean
  order: StoryOrder
}

export const NO_SEARCH: Search = { q: '', child: '', theme: '', favourite: false, order: 'newest' }
export const SEARCH_LENGTH = 100

/** Whether some stories are left out. */
export const isNarrowed = ({ q, child, theme, favourite }: Search) =>
  q !== '' || child !== '' || theme !== '' || favourite

/** Whether the list differs from that of all stories, newest first. */
export const isSearching = (search: Search) => isNarrowed(search) || search.order !== 'newest'

/** The texts of a search, in the state of an entry of the browser's history. */
type HistoryState = Partial<Record<'q' | 'child' | 'theme', unknown>> | null

function readSearch(query: string, state: HistoryState): Search {
  const values = new URLSearchParams(query)
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, SEARCH_LENGTH) : '')
  return {
    q: text(state?.q),
    child: text(state?.child),
    theme: text(state?.theme),
    favourite: values.get('show') === 'favourites',
    order: STORY_ORDERS.find(order => order === values.get('order')) ?? NO_SEARCH.order,
  }
}

function toLocation({ favourite, order, ...texts }: Search): { search: string; state: HistoryState } {
  const query = new URLSearchParams()
  if (favourite) query.set('show', 'favourites')
  if (order !== NO_SEARCH.order) query.set('order', order)
  return { search: query.toString(), state: texts }
}

/**
 * The search, which a reload and Back keep. Its texts name children, so they are not in the address but in the browser's
 * history, which only this browser knows.
 */
export function useSearch() {
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(query, state as HistoryState), [query, state])
  return {
    search,
    change(changes: Partial<Search>): void {
      const { search: nextQuery, state: nextState } = toLocation({ ...search, ...changes })
      void navigate({ search: nextQuery }, { state: nextState, replace: true, preventScrollReset: true })
    },
  }
}
