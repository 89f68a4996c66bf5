import { authenticatorSetupSchema, recoveryCodesSchema } from '@kahani/contracts/second-factors'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteResource, postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { createPasskey, isCancelled } from '../../../lib/passkeys.ts'
import { secondFactorsQuery } from '../../../lib/second-factors.ts'
import { toast } from '../../../lib/toast.ts'
import { activityQuery } from './activity.ts'

const messages = secondFactorMessages.section

/** A change of the second factors. The lists that show it are loaded again. */
function useFactorChange<T, V>(options: UseMutationOptions<T, Error, V>) {
  const queryClient = useQueryClient()
  return useMutation({
    ...options,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey })
      return queryClient.invalidateQueries({ queryKey: secondFactorsQuery().queryKey })
    },
  })
}

/** @returns recovery codes with the first factor */
export const useAddPasskey = () =>
  useFactorChange({
    mutationFn: async (_: undefined) => {
      const passkey = await createPasskey(endpoints.passkeyOptions())
      return (await postJson(endpoints.passkeys(), recoveryCodesSchema, { passkey })).recoveryCodes
    },
    onSuccess: () => toast({ title: messages.added }),
    onError: error => {
      if (isCancelled(error)) toast({ title: messages.addFailed, description: messages.cancelled })
      else toastError(messages.addFailed, error)
    },
  })

/** Begins to set up an authenticator app. */
export const useSetUpAuthenticator = () =>
  useMutation({
    mutationFn: () => postJson(endpoints.authenticatorApp(), authenticatorSetupSchema),
    onError: error => toastError(messages.addFailed, error),
  })

/** @returns recovery codes with the first factor */
export const useConfirmAuthenticator = () =>
  useFactorChange({
    mutationFn: async (code: string) =>
      (await postJson(endpoints.confirmAuthenticatorApp(), recoveryCodesSchema, { code })).recoveryCodes,
    onSuccess: () => toast({ title: messages.added }),
  })

/** @param path of the factor */
export const useRemoveFactor = (path: string) =>
  useFactorChange({
    mutationFn: (_: undefined) => deleteResource(path),
    onSuccess: () => toast({ title: messages.removed }),
    onError: error => toastError(messages.removeFailed, error),
  })

export const useRenewRecoveryCodes = () =>
  useFactorChange({
    mutationFn: async (_: undefined) => (await postJson(endpoints.recoveryCodes(), recoveryCodesSchema)).recoveryCodes,
    onError: error => toastError(messages.addFailed, error),
  })
