import { photoConsentListSchema } from '@kahani/contracts/photo-consents'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteResource, getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'

const messages = accountSettingsMessages.photos

/** The user's consents to the use of a photo, newest first. */
export const photoConsentsQuery = () =>
  queryOptions({
    queryKey: ['photo-consents'],
    queryFn: ({ signal }) => getJson(endpoints.photoConsents(), photoConsentListSchema, { signal }),
    staleTime: 0,
  })

/** Withdraws the consent for a story, and deletes its photo. */
export function useWithdrawConsent(storyId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(endpoints.photoConsent(storyId)),
    onSuccess: () => toast({ title: messages.withdrawDone }),
    onError: error => toastError(messages.withdrawFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: photoConsentsQuery().queryKey }),
  })
}
