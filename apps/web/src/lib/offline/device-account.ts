import type { User } from '@kahani/contracts/accounts'
import { forgetReadingPositions } from '../reading-position.ts'
import { removeAccountValues } from '../storage.ts'
import { deleteStories } from './kept-stories.ts'
import { type KnownUser, knownUser } from './known-user.ts'

/** Remembers the account that is signed in, and deletes the stories and drafts of any other one, and where it read, from this device. */
export async function rememberUser({ id, username }: User): Promise<void> {
  if (id === 0) return forgetUser()
  const known = knownUser.read()
  if (known?.id === id && known.username === username) return
  knownUser.write({ id, username })
  if (known?.id === id) return
  forgetReadingPositions()
  removeAccountValues({ exceptOf: id })
  await deleteStories({ exceptOf: id })
}

/**
 * Deletes the account, its stories and where it read them from this device. Called whenever a session has ended. Drafts stay
 * until a sign-out.
 */
export async function forgetUser(): Promise<void> {
  // First, so that no tab keeps another story meanwhile.
  knownUser.remove()
  forgetReadingPositions()
  await deleteStories()
}

/** The account while the server can't be reached. What is not known of it is as for a new account. */
export const offlineUser = ({ id, username }: KnownUser): User => ({
  id,
  username,
  email: '',
  isAdmin: false,
  emailVerified: true,
  hasPassword: true,
  subscriptionStatus: 'free',
  printedCopiesRemaining: 0,
})
