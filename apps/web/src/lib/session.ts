import type { User } from '@kahani/contracts/accounts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getJson, postJson } from './api.ts'
import { ApiError } from './api-error.ts'
import { endpoints } from './endpoints.ts'

/** Loaded with a response, so that the entry script of a visitor does not include zod. */
const accountSchemas = () => import('@kahani/contracts/accounts')

/** The signed-in user, or null. Refetched on mount, on window focus and when the location changes. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })

/**
 * A 4xx response means that nobody is signed in. A server error or a network error is thrown instead: the first load
 * then treats the user as a visitor, and a page that is already open stays open.
 */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await getJson(endpoints.me(), async () => (await accountSchemas()).userSchema, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}

interface Session {
  user: User | null
  /** Whether the first request is still pending. */
  loading: boolean
}

/** Reads the session without refetching it, which `useRefreshedSession` does once for the whole app. */
export function useSession(): Session {
  const { data, isPending } = useQuery({ ...userQuery(), refetchOnMount: false, refetchOnWindowFocus: false })
  return { user: data ?? null, loading: isPending }
}

/** Refetches the session while the app is open. Called once, by the app shell. */
export function useRefreshedSession(): Session {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    void queryClient.refetchQueries({ queryKey: userQuery().queryKey }, { cancelRefetch: false })
  }, [key, queryClient])

  const { data, isPending } = useQuery(userQuery())
  return { user: data ?? null, loading: isPending }
}

/**
 * The user of a page behind `RequireSignIn`; throws elsewhere. If the session ends while the page is open, it returns the
 * last user until the page unmounts.
 */
export function useSignedInUser(): User {
  const { user } = useSession()
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('useSignedInUser requires a signed-in user')
  return last.current
}

/** Signs in `user` and removes the cached data of the previous user. */
export async function startSession(queryClient: QueryClient, user: User): Promise<void> {
  const { queryKey } = userQuery()
  await queryClient.cancelQueries({ queryKey })
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== queryKey[0] })
  queryClient.setQueryData(queryKey, user)
}

/** Ends the session on the server. */
export const signOut = () => postJson(endpoints.signOut(), async () => (await accountSchemas()).messageSchema)
