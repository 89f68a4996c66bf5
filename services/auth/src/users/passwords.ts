import { hash, verify } from '@node-rs/argon2'

// Argon2id with the library's defaults: 19 MiB, 2 passes, 1 lane, OWASP's first choice.
export const hashPassword = (password: string) => hash(password.normalize('NFKC'))

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one. Without a hash it takes as long as with one and says no, so that the time of an answer
 * doesn't tell which names exist.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this')
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'))
  return stored !== undefined && matches
}
