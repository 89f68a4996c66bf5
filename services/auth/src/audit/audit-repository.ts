import type { AuditLogQuery } from '@kahani/contracts/audit-log'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export type SignInMethod = 'sign-up' | 'password' | 'google'

export interface AuditEntry {
  action: string
  actorId: number | null
  /** Whose account it concerns. */
  userId: number | null
  network?: string | null
  /** Ids and values that name nobody. */
  details?: Record<string, unknown>
}

const SIGN_IN = 'sign-in'
/** An administrator connected Gmail. Recorded by its service, because `auditAdministration` records no `GET` requests. */
export const GMAIL_CONNECTED = 'GET /auth/gmail/callback'
/** Each of the two conditions has an index. */
const isAdministration = sql<boolean>`(action like '% /api/admin/%' or action = ${GMAIL_CONNECTED})`
const SIGN_IN_RETENTION_DAYS = 90

export function createAuditRepository(db: Kysely<Database> | Transaction<Database>) {
  async function add({ action, actorId, userId, network = null, details = {} }: AuditEntry): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({ action, actor_id: actorId, user_id: userId, network, details: JSON.stringify(details) })
      .execute()
  }

  /** Allows a transaction to redact and delete entries, which a trigger rejects otherwise. */
  const allowMaintenance = (trx: Kysely<Database>) => sql`set local audit_log.maintenance = 'on'`.execute(trx)

  return {
    add,

    addSignIn: (userId: number, from: { method: SignInMethod; device: string | null; network: string }) =>
      add({
        action: SIGN_IN,
        actorId: userId,
        userId,
        network: from.network,
        details: { method: from.method, device: from.device },
      }),

    /** Newest first. */
    list({ kind, userId, before, limit }: AuditLogQuery) {
      let query = db
        .selectFrom('audit_log')
        .select(['id', 'at', 'action', 'actor_id as actorId', 'user_id as userId', 'network', 'details'])
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (kind === 'administration') query = query.where(isAdministration)
      else if (kind) query = query.where('action', '=', kind)
      if (userId !== undefined)
        query = query.where(eb => eb.or([eb('actor_id', '=', userId), eb('user_id', '=', userId)]))
      if (before !== undefined) query = query.where('id', '<', before)
      return query.execute()
    },

    /** Removes a deleted account: its sign-ins, and its id from other entries. Requires a transaction. */
    async redact(userId: number): Promise<void> {
      await allowMaintenance(db)
      await db.deleteFrom('audit_log').where('action', '=', SIGN_IN).where('user_id', '=', userId).execute()
      await db.updateTable('audit_log').set({ actor_id: null }).where('actor_id', '=', userId).execute()
      await db.updateTable('audit_log').set({ user_id: null }).where('user_id', '=', userId).execute()
    },

    deleteOldSignIns: (): Promise<void> =>
      (db as Kysely<Database>).transaction().execute(async trx => {
        await allowMaintenance(trx)
        await trx
          .deleteFrom('audit_log')
          .where('action', '=', SIGN_IN)
          .where('at', '<', sql<Date>`now() - make_interval(days => ${SIGN_IN_RETENTION_DAYS})`)
          .execute()
      }),
  }
}
