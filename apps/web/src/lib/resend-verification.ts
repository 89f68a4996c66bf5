import { confirmEmailMessages as messages } from '@kahani/messages/en/email-verification'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from './api.ts'
import { endpoints } from './endpoints.ts'
import { toastError } from './error-toast.ts'
import { userQuery } from './session.ts'
import { toast } from './toast.ts'

const messageSchema = async () => (await import('@kahani/contracts/accounts')).messageSchema

/** Emails another link that confirms the user's address. */
export function useResendVerification() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => postJson(endpoints.resendVerification(), messageSchema),
    onSuccess: ({ message }) =>
      toast({ title: messages.sent, description: serverMessageText('verification-sent') ?? message }),
    onError: error => toastError(messages.failed, error),
    // No email is sent if the address was confirmed elsewhere.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
  })
  return { resend: () => mutate(), sending: isPending }
}
