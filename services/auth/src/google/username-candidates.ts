import { randomInt } from 'node:crypto'
import { emailSchema, usernameSchema } from '@kahani/contracts/accounts'
import { normalizeUsername } from '@kahani/contracts/usernames'
import { googleSignInMessages as messages } from '@kahani/messages/en/google-sign-in'
import { isReservedUsername } from '../users/reserved-usernames.ts'

/** Leaves space for a number. */
const MAX_CHARACTERS = 50
const NUMBER_LENGTHS = [3, 4, 5, 6, 7]

const isUsername = (text: string) =>
  usernameSchema.safeParse(text).success && !emailSchema.safeParse(text).success && !isReservedUsername(text)
const randomNumber = (length: number) => randomInt(10 ** (length - 1), 10 ** length)

/** Usernames for a new account, in the order in which they are tried: the name at Google, then the name with a number. */
export function usernameCandidates(name = ''): string[] {
  const short = Array.from(normalizeUsername(name)).slice(0, MAX_CHARACTERS).join('').trim()
  const base = short !== '' && isUsername(`${short} 100`) ? short : messages.fallbackUsername
  const numbered = NUMBER_LENGTHS.map(length => `${base} ${randomNumber(length)}`)
  return base === short && isUsername(base) ? [base, ...numbered] : numbered
}
