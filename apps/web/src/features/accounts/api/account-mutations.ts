import {
  type ChangePassword,
  type ForgotPassword,
  messageSchema,
  type ResetPassword,
  receivedUserSchema,
  type SignIn,
  type SignUp,
} from '@kahani/contracts/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { refetchUser, signOut, startSession } from '../../../lib/session.ts'

export function useSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (account: SignUp) => postJson(endpoints.signUp(), receivedUserSchema, account),
    onSuccess: user => startSession(queryClient, user),
  })
}

export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (credentials: SignIn) => {
      // Ends any existing session first. Signing out fails without one, which is fine.
      await signOut().catch(() => undefined)
      return postJson(endpoints.signIn(), receivedUserSchema, credentials)
    },
    onSuccess: user => startSession(queryClient, user),
  })
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (passwords: ChangePassword) => postJson(endpoints.resetPassword(), messageSchema, passwords),
  })

/** Emails a link that sets a new password, if the address has an account. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (request: ForgotPassword) => postJson(endpoints.forgotPassword(), messageSchema, request),
  })

export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ResetPassword) => postJson(endpoints.resetPassword(), messageSchema, request),
    // The sessions of the account have ended, and its address is confirmed.
    onSuccess: () => refetchUser(queryClient),
  })
}

/** Confirms the address of an account that somebody else may have created, with a new password. */
export function useConfirmWithPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ResetPassword) => postJson(endpoints.verifyEmail(), messageSchema, request),
    onSuccess: () => refetchUser(queryClient),
  })
}
