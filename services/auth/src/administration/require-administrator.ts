import { requireSecondFactor } from '@kahani/service-kit/confirmed-identity'
import { notAdministrator, notSignedIn } from '@kahani/service-kit/http-error'
import type { RequireAdministrator } from '@kahani/service-kit/require-administrator'
import { currentUser } from '../sessions/session-service.ts'
import type { AdministratorPolicy } from '../users/administrator-policy.ts'
import type { UserRepository } from '../users/user-repository.ts'

/** Like `requireAdministratorAt` of the other services. It checks the account and not the session, which may be older. */
export const requireAdministrator =
  (users: Pick<UserRepository, 'findById'>, { secondFactor }: AdministratorPolicy): RequireAdministrator =>
  ({ fresh = false } = {}) =>
  async request => {
    const session = currentUser(request)
    const user = await users.findById(session.userId)
    if (!user) throw notSignedIn()
    if (!user.isAdmin) throw notAdministrator()
    if (secondFactor === 'required') requireSecondFactor(session, fresh ? 'fresh' : 'session')
  }
