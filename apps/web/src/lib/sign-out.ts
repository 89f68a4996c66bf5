import { shellMessages } from '@kahani/messages/en/shell'
import { errorMessage } from './error-message.ts'
import { paths } from './paths.ts'
import { signOut } from './session.ts'
import { toast } from './toast.ts'

/** Signs out on this device, and opens the home page. */
export async function signOutAndLeave(): Promise<void> {
  try {
    await signOut()
    leave(paths.home())
  } catch (error) {
    toast({ title: shellMessages.account.signOutFailed, description: errorMessage(error), variant: 'destructive' })
  }
}

/** Loads a page after the session has ended, which clears the user's data from memory, and clears the drafts of this tab. */
export function leave(path: string): void {
  sessionStorage.clear()
  window.location.assign(path)
}
