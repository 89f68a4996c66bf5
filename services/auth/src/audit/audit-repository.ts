import { ACCOUNT_EVENTS, type AuditLogQuery } from '@kahani/contracts/audit-log'
import { changeInBatches, inBatch } from '@kahani/service-kit/batches'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export interface AuditEntry {
  action: string
  actorId: number | null
  /** Whose account it concerns. */
  userId: number | null
  /** The people in a list that the actor read. */
  shownUserIds?: number[] | undefined
  network?: string | null
  /** Ids and values that name nobody. */
  details?: Record<string, unknown>
}

/** An administrator connected Gmail. Recorded by its service, because `auditAdministration` records no `GET` requests. */
export const GMAIL_CONNECTED = 'GET /auth/gmail/callback'

const ACCOUNT_RETENTION_DAYS = 90
/** India's DPDP Rules 2025, rule 6(1)(e), ask for one year. */
const READ_RETENTION_DAYS = 366

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
const isRead = sql<boolean>`action like 'GET /api/admin/%'`
/** The condition of the index `audit_log_expiring`. */
const isExpiring = sql<boolean>`(action in (${sql.join(ACCOUNT_EVENTS.map(action => sql.lit(action)))}) or ${isRead})`
const hasExpired = sql<boolean>`${isExpiring} and at < ${daysAgo(ACCOUNT_RETENTION_DAYS)}
  and (not ${isRead} or at < ${daysAgo(READ_RETENTION_DAYS)})`
const wasShown = (userId: number) => sql<boolean>`shown_user_ids <> '{}' and shown_user_ids @> ${[userId]}::bigint[]`

type Filter = (eb: ExpressionBuilder<Database, 'audit_log'>) => ReturnType<typeof eb.and>

/** Each of the conditions has an index. */
const KINDS: Record<NonNullable<AuditLogQuery['kind']>, Filter> = {
  'sign-in': eb => eb.and([eb('action', '=', 'sign-in')]),
  'sign-in-failed': eb => eb.and([eb('action', '=', 'sign-in-failed')]),
  password: eb => eb.and([eb('action', 'in', ['password-changed', 'password-reset'])]),
  sessions: eb => eb.and([eb('action', 'in', ['sign-out', 'sessions-ended'])]),
  'role-change': eb => eb.and([eb('action', '=', 'role-change')]),
  reads: eb => eb.and([isRead]),
  administration: eb =>
    eb.and([sql<boolean>`(action like '% /api/admin/%' or action = ${GMAIL_CONNECTED})`, eb.not(isRead)]),
}

export function createAuditRepository(db: Kysely<Database> | Transaction<Database>) {
  /** Allows a transaction to redact and delete entries, which a trigger rejects otherwise. */
  const allowMaintenance = (trx: Kysely<Database>) => sql`set local audit_log.maintenance = 'on'`.execute(trx)

  /** Newest first, with the names of those whose accounts exist. */
  const newest = (limit: number, before: number | undefined) =>
    db
      .selectFrom('audit_log')
      .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
      .leftJoin('users as owner', 'owner.id', 'audit_log.user_id')
      .select(['audit_log.id', 'at', 'action', 'actor_id as actorId', 'user_id as userId', 'network', 'details'])
      .select(['actor.username as actorName', 'owner.username as userName'])
      .$if(before !== undefined, query => query.where('audit_log.id', '<', before ?? 0))
      .orderBy('audit_log.id', 'desc')
      .limit(limit)

  return {
    async add({ action, actorId, userId, shownUserIds = [], network = null, details = {} }: AuditEntry): Promise<void> {
      await db
        .insertInto('audit_log')
        .values({
          ...{ action, actor_id: actorId, user_id: userId, shown_user_ids: shownUserIds, network },
          details: JSON.stringify(details),
        })
        .execute()
    },

    /** At most one more than `limit`. */
    list({ kind, userId, before, limit }: AuditLogQuery) {
      const ofKind = newest(limit + 1, before).$if(kind !== undefined, query => query.where(KINDS[kind ?? 'sign-in']))
      if (userId === undefined) return ofKind.execute()
      // Each part is read from its index in the order of the ids, which a condition with `or` is not.
      const idsWith = (column: 'actor_id' | 'user_id') => {
        const entries = ofKind.clearSelect().select('audit_log.id').where(`audit_log.${column}`, '=', userId)
        return db.selectFrom(entries.as(column)).select('id')
      }
      return newest(limit + 1, before)
        .where('audit_log.id', 'in', idsWith('actor_id').union(idsWith('user_id')))
        .execute()
    },

    /** What concerns an account, without what its user did as an administrator. */
    listOfAccount: (userId: number, limit: number, before?: number) =>
      newest(limit, before)
        .where(eb => eb.or([eb('user_id', '=', userId), wasShown(userId)]))
        .execute(),

    /** Removes a deleted account: its events, and its id from other entries. Requires a transaction. */
    async redact(userId: number): Promise<void> {
      await allowMaintenance(db)
      await db
        .deleteFrom('audit_log')
        .where('action', 'in', [...ACCOUNT_EVENTS])
        .where('user_id', '=', userId)
        .execute()
      await db.updateTable('audit_log').set({ actor_id: null }).where('actor_id', '=', userId).execute()
      await db.updateTable('audit_log').set({ user_id: null }).where('user_id', '=', userId).execute()
      await db
        .updateTable('audit_log')
        .set({ shown_user_ids: sql`array_remove(shown_user_ids, ${userId}::bigint)` })
        .where(wasShown(userId))
        .execute()
    },

    deleteExpired: (): Promise<void> =>
      changeInBatches(() =>
        (db as Kysely<Database>).transaction().execute(async trx => {
          await allowMaintenance(trx)
          return trx.deleteFrom('audit_log').where(inBatch('audit_log', hasExpired)).executeTakeFirst()
        }),
      ),
  }
}
export type AuditRepository = ReturnType<typeof createAuditRepository>
