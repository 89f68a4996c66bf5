import { useSearchParams } from 'react-router-dom'

/** The `redirectTo` query value: the path that required signing in. Account pages pass it on to each other. */
export function useRedirectTarget(): string | undefined {
  const [query] = useSearchParams()
  return query.get('redirectTo') ?? undefined
}
