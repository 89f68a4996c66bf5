import type { ConfirmIdentity, NewPasskey, SecondFactors } from '@kahani/contracts/second-factors'
import type { SecurityChange } from '@kahani/contracts/security-changes'
import { requireFreshSecondFactor } from '@kahani/service-kit/confirmed-identity'
import { isUniqueViolation } from '@kahani/service-kit/database'
import { notFound, notSignedIn } from '@kahani/service-kit/http-error'
import type { SessionData } from '@kahani/service-kit/session-format'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordSecurityChange } from '../audit/security-change.ts'
import type { Database } from '../database.ts'
import { passkeyExists, secondFactorNeeded, wrongCode, wrongPassword } from '../errors.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SessionService } from '../sessions/session-service.ts'
import { createUserRepository } from '../users/user-repository.ts'
import type { AuthenticatorApps } from './authenticator-apps.ts'
import { createPasskeyRepository } from './passkey-repository.ts'
import type { Passkeys } from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

export interface SecondFactorServiceDeps {
  db: Kysely<Database>
  passkeys: Passkeys
  apps: AuthenticatorApps
  passwords: Passwords
  sessions: Pick<SessionService, 'endAll' | 'requireExisting'>
  flushOutbox: () => void
}

/** The second factors of accounts: passkeys, an authenticator app and recovery codes. */
export function createSecondFactorService({
  db,
  passkeys,
  apps,
  passwords,
  sessions,
  flushOutbox,
}: SecondFactorServiceDeps) {
  const users = createUserRepository(db)
  const recoveryCodes = createRecoveryCodes(db)
  const stored = createPasskeyRepository(db)

  async function list(userId: number): Promise<SecondFactors> {
    const [keys, authenticatorApp, recoveryCodesLeft] = await Promise.all([
      stored.listOf(userId),
      apps.exists(userId),
      recoveryCodes.count(userId),
    ])
    const toPasskey = ({ id, name, createdAt, lastUsedAt }: (typeof keys)[number]) => ({
      ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    })
    return { passkeys: keys.map(toPasskey), authenticatorApp, recoveryCodesLeft }
  }

  async function hasAny(userId: number): Promise<boolean> {
    const { passkeys, authenticatorApp } = await list(userId)
    return authenticatorApp || passkeys.length > 0
  }

  /** @throws HttpError 401 unless it is a code of the user's app, or an unused recovery code */
  async function verifyCode(userId: number, code: string): Promise<void> {
    if (await apps.verify(userId, code.replace(/\s/g, ''))) return
    if (!(await recoveryCodes.use(userId, code))) throw wrongCode()
  }

  /**
   * Makes a change while the account is locked. @param userId by default the actor
   * @throws HttpError 404 if the account is gone, 401 if the session of the actor has ended
   */
  async function change<T>(
    actor: Actor,
    kind: SecurityChange,
    make: (trx: Transaction<Database>) => Promise<T>,
    userId = actor.userId,
  ): Promise<T> {
    const result = await db.transaction().execute(async trx => {
      if (!(await createUserRepository(trx).lock(userId))) throw notFound('account')
      await sessions.requireExisting(actor.sessionId)
      const made = await make(trx)
      await recordSecurityChange(trx, kind, actor, userId)
      return made
    })
    flushOutbox()
    return result
  }

  /** The codes for the first factor of an account; null if it has some. */
  const firstRecoveryCodes = async (trx: Transaction<Database>, userId: number) =>
    (await createRecoveryCodes(trx).count(userId)) > 0 ? null : createRecoveryCodes(trx).renew(userId)

  /** Without a factor, the codes have no use. */
  async function deleteUnusedCodes(trx: Transaction<Database>, userId: number): Promise<void> {
    const app = await trx.selectFrom('authenticator_apps').select('user_id').where('user_id', '=', userId).execute()
    const keys = await createPasskeyRepository(trx).listOf(userId)
    if (app.length + keys.length === 0) await createRecoveryCodes(trx).deleteAll(userId)
  }

  return {
    list,
    passkeys,

    /**
     * Checks the second factor of a user who entered the right password.
     * @returns whether one was used
     * @throws HttpError 401 if the account has one and `code` is missing or wrong
     */
    async checkAtSignIn(userId: number, code: string | undefined): Promise<boolean> {
      if (!(await hasAny(userId))) return false
      if (code === undefined) throw secondFactorNeeded()
      await verifyCode(userId, code)
      return true
    },

    /** For what the password alone may do if the account has nothing else. @throws HttpError 403 */
    async requireFreshIfAny(session: SessionData): Promise<void> {
      if (await hasAny(session.userId)) requireFreshSecondFactor(session)
    },

    /**
     * The password proves it only for an account without a second factor.
     * @returns whether a second factor proved it
     * @throws HttpError 401 or 403 if the proof is wrong or not enough
     */
    async confirmIdentity(userId: number, proof: ConfirmIdentity): Promise<boolean> {
      if ('code' in proof) await verifyCode(userId, proof.code)
      else if ('passkey' in proof) await passkeys.verify(proof.passkey, userId)
      else {
        // Otherwise an open session and the password could remove the factors.
        if (await hasAny(userId)) throw secondFactorNeeded()
        const user = await users.findById(userId)
        if (!(await passwords.verify(user?.passwordHash, proof.password))) throw wrongPassword()
        return false
      }
      return true
    },

    async passkeyOptions(userId: number) {
      const user = await users.findPasskeyUser(userId)
      if (!user) throw notSignedIn()
      return passkeys.registrationOptions(user)
    },

    /** @returns recovery codes with the first factor. @throws HttpError 401 for an invalid answer, 409 if it was added before */
    async addPasskey(actor: Actor, registration: NewPasskey): Promise<string[] | null> {
      const verified = await passkeys.verifyRegistration(actor.userId, registration)
      const passkey = { ...verified, name: actor.client.device ?? '' }
      try {
        return await change(actor, 'passkey-added', async trx => {
          await createPasskeyRepository(trx).add(passkey)
          return firstRecoveryCodes(trx, actor.userId)
        })
      } catch (error) {
        throw isUniqueViolation(error) ? passkeyExists() : error
      }
    },

    /** @throws HttpError 404 */
    removePasskey: (actor: Actor, id: string): Promise<void> =>
      change(actor, 'passkey-removed', async trx => {
        if (!(await createPasskeyRepository(trx).delete(actor.userId, id))) throw notFound('passkey')
        await deleteUnusedCodes(trx, actor.userId)
      }),

    async setUpApp(userId: number) {
      const user = await users.findById(userId)
      if (!user) throw notSignedIn()
      return apps.beginSetup(userId, user.username)
    },

    /** @returns recovery codes with the first factor. @throws HttpError 401 if the code is wrong */
    async addApp(actor: Actor, code: string): Promise<string[] | null> {
      const app = await apps.finishSetup(actor.userId, code.replace(/\s/g, ''))
      if (!app) throw wrongCode()
      return change(actor, 'authenticator-added', async trx => {
        await apps.save(trx, actor.userId, app)
        return firstRecoveryCodes(trx, actor.userId)
      })
    },

    /** @throws HttpError 404 */
    removeApp: (actor: Actor): Promise<void> =>
      change(actor, 'authenticator-removed', async trx => {
        if (!(await apps.delete(trx, actor.userId))) throw notFound('authenticator app')
        await deleteUnusedCodes(trx, actor.userId)
      }),

    /** Replaces the recovery codes. @throws HttpError 404 without a factor */
    async renewRecoveryCodes(actor: Actor): Promise<string[]> {
      if (!(await hasAny(actor.userId))) throw notFound('second factor')
      return change(actor, 'recovery-codes-renewed', trx => createRecoveryCodes(trx).renew(actor.userId))
    },

    /** Removes every factor of a user who lost them, for an administrator, and ends the user's sessions. @throws HttpError 404 */
    removeAll: (actor: Actor, userId: number): Promise<void> =>
      change(
        actor,
        'second-factors-removed',
        async trx => {
          await removeSecondFactors(trx, userId)
          await sessions.endAll(userId)
        },
        userId,
      ),
  }
}
export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** Removes every factor of an account, whose owner lost them, or which somebody else may have added. */
export async function removeSecondFactors(trx: Transaction<Database>, userId: number): Promise<void> {
  await createPasskeyRepository(trx).deleteAll(userId)
  await trx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute()
  await createRecoveryCodes(trx).deleteAll(userId)
}
