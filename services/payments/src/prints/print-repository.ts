import type { PrintStatus } from '@kahani/contracts/prints'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export interface NewCopy {
  userId: number
  storyId: number
  shippingAddress: string
  /** The order that pays for it; absent for a free copy. */
  orderId?: number
  /** The browser's word that two calls are one. */
  idempotencyKey?: string
}

export interface CopyMove {
  status: PrintStatus
  courier?: string | null
  trackingNumber?: string | null
}

/** Reads and writes printed copies. Works on a transaction where one is given. */
export function createPrintRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** @returns the copy's number; null where the same call was made before */
    async add(copy: NewCopy): Promise<number | null> {
      const added = await db
        .insertInto('printed_copies')
        .values({
          user_id: copy.userId,
          story_id: copy.storyId,
          order_id: copy.orderId ?? null,
          idempotency_key: copy.idempotencyKey ?? null,
          shipping_address: copy.shippingAddress,
          status: copy.orderId === undefined ? 'placed' : 'unpaid',
        })
        .onConflict(conflict => conflict.constraint('printed_copies_asked_once').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added?.id ?? null
    },

    lock(id: number) {
      return db
        .selectFrom('printed_copies')
        .selectAll()
        .where('id', '=', id)
        .where('status', '<>', 'unpaid')
        .forUpdate()
        .executeTakeFirst()
    },

    lockByOrder(orderId: number) {
      return db
        .selectFrom('printed_copies')
        .selectAll()
        .where('order_id', '=', orderId)
        .forUpdate()
        .executeTakeFirstOrThrow()
    },

    /** @returns how often its status has changed, this time included */
    async move(id: number, { status, courier, trackingNumber }: CopyMove): Promise<number> {
      const { moves } = await db
        .updateTable('printed_copies')
        .set({
          status,
          moves: sql<number>`moves + 1`,
          updated_at: sql<Date>`now()`,
          ...(courier === undefined ? {} : { courier }),
          ...(trackingNumber === undefined ? {} : { tracking_number: trackingNumber }),
        })
        .where('id', '=', id)
        .returning('moves')
        .executeTakeFirstOrThrow()
      return moves
    },

    /** Newest first, of one status where one is given, below an id where one is given. */
    page({ status, before, most }: { status?: PrintStatus | undefined; before?: number | undefined; most: number }) {
      let query = db.selectFrom('printed_copies').selectAll().orderBy('id', 'desc').limit(most)
      query = status ? query.where('status', '=', status) : query.where('status', '<>', 'unpaid')
      if (before !== undefined) query = query.where('id', '<', before)
      return query.execute()
    },

    /** The copy that an earlier call with this key has ordered. */
    byKey(userId: number, idempotencyKey: string) {
      return db
        .selectFrom('printed_copies')
        .selectAll()
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
    },

    byId(id: number) {
      return db.selectFrom('printed_copies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    },

    /** Forgets the addresses of copies that nobody has paid for within so many days. */
    async forgetAddresses(days: number): Promise<void> {
      await db
        .updateTable('printed_copies')
        .set({ shipping_address: null })
        .where('status', '=', 'unpaid')
        .where('shipping_address', 'is not', null)
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .execute()
    },
  }
}
export type CopyRow = Awaited<ReturnType<ReturnType<typeof createPrintRepository>['byId']>>
