import { hash, verify } from '@node-rs/argon2'

// Argon2id with the library's defaults: 19 MiB, 2 passes, 1 lane, as OWASP recommends.
export const hashPassword = (password: string) => hash(password.normalize('NFKC'))

let dummyHash: Promise<string> | undefined

/** Takes as long without a hash as with one, so that the response time does not reveal which usernames exist. */
export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('not the password of any account')
  const matches = await verify(storedHash ?? (await dummyHash), password.normalize('NFKC'))
  return typeof storedHash === 'string' && matches
}
