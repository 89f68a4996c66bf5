import { type AdminUser, fixedStoryCountSchema } from '@kahani/contracts/admin'
import { changedRoleSchema } from '@kahani/contracts/audit-log'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { deleteResource, postJson, requireSuccess } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { listKey } from './lists.ts'

const { users: messages } = adminDashboardMessages

function useReloadUsers() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: listKey(adminEndpoints.users()) })
}

/** Reconciles a user's orders with the payment provider. */
export function useFixStoryCount({ id }: AdminUser) {
  const reloadUsers = useReloadUsers()
  const { title, description } = messages.fixError
  return useMutation({
    mutationFn: async () =>
      requireSuccess(await postJson(adminEndpoints.fixStoryCount(), fixedStoryCountSchema, { userId: id })),
    onSuccess: ({ message }) => {
      toast({ title: messages.fixed, description: serverMessageText('story-count-fixed') ?? message })
      reloadUsers()
    },
    onError: error => toastError(title, error, description, description),
  })
}

/** Makes a user an administrator, or not one any more. */
export function useChangeRole({ id, isAdmin }: AdminUser) {
  const reloadUsers = useReloadUsers()
  return useMutation({
    mutationFn: () => postJson(adminEndpoints.userRole(id), changedRoleSchema, { isAdmin: !isAdmin }),
    onSuccess: ({ message }) =>
      toast({ title: messages.roleChanged, description: serverMessageText('role-changed') ?? message }),
    onError: error => toastError(messages.roleFailed, error),
    // Also after an error: another administrator may have changed the role.
    onSettled: reloadUsers,
  })
}

/** Removes passkeys, authenticator app and recovery codes of a user who lost them. */
export const useRemoveFactors = ({ id, username }: AdminUser) =>
  useMutation({
    mutationFn: () => deleteResource(adminEndpoints.userSecondFactors(id)),
    onSuccess: () => toast({ title: messages.factorsRemoved, description: username }),
    onError: error => toastError(messages.factorsFailed, error),
  })

export const useSignOutUser = ({ id, username }: AdminUser) =>
  useMutation({
    mutationFn: () => deleteResource(adminEndpoints.userSessions(id)),
    onSuccess: () => toast({ title: messages.signedOut, description: messages.signedOutOf(username) }),
    onError: error => toastError(messages.signOutFailed, error),
  })
