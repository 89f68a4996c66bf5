import { type ChangeEmail, type ChangeUsername, emailChangeSchema } from '@kahani/contracts/accounts'
import { accountDetailsMessages as messages } from '@kahani/messages/en/account-details'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { deleteResource, getJson, post, putJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { refetchUser } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { activityQuery } from './activity.ts'

/** The new address that awaits its confirmation; null without one. */
export const emailChangeQuery = () =>
  queryOptions({
    queryKey: ['email-change'],
    queryFn: async ({ signal }) => (await getJson(endpoints.emailChange(), emailChangeSchema, { signal })).pending,
    staleTime: 0,
  })

export function useChangeUsername() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: ChangeUsername) => putJson(endpoints.username(), z.undefined(), change),
    onSuccess: async () => {
      toast({ title: messages.username.done })
      void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey })
      await refetchUser(queryClient)
    },
  })
}

/** A request about the change of the address. What is pending is loaded again, also after an error. */
function useEmailChange<T>(mutationFn: (request: T) => Promise<void>, onSuccess: (request: T) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (_, request) => onSuccess(request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailChangeQuery().queryKey }),
  })
}

const toastSent = (email: string) => toast({ title: messages.email.sent, description: messages.email.sentTo(email) })

/** Emails a link to a new address. */
export const useChangeEmail = () =>
  useEmailChange(
    (change: ChangeEmail) => putJson(endpoints.emailChange(), z.undefined(), change),
    ({ email }) => toastSent(email),
  )

/** Emails another link. @param email to which it is sent */
export function useResendEmailChange(email: string) {
  const { mutate, isPending } = useEmailChange(
    () => post(endpoints.resendEmailChange()),
    () => toastSent(email),
  )
  const onError = (error: unknown) => toastError(messages.email.failed, error)
  return { resend: () => mutate(undefined, { onError }), sending: isPending }
}

export function useCancelEmailChange() {
  const { mutate, isPending } = useEmailChange(
    () => deleteResource(endpoints.emailChange()),
    () => toast({ title: messages.email.cancelled }),
  )
  const onError = (error: unknown) => toastError(messages.email.failed, error)
  return { cancel: () => mutate(undefined, { onError }), cancelling: isPending }
}
