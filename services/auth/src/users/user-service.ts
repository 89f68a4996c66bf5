import type { SignIn, SignUp } from '@kahani/contracts/accounts'
import { notSignedIn } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { wrongCredentials, wrongCurrentPassword } from '../errors.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import type { StoredUser, UserRepository } from './user-repository.ts'

export interface Administrator {
  username: string
  email: string
  password: string
}

/** The rules of accounts. */
export function createUserService(users: UserRepository) {
  return {
    /** @throws HttpError 409 where the name or the address is taken */
    async signUp({ username, email, password }: SignUp): Promise<StoredUser> {
      return users.add({ username, email, passwordHash: await hashPassword(password), isAdmin: false })
    },

    /** @throws HttpError 401 */
    async signIn({ username, password }: SignIn): Promise<StoredUser> {
      const user = await users.findByName(username)
      if (!(await passwordMatches(user?.passwordHash, password)) || !user) throw wrongCredentials()
      return user
    },

    /** @throws HttpError 401 where the account is gone */
    async byId(id: number): Promise<StoredUser> {
      const user = await users.findById(id)
      if (!user) throw notSignedIn()
      return user
    },

    /** @throws HttpError 403 where the current password is not right */
    async changePassword(id: number, currentPassword: string, newPassword: string): Promise<void> {
      const user = await users.findById(id)
      if (!user) throw notSignedIn()
      if (!(await passwordMatches(user.passwordHash, currentPassword))) throw wrongCurrentPassword()
      await users.setPassword(id, await hashPassword(newPassword))
    },

    /** Makes the administrator, once; a name that is there already is left as it is. */
    async seedAdministrator({ username, email, password }: Administrator, logger: Logger): Promise<void> {
      const found = await users.findByName(username)
      if (found) {
        if (!found.isAdmin) logger.warn('ADMIN_USERNAME names an account that is no administrator; it is left as it is')
        return
      }
      await users.add({ username, email, passwordHash: await hashPassword(password), isAdmin: true })
      logger.info('the administrator was made')
    },
  }
}
export type UserService = ReturnType<typeof createUserService>
