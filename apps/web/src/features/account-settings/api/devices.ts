import { type Device, devicesSchema } from '@kahani/contracts/accounts'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteResource, getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { paths } from '../../../lib/paths.ts'
import { leave } from '../../../lib/sign-out.ts'
import { toast } from '../../../lib/toast.ts'

const messages = accountSettingsMessages.devices

/** The devices on which the user is signed in, most recently used first. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ signal }) => (await getJson(endpoints.devices(), devicesSchema, { signal })).devices,
    staleTime: 0,
  })

const showError = (error: unknown) => toastError(messages.signOutFailed, error)

/** Signs out another device. */
export function useSignOutDevice(device: Device) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(endpoints.device(device.id)),
    onSuccess: () => toast({ title: messages.signedOut, description: device.name ?? messages.unknown }),
    onError: showError,
    // Also after an error: the device may have been signed out meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  })
}

/** Signs out on all devices, including this one. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => deleteResource(endpoints.devices()),
    onSuccess: () => leave(paths.signIn()),
    onError: showError,
  })
