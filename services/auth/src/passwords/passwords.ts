import { hash, type Options, verify } from '@node-rs/argon2'

/** Passwords as Argon2id. @param cost by default 19 MiB, 2 passes, 1 lane, as OWASP recommends */
export function createPasswords(cost?: Options) {
  const hashPassword = (password: string) => hash(password, cost)
  let dummyHash: Promise<string> | undefined
  return {
    hash: hashPassword,

    /** Takes as long without a hash as with one, so that the response time does not reveal which usernames exist. */
    async verify(storedHash: string | null | undefined, password: string): Promise<boolean> {
      dummyHash ??= hashPassword('not the password of any account')
      const matches = await verify(storedHash ?? (await dummyHash), password)
      return typeof storedHash === 'string' && matches
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
