import { createHash } from 'node:crypto'
import type { Keys } from '@kahani/service-kit/config'
import { createEncryption } from '@kahani/service-kit/encryption'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { deriveKeys } from '../derive-keys.ts'

const CONTEXT = 'gmail refresh token'
const VERSION_LENGTH = 8
const now = sql<Date>`now()`

export interface GmailConnection {
  id: string
  address: string
  /** Null if it is encrypted with a key that is not listed any more. */
  refreshToken: string | null
  connectedAt: Date
  connectedBy: string | null
  expired: boolean
  lastError: string | null
  lastErrorAt: Date | null
}

/** The Gmail account that sends our emails. There is at most one. */
export function createGmailConnectionRepository(db: Kysely<Database> | Transaction<Database>, sessionSecrets: Keys) {
  const [key, ...olderKeys] = deriveKeys(sessionSecrets, CONTEXT)
  const encodeKey = (key: Buffer) => key.toString('base64')
  const encryption = createEncryption([encodeKey(key), ...olderKeys.map(encodeKey)])
  const versionOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, VERSION_LENGTH)
  const keyVersion = versionOf(key)
  const olderVersions = olderKeys.map(versionOf)
  const encrypt = (refreshToken: string) => ({
    refresh_token: encryption.encrypt(Buffer.from(refreshToken), CONTEXT),
    key_version: keyVersion,
  })

  return {
    /** A refresh token that is encrypted with an older key is encrypted again with the newest one. */
    async find(): Promise<GmailConnection | undefined> {
      const row = await db
        .selectFrom('gmail_connection')
        .leftJoin('users', 'users.id', 'connected_by')
        .select([
          'gmail_connection.id',
          'address',
          'refresh_token as encrypted',
          'key_version as keyVersion',
          'connected_at as connectedAt',
          'username as connectedBy',
          'expired',
          'last_error as lastError',
          'last_error_at as lastErrorAt',
        ])
        .executeTakeFirst()
      if (!row) return undefined
      const { encrypted, keyVersion: usedVersion, ...connection } = row
      const isOlder = olderVersions.includes(usedVersion)
      if (usedVersion !== keyVersion && !isOlder) return { ...connection, refreshToken: null, expired: true }
      const refreshToken = encryption.decrypt(encrypted, CONTEXT).toString()
      if (isOlder) {
        await db.updateTable('gmail_connection').set(encrypt(refreshToken)).where('id', '=', connection.id).execute()
      }
      return { ...connection, refreshToken }
    },

    /** Replaces the connection, if there is one. */
    async save(connection: { address: string; refreshToken: string; connectedBy: number }): Promise<void> {
      await db.deleteFrom('gmail_connection').execute()
      await db
        .insertInto('gmail_connection')
        .values({
          address: connection.address,
          ...encrypt(connection.refreshToken),
          connected_by: connection.connectedBy,
        })
        .execute()
    },

    /** Records an error, unless the connection was replaced meanwhile. */
    async recordError(id: string, error: { message: string; expired: boolean }): Promise<void> {
      await db
        .updateTable('gmail_connection')
        .set({ last_error: error.message, last_error_at: now, ...(error.expired && { expired: true }) })
        .where('id', '=', id)
        .execute()
    },

    async delete(): Promise<void> {
      await db.deleteFrom('gmail_connection').execute()
    },
  }
}
export type GmailConnectionRepository = ReturnType<typeof createGmailConnectionRepository>
