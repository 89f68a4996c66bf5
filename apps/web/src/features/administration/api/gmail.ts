import {
  gmailConnectSchema,
  gmailStatusSchema,
  type TestEmailStatus,
  testEmailSchema,
  testEmailStatusSchema,
} from '@kahani/contracts/gmail'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { deleteResource, getJson, postJson } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'

const { auth: messages, test } = adminGmailMessages

const showError = (title: string) => (error: unknown) => toastError(title, error)

/** Refetched on window focus: the integration is configured in another tab. */
export const gmailStatusQuery = () =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.gmail()],
    queryFn: ({ signal }) => getJson(adminEndpoints.gmail(), gmailStatusSchema, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Opens Google's page, which leads back to `/admin/gmail-auth`. */
export const useConnectGmail = () =>
  useMutation({
    mutationFn: () => postJson(adminEndpoints.connectGmail(), gmailConnectSchema),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: showError(messages.connectFailed),
  })

export function useDisconnectGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(adminEndpoints.gmail()),
    onSuccess: () => toast({ title: messages.disconnected }),
    onError: showError(messages.disconnectFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: gmailStatusQuery().queryKey }),
  })
}

/** Queues an email to the administrator. */
export const useSendTestEmail = () =>
  useMutation({
    mutationFn: () => postJson(adminEndpoints.sendTestEmail(), testEmailSchema),
    onError: showError(test.failed),
  })

const TEST_EMAIL_INTERVAL_MS = 2_000
const isSettled = (status: TestEmailStatus | undefined) => status !== undefined && status.state !== 'queued'

/** Polled until the email is sent or rejected. */
export const testEmailQuery = (id: number) =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.testEmail(id)],
    queryFn: ({ signal }) => getJson(adminEndpoints.testEmail(id), testEmailStatusSchema, { signal }),
    refetchInterval: ({ state }) => (isSettled(state.data) ? false : TEST_EMAIL_INTERVAL_MS),
  })
