import type { User } from '@kahani/contracts/accounts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { getJson, post } from './api.ts'
import { ApiError, isTransient } from './api-error.ts'
import { dropEarlyResponses } from './early-requests.ts'
import { endpoints } from './endpoints.ts'
import { forgetUser, offlineUser, rememberUser } from './offline/device-account.ts'
import { withTimeout } from './offline/kept-json.ts'
import { startVisit } from './offline/kept-stories.ts'
import { knownUser } from './offline/known-user.ts'
import { hasSessionHint, pendingSignOut } from './session-hint.ts'

const UNAUTHORIZED = 401

/** Loaded with a response, so that the entry script of a visitor does not include zod. */
const accountSchemas = () => import('@kahani/contracts/accounts')

/** The signed-in user, or null. Refetched on mount, on window focus, when the location changes and when the device is online again. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal, client, queryKey }) =>
      fetchUser(client, client.getQueryData<User | null>(queryKey) ?? null, signal),
    // A visitor is known at once.
    initialData: () => (hasSessionHint() ? undefined : null),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })

/** After this time without a response, the user is the one that used this device last. */
const KNOWN_USER_AFTER_MS = 4000

/**
 * Without the hint there is no request. A 4xx response means that nobody is signed in. While the server can't be reached, a
 * page that is already open keeps its user, and the first load assumes the user that has not signed out on this device;
 * without one, the error is thrown, and the user is treated as a visitor.
 */
async function fetchUser(client: QueryClient, current: User | null, signal: AbortSignal): Promise<User | null> {
  const user = await requestUser(client, current, signal)
  // The session has ended, or is another account's since it changed in another tab.
  if (current && current.id !== user?.id) dropAccountData(client)
  return user
}

/** Removes what was requested for an account. */
const dropAccountData = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery().queryKey[0] })

async function requestUser(client: QueryClient, current: User | null, signal: AbortSignal): Promise<User | null> {
  if (!hasSessionHint()) {
    await forgetUser()
    return null
  }
  const request = getJson(endpoints.me(), async () => (await accountSchemas()).receivedUserSchema, { signal })
  // It may fail before it is awaited.
  request.catch(ignoreError)
  await startVisit()
  const known = knownUser.read()
  try {
    const user = await (known ? withTimeout(request, KNOWN_USER_AFTER_MS) : request)
    await rememberUser(user)
    return user
  } catch (error) {
    if (known && isTransient(error)) {
      const assumed = current ?? offlineUser(known)
      void request.then(user => replaceUser(client, assumed, user), ignoreError)
      return assumed
    }
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    dropEarlyResponses()
    if (error.status === UNAUTHORIZED) await forgetUser()
    return null
  }
}

/** Shows an answer that was slow, unless another one came first. */
async function replaceUser(client: QueryClient, assumed: User, user: User): Promise<void> {
  const { queryKey } = userQuery()
  if (user.id !== assumed.id || client.getQueryData(queryKey) !== assumed) return
  await rememberUser(user)
  client.setQueryData(queryKey, user)
}

/** The next request reports it. */
const ignoreError = () => undefined

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

/** The request that starts with the document is the one of the mount. In ms. */
const MOUNT_WITHIN_MS = 5_000

const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > MOUNT_WITHIN_MS

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

  const { data, isPending } = useQuery({ ...userQuery(), refetchOnMount: isOld })
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

/** Signs in `user` and removes the data of the previous user, also from this device. */
export async function startSession(queryClient: QueryClient, user: User): Promise<void> {
  const { queryKey } = userQuery()
  await queryClient.cancelQueries({ queryKey })
  dropAccountData(queryClient)
  // The new session has replaced the one that was left.
  pendingSignOut.remove()
  await rememberUser(user)
  queryClient.setQueryData(queryKey, user)
}

/** Loads the user again, also while the first load is pending: its answer may be older. */
export async function refetchUser(queryClient: QueryClient): Promise<void> {
  const { queryKey } = userQuery()
  await queryClient.cancelQueries({ queryKey })
  await queryClient.refetchQueries({ queryKey })
}

let ending: Promise<void> | undefined

/**
 * Ends the session on the server, after the requests that still need it. One request at a time: the answer to an earlier one
 * would delete the cookie of a session that was started meanwhile.
 */
export function signOut(): Promise<void> {
  ending ??= endSession().finally(() => {
    ending = undefined
  })
  return ending
}

/** Without an answer for this long, the device is treated as offline. */
const ANSWER_WITHIN_MS = 4000

async function endSession(): Promise<void> {
  await post(endpoints.signOut(), undefined, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  pendingSignOut.remove()
}
