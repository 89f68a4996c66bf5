import { shellMessages } from '@kahani/messages/en/shell'
import { toastError } from './error-toast.ts'
import { forgetUser } from './offline/device-account.ts'
import { paths } from './paths.ts'
import { signOut } from './session.ts'
import { clearTab } from './storage.ts'

/** Signs out on this device, and opens the home page. */
export async function signOutAndLeave(): Promise<void> {
  try {
    await signOut()
    await leave(paths.home())
  } catch (error) {
    toastError(shellMessages.account.signOutFailed, error)
  }
}

/**
 * Loads a page after the session has ended, which clears the user's data from memory. Deletes the drafts of this tab, and the
 * account and its stories from this device.
 */
export async function leave(path: string): Promise<void> {
  clearTab()
  try {
    await forgetUser()
  } finally {
    window.location.assign(path)
  }
}
