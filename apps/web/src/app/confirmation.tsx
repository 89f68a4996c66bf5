import { lazy, Suspense, useSyncExternalStore } from 'react'
import { confirmationStore } from '../lib/confirm-identity.ts'

const ConfirmIdentityDialog = lazy(() => import('./confirm-identity-dialog.tsx'))

/** Shows the dialog in which a user proves who they are, while a request needs it. */
export function Confirmation() {
  const question = useSyncExternalStore(confirmationStore.subscribe, confirmationStore.get, () => null)
  if (!question) return null
  return (
    <Suspense>
      <ConfirmIdentityDialog {...question} />
    </Suspense>
  )
}
