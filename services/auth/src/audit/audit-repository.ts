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
const SIGN_IN_RETENTION_DAYS = 90

export function createAuditRepository(db: Kysely<Database> | Transaction<Database>) {
  async function add({ action, actorId, userId, network = null, details = {} }: AuditEntry): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({ action, actor_id: actorId, user_id: userId, network, details: JSON.stringify(details) })
      .execute()
  }

  /** Allows a transaction to redact or delete entries, which a trigger rejects otherwise. */
  const maintain = (work: (trx: Transaction<Database>) => Promise<unknown>) =>
    (db as Kysely<Database>).transaction().execute(async trx => {
      await sql`set local audit_log.maintenance = 'on'`.execute(trx)
      await work(trx)
    })

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

    deleteOldSignIns: () =>
      maintain(trx =>
        trx
          .deleteFrom('audit_log')
          .where('action', '=', SIGN_IN)
          .where('at', '<', sql<Date>`now() - make_interval(days => ${SIGN_IN_RETENTION_DAYS})`)
          .execute(),
      ),
  }
}
