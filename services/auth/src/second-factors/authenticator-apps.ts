import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { Keys } from '@kahani/service-kit/config'
import { createEncryption } from '@kahani/service-kit/encryption'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Kysely, Transaction } from 'kysely'
import { generateSecret, generateURI, verify } from 'otplib'
import type { Database } from '../database.ts'
import { deriveKeys } from '../derive-keys.ts'

const PURPOSE = 'authenticator apps'
const VERSION_LENGTH = 8
/** Clocks of phones may differ by one step of 30 s. */
const TOLERANCE_S = 30
/** Time in seconds to set up the app. */
const SETUP_LIFETIME_S = 15 * 60
const setupKey = (userId: number) => `authenticator-setup:${userId}`

/**
 * Time-based one-time passwords of authenticator apps. Secrets are encrypted under keys derived from `SESSION_SECRET`, and a
 * code is valid once.
 */
export function createAuthenticatorApps(db: Kysely<Database>, redis: RedisClient, sessionSecrets: Keys) {
  const [newest, ...older] = deriveKeys(sessionSecrets, PURPOSE)
  const encode = (key: Buffer) => key.toString('base64')
  const encryption = createEncryption([encode(newest), ...older.map(encode)])
  const keyVersion = createHash('sha256').update(newest).digest('hex').slice(0, VERSION_LENGTH)
  const contextOf = (userId: number) => `${PURPOSE} ${userId}`
  const encrypt = (userId: number, secret: string) => encryption.encrypt(Buffer.from(secret), contextOf(userId))
  /** Null if the key is not listed any more. */
  function decrypt(userId: number, secret: Buffer): string | null {
    try {
      return encryption.decrypt(secret, contextOf(userId)).toString()
    } catch {
      return null
    }
  }

  /** The time step of a valid code that is later than the last one; null otherwise. */
  async function check(secret: string | null, token: string, afterTimeStep?: number): Promise<number | null> {
    if (secret === null || !/^\d{6}$/.test(token)) return null
    const result = await verify({ secret, token, epochTolerance: TOLERANCE_S, ...(afterTimeStep && { afterTimeStep }) })
    return result.valid && 'timeStep' in result ? result.timeStep : null
  }

  return {
    async exists(userId: number): Promise<boolean> {
      const row = await db
        .selectFrom('authenticator_apps')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Begins to set up an app, or begins again. */
    async beginSetup(userId: number, username: string) {
      const secret = generateSecret()
      await redis.set(setupKey(userId), encrypt(userId, secret), 'EX', SETUP_LIFETIME_S)
      return { secret, uri: generateURI({ issuer: PRODUCT_NAME, label: username, secret }) }
    },

    /** The secret of the app that shows `code`; null if the code is wrong, or the setup was not begun. */
    async finishSetup(userId: number, code: string): Promise<{ secret: Buffer; timeStep: number } | null> {
      const encrypted = await redis.getBuffer(setupKey(userId))
      const timeStep = encrypted && (await check(decrypt(userId, encrypted), code))
      if (!timeStep) return null
      await redis.del(setupKey(userId))
      return { secret: encrypted, timeStep }
    },

    async save(trx: Transaction<Database>, userId: number, { secret, timeStep }: { secret: Buffer; timeStep: number }) {
      const row = { user_id: userId, secret, key_version: keyVersion, last_time_step: timeStep }
      await trx
        .insertInto('authenticator_apps')
        .values(row)
        .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
        .execute()
    },

    /** Accepts a code once, also in parallel. */
    verify: (userId: number, code: string): Promise<boolean> =>
      db.transaction().execute(async trx => {
        const app = await trx
          .selectFrom('authenticator_apps')
          .select(['secret', 'last_time_step as lastTimeStep'])
          .where('user_id', '=', userId)
          .forUpdate()
          .executeTakeFirst()
        const timeStep = app && (await check(decrypt(userId, app.secret), code, app.lastTimeStep))
        if (!timeStep) return false
        await trx
          .updateTable('authenticator_apps')
          .set({ last_time_step: timeStep })
          .where('user_id', '=', userId)
          .execute()
        return true
      }),

    /** Encrypts secrets again whose key is not the newest any more, so that older keys can be removed. */
    async encryptAgain(): Promise<void> {
      const apps = await db
        .selectFrom('authenticator_apps')
        .select(['user_id as userId', 'secret'])
        .where('key_version', '<>', keyVersion)
        .execute()
      for (const { userId, secret } of apps) {
        const plain = decrypt(userId, secret)
        if (plain === null) continue
        await db
          .updateTable('authenticator_apps')
          .set({ secret: encrypt(userId, plain), key_version: keyVersion })
          .where('user_id', '=', userId)
          .where('secret', '=', secret)
          .execute()
      }
    },

    async delete(trx: Transaction<Database>, userId: number): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('authenticator_apps')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}
export type AuthenticatorApps = ReturnType<typeof createAuthenticatorApps>
