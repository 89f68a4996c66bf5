import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

/** How long a claim holds without being renewed, in seconds. */
export const LEASE_SECONDS = 15
const now = sql<Date>`now()`
const leaseExpiry = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Which mails are sent, by their keys, `payments:{id}`. Holds no address and no word of them. */
export function createEmailDeliveryRepository(db: Kysely<Database>) {
  const claimOf = (key: string) => db.updateTable('mails').where('key', '=', key).where('state', '=', 'sending')

  return {
    /** `held`: another worker is sending it. `settled`: nothing is left to do. */
    async claim(key: string): Promise<'claimed' | 'held' | 'settled'> {
      const claimed = await db
        .insertInto('mails')
        .values({ key, state: 'sending', claimed_until: leaseExpiry })
        .onConflict(conflict =>
          conflict
            .column('key')
            .doUpdateSet({ claimed_until: leaseExpiry })
            .where('mails.state', '=', 'sending')
            .where('mails.claimed_until', '<', now),
        )
        .returning('key')
        .executeTakeFirst()
      if (claimed) return 'claimed'
      const mail = await db.selectFrom('mails').select('state').where('key', '=', key).executeTakeFirstOrThrow()
      return mail.state === 'sending' ? 'held' : 'settled'
    },

    async renewLease(key: string): Promise<void> {
      await claimOf(key).set({ claimed_until: leaseExpiry }).execute()
    },

    /** Lets any worker have it at once. */
    async releaseLease(key: string): Promise<void> {
      await claimOf(key).set({ claimed_until: now }).execute()
    },

    /** From here on the mail is never sent again. */
    async settle(key: string, state: 'sent' | 'refused'): Promise<void> {
      await claimOf(key).set({ state, settled_at: now, claimed_until: now }).execute()
    },
  }
}
export type EmailDeliveryRepository = ReturnType<typeof createEmailDeliveryRepository>
