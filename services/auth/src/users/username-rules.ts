import { emailSchema } from '@kahani/contracts/accounts'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { usernameIsAddress, usernameReserved } from '../errors.ts'
import { isReservedUsername } from './reserved-usernames.ts'

/**
 * An account can be named after its own address only: the address of somebody else would be taken for theirs, also at sign-in.
 * @param email of the account
 * @throws HttpError 400 for a username that poses as the product or as somebody else
 */
export function checkUsername(username: string, email: string): void {
  if (isReservedUsername(username)) throw usernameReserved()
  const isAddress = emailSchema.safeParse(username).success
  if (isAddress && canonicalize(username) !== canonicalize(email)) throw usernameIsAddress()
}
