import type { ChangePassword, SignIn, SignUp, User } from '@kahani/contracts/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { signOut, startSession } from '../../../lib/session.ts'

export function useSignUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (account: SignUp) => postJson<User>(endpoints.signUp(), account),
    onSuccess: user => startSession(queryClient, user),
  })
}

export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (credentials: SignIn) => {
      // Any session of before is ended first; that there was none is no failure.
      await signOut().catch(() => undefined)
      return postJson<User>(endpoints.signIn(), credentials)
    },
    onSuccess: user => startSession(queryClient, user),
  })
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (passwords: ChangePassword) => postJson<{ message: string }>(endpoints.changePassword(), passwords),
  })
