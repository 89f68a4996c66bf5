import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

const LEASE_MS = 6_000
const now = sql<Date>`now()`

/** Delivery state per email, keyed by `{source}:{notification id}`. Contains no address and no content. */
export function createEmailDeliveryRepository(db: Kysely<Database>, leaseMs = LEASE_MS) {
  const leaseExpiry = sql<Date>`now() + make_interval(secs => ${leaseMs / 1000})`
  const updateSending = (key: string) =>
    db.updateTable('email_deliveries').where('key', '=', key).where('state', '=', 'sending')

  return {
    leaseMs,

    /** `held`: another worker is sending the email. `completed`: it was sent or rejected. */
    async acquireLease(key: string): Promise<'acquired' | 'held' | 'completed'> {
      const acquired = await db
        .insertInto('email_deliveries')
        .values({ key, state: 'sending', lease_expires_at: leaseExpiry })
        .onConflict(conflict =>
          conflict
            .column('key')
            .doUpdateSet({ lease_expires_at: leaseExpiry })
            .where('email_deliveries.state', '=', 'sending')
            .where('email_deliveries.lease_expires_at', '<', now),
        )
        .returning('key')
        .executeTakeFirst()
      if (acquired) return 'acquired'
      const { state } = await db
        .selectFrom('email_deliveries')
        .select('state')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return state === 'sending' ? 'held' : 'completed'
    },

    /** The state of one email; undefined before a worker has started to send it. */
    async findState(key: string): Promise<'sending' | 'sent' | 'rejected' | undefined> {
      const row = await db.selectFrom('email_deliveries').select('state').where('key', '=', key).executeTakeFirst()
      return row?.state
    },

    /** When the last email was sent. */
    async lastSentAt(): Promise<Date | null> {
      const { at } = await db
        .selectFrom('email_deliveries')
        .select(eb => eb.fn.max('completed_at').as('at'))
        .where('state', '=', 'sent')
        .executeTakeFirstOrThrow()
      return at
    },

    async renewLease(key: string): Promise<void> {
      await updateSending(key).set({ lease_expires_at: leaseExpiry }).execute()
    },

    async releaseLease(key: string): Promise<void> {
      await updateSending(key).set({ lease_expires_at: now }).execute()
    },

    /** The email is never sent again. */
    async complete(key: string, state: 'sent' | 'rejected'): Promise<void> {
      await updateSending(key).set({ state, completed_at: now, lease_expires_at: now }).execute()
    },
  }
}
export type EmailDeliveryRepository = ReturnType<typeof createEmailDeliveryRepository>
