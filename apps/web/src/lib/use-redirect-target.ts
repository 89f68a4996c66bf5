import { useSearchParams } from 'react-router-dom'

/** The path that a visitor was sent to sign in from; it goes along from one account screen to the other. */
export function useRedirectTarget(): string | undefined {
  const [query] = useSearchParams()
  return query.get('redirectTo') ?? undefined
}
