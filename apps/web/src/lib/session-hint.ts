import { mayBeSignedIn } from '@kahani/contracts/documents'
import { storedValue } from './storage.ts'

/** Whether the user has signed out on this device, but the server has not answered yet. It makes the user a visitor. */
export const pendingSignOut = storedValue('device', 'sign-out-pending', value => value === true)

/**
 * Whether the browser may have a session. If not, nobody is signed in, and there is no need to ask the server. Also false where
 * there is no document.
 */
export const hasSessionHint = (): boolean =>
  typeof document !== 'undefined' && mayBeSignedIn(document.cookie) && !pendingSignOut.read()
