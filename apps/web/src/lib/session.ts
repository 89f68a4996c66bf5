import type { User } from '@kahani/contracts/accounts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getJson, postJson } from './api.ts'
import { ApiError } from './api-error.ts'
import { endpoints } from './endpoints.ts'

/** The signed-in user, or null. Fetched again on mount, on focus and whenever the location changes. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })

/**
 * An answer that is not OK means that nobody is signed in. A server in trouble or no answer is an error instead: a
 * first load then shows a visitor, while somebody who reads keeps the page through a lost connection.
 */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await getJson<User>(endpoints.me(), { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}

export interface Session {
  user: User | null
  /** Whether it is not known yet if somebody is signed in. */
  loading: boolean
}

/** Reads who is signed in. Asking anew is `useRefreshedSession`'s, or every part of a page would ask for itself. */
export function useSession(): Session {
  const { data, isPending } = useQuery({ ...userQuery(), refetchOnMount: false, refetchOnWindowFocus: false })
  return { user: data ?? null, loading: isPending }
}

/** Keeps the session true while the app is open; stands once, around all screens. */
export function useRefreshedSession(): Session {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    void queryClient.refetchQueries({ queryKey: userQuery().queryKey }, { cancelRefetch: false })
  }, [key, queryClient])

  const { data, isPending } = useQuery(userQuery())
  return { user: data ?? null, loading: isPending }
}

/**
 * The user of a screen behind `RequireSignIn`. Throws on any other. When the session ends while the screen is shown, it
 * stays the user who was, for the moment until the screen is left.
 */
export function useSignedInUser(): User {
  const { user } = useSession()
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('This screen is for signed-in users only')
  return last.current
}

/** Makes `user` the signed-in one and forgets what was fetched for whoever was before. */
export async function startSession(queryClient: QueryClient, user: User): Promise<void> {
  const { queryKey } = userQuery()
  await queryClient.cancelQueries({ queryKey })
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== queryKey[0] })
  queryClient.setQueryData(queryKey, user)
}

/** Ends the session on the server; throws where that was not OK. */
export const signOut = () => postJson<unknown>(endpoints.signOut())
