import { messageSchema } from '@kahani/contracts/accounts'
import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import {
  type NewsletterDraft,
  type Newsletters,
  newsletterSchema,
  newslettersSchema,
} from '@kahani/contracts/newsletter'
import { adminNewslettersMessages as messages } from '@kahani/messages/en/admin-newsletters'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getJson, postJson } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { type Attempt, attemptFor, fingerprint } from '../../../lib/idempotency-key.ts'
import { toast } from '../../../lib/toast.ts'

const INTERVAL_MS = 5_000

const isQueueing = (data: Newsletters | undefined) =>
  data?.newsletters.some(({ queuedAt }) => queuedAt === null) ?? false

/** Polled while the emails of a newsletter are being queued. */
export const newslettersQuery = () =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.newsletters()],
    queryFn: ({ signal }) => getJson(adminEndpoints.newsletters(), newslettersSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isQueueing(state.data) ? INTERVAL_MS : false),
  })

/** Rejections: whether the caller shows the error itself. */
type OnRejected = (error: unknown) => boolean

const showError = (title: string, onRejected: OnRejected) => (error: unknown) => {
  if (onRejected(error)) return
  toastError(title, error)
}

/** Sends a newsletter. After an error, the same text is sent again with the same idempotency key. */
export function useSendNewsletter(onRejected: OnRejected) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  return useMutation({
    mutationFn: (draft: NewsletterDraft) => {
      attempt.current = attemptFor(attempt.current, fingerprint(draft))
      const headers = { [IDEMPOTENCY_HEADER]: attempt.current.key }
      return postJson(adminEndpoints.newsletters(), newsletterSchema, draft, { headers })
    },
    onSuccess: ({ subject }) => {
      attempt.current = null
      toast({ title: messages.sent, description: subject })
    },
    onError: showError(messages.sendFailed, onRejected),
    onSettled: () => queryClient.invalidateQueries({ queryKey: newslettersQuery().queryKey }),
  })
}

/** Sends a newsletter to the administrator only. */
export const useTestNewsletter = (onRejected: OnRejected) =>
  useMutation({
    mutationFn: (draft: NewsletterDraft) => postJson(adminEndpoints.testNewsletter(), messageSchema, draft),
    onSuccess: ({ message }) =>
      toast({ title: messages.tested, description: serverMessageText('newsletter-test') ?? message }),
    onError: showError(messages.testFailed, onRejected),
  })
