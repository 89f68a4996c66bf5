import { confirmEmailMessages as messages } from '@kahani/messages/en/email-verification'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from './api.ts'
import { endpoints } from './endpoints.ts'
import { errorMessage } from './error-message.ts'
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
    onError: error => toast({ title: messages.failed, description: errorMessage(error), variant: 'destructive' }),
    // No email is sent if the address was confirmed elsewhere.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
  })
  return { resend: () => mutate(), sending: isPending }
}
