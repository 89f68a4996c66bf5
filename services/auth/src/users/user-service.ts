import type { SignIn, SignUp } from '@kahani/contracts/accounts'
import { notSignedIn } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { wrongCredentials, wrongCurrentPassword } from '../errors.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { StoredUser, UserRepository } from './user-repository.ts'

export interface Administrator {
  username: string
  email: string
  password: string
}

export function createUserService(users: UserRepository) {
  return {
    /** @throws HttpError 409 if the username or email is taken */
    async signUp({ username, email, password }: SignUp): Promise<StoredUser> {
      return users.add({ username, email, passwordHash: await hashPassword(password), isAdmin: false })
    },

    /** @throws HttpError 401 */
    async signIn({ username, password }: SignIn): Promise<StoredUser> {
      const user = await users.findByName(username)
      if (!(await verifyPassword(user?.passwordHash, password)) || !user) throw wrongCredentials()
      return user
    },

    /** @throws HttpError 401 if the account does not exist */
    async getById(id: number): Promise<StoredUser> {
      const user = await users.findById(id)
      if (!user) throw notSignedIn()
      return user
    },

    /** @throws HttpError 403 if the current password is wrong */
    async changePassword(id: number, currentPassword: string, newPassword: string): Promise<void> {
      const user = await users.findById(id)
      if (!user) throw notSignedIn()
      if (!(await verifyPassword(user.passwordHash, currentPassword))) throw wrongCurrentPassword()
      await users.setPassword(id, await hashPassword(newPassword))
    },

    /** Creates the administrator unless the username exists. */
    async seedAdministrator({ username, email, password }: Administrator, logger: Logger): Promise<void> {
      const existing = await users.findByName(username)
      if (existing) {
        if (!existing.isAdmin)
          logger.warn('ADMIN_USERNAME is the name of an account without admin rights; no administrator was created')
        return
      }
      await users.add({ username, email, passwordHash: await hashPassword(password), isAdmin: true })
      logger.info('administrator created')
    },
  }
}
export type UserService = ReturnType<typeof createUserService>
