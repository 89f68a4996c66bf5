import { receivedUserSchema } from '@kahani/contracts/accounts'
import { signInMessages } from '@kahani/messages/en/account-pages'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { isCancelled, signWithPasskey, supportsPasskeys } from '../../../lib/passkeys.ts'
import { signOut, startSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'

const messages = secondFactorMessages.signIn

const neverChanges = () => () => undefined

/** Signs in without a username. Absent where the browser has no passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(endpoints.passkeySignInOptions())
      // Ends any existing session first, like sign-in with a password.
      await signOut().catch(() => undefined)
      return postJson(endpoints.passkeySignIn(), receivedUserSchema, { passkey })
    },
    onSuccess: async user => {
      await startSession(queryClient, user)
      onSignedIn()
    },
    onError: error => {
      if (!isCancelled(error)) toastError(signInMessages.failed, error)
    },
  })
  // The prerendered page has the button, so that nothing moves.
  const supported = useSyncExternalStore(neverChanges, supportsPasskeys, () => true)
  if (!supported) return null
  return (
    <Button variant="secondary" size="lg" busy={isPending || isSuccess} onClick={() => mutate()} className="w-full">
      <Fingerprint className="size-5" aria-hidden="true" />
      {isPending ? messages.waiting : messages.passkey}
    </Button>
  )
}
