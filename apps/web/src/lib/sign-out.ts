import { shellMessages } from '@kahani/messages/en/shell'
import { isTransient } from './api-error.ts'
import { toastError } from './error-toast.ts'
import { forgetUser } from './offline/device-account.ts'
import { paths } from './paths.ts'
import { signOut } from './session.ts'
import { pendingSignOut } from './session-hint.ts'
import { clearTab, removeAccountValues } from './storage.ts'
import { createStore } from './store.ts'

/** Whether this page has signed out, and can't leave before the server can be reached. */
export const awaitingSignOut = createStore(false)

/**
 * Signs out: clears this device, ends the session on the server, and opens the home page. If the server can't be reached, the
 * session ends later, see `finishSignOut`.
 */
export async function signOutAndLeave(): Promise<void> {
  pendingSignOut.write(true)
  await clearDevice()
  try {
    await signOut()
  } catch (error) {
    if (isTransient(error)) {
      awaitingSignOut.set(true)
    } else {
      pendingSignOut.remove()
      toastError(shellMessages.account.signOutFailed, error)
    }
    return
  }
  await leave(paths.home())
}

/** Ends a session whose user signed out while the server could not be reached. Called at every visit, and when online again. */
export async function finishSignOut(): Promise<void> {
  // After an error there is another attempt, at the latest at the next visit.
  if (pendingSignOut.read()) await signOut().catch(() => undefined)
  if (awaitingSignOut.get() && !pendingSignOut.read()) await leave(paths.home())
}

/** Loads a page after the session has ended, which clears the user's data from memory, and clears this device. */
export async function leave(path: string): Promise<void> {
  try {
    await clearDevice()
  } finally {
    window.location.assign(path)
  }
}

/** Deletes what is stored in this tab, and the account, its drafts and its stories from this device. */
async function clearDevice(): Promise<void> {
  clearTab()
  removeAccountValues()
  await forgetUser()
}
