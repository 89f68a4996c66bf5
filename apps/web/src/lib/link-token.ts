import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The token of the emailed link that opened the page; null without one. It is moved from the address to the state of the
 * history entry: there it survives a reload, but is not shown, copied with the address or left in the browser's history.
 */
export function useLinkToken(): string | null {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const token = query.get('token')
  useEffect(() => {
    if (token !== null) navigate(pathname, { replace: true, state: { token } })
  }, [token, pathname, navigate])
  return token ?? tokenOf(state)
}

function tokenOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null
  return typeof state.token === 'string' && state.token !== '' ? state.token : null
}
