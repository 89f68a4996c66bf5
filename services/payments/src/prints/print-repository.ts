import type { PreflightReport } from '@kahani/contracts/preflight'
import { PRINT_STATUSES_IN_WORK, type PrintedCopiesQuery, type PrintStatus } from '@kahani/contracts/prints'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { isDisputeOpen } from '../disputes/dispute-repository.ts'

export interface NewPrint {
  userId: number
  storyId: number
  shippingAddress: string
  preflight: PreflightReport
  /** Absent for a free copy. */
  orderId?: number
  idempotencyKey?: string
}

export interface PrintStatusChange {
  status: PrintStatus
  courier?: string | null
  trackingNumber?: string | null
}

/** Whether the copy is not printed because the payment of its order is disputed. */
const isHeld = (eb: ExpressionBuilder<Database, 'printed_copies'>) =>
  eb
    .and([
      eb('printed_copies.status', '=', 'placed'),
      eb.exists(
        eb
          .selectFrom('disputes')
          .select('disputes.id')
          .whereRef('disputes.order_id', '=', 'printed_copies.order_id')
          .where(isDisputeOpen),
      ),
    ])
    .$castTo<boolean>()
    .as('held')

export function createPrintRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** @returns the id; null if the idempotency key was used before */
    async add(copy: NewPrint): Promise<number | null> {
      const added = await db
        .insertInto('printed_copies')
        .values({
          user_id: copy.userId,
          story_id: copy.storyId,
          order_id: copy.orderId ?? null,
          idempotency_key: copy.idempotencyKey ?? null,
          shipping_address: copy.shippingAddress,
          preflight: JSON.stringify(copy.preflight),
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
        .select(isHeld)
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

    /** @returns the number of status changes, this one included */
    async changeStatus(id: number, { status, courier, trackingNumber }: PrintStatusChange): Promise<number> {
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

    /** Paid and free copies, newest first. */
    list({ status, userId, before, limit }: PrintedCopiesQuery) {
      let query = db.selectFrom('printed_copies').selectAll().select(isHeld).orderBy('id', 'desc').limit(limit)
      query = status ? query.where('status', '=', status) : query.where('status', '<>', 'unpaid')
      if (userId !== undefined) query = query.where('user_id', '=', userId)
      if (before !== undefined) query = query.where('id', '<', before)
      return query.execute()
    },

    findByIdempotencyKey(userId: number, idempotencyKey: string) {
      return db
        .selectFrom('printed_copies')
        .selectAll()
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
    },

    async isInWork(userId: number, storyId: number): Promise<boolean> {
      const copy = await db
        .selectFrom('printed_copies')
        .select('id')
        .where('user_id', '=', userId)
        .where('story_id', '=', storyId)
        .where('status', 'in', [...PRINT_STATUSES_IN_WORK])
        .limit(1)
        .executeTakeFirst()
      return copy !== undefined
    },

    async ownerOf(id: number): Promise<number | null> {
      const copy = await db.selectFrom('printed_copies').select('user_id').where('id', '=', id).executeTakeFirst()
      return copy?.user_id ?? null
    },

    getById(id: number) {
      return db.selectFrom('printed_copies').selectAll().select(isHeld).where('id', '=', id).executeTakeFirstOrThrow()
    },

    /** Deletes the addresses of copies that were not paid for within `days`. */
    async deleteUnpaidAddresses(days: number): Promise<void> {
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
export type PrintRow = Awaited<ReturnType<ReturnType<typeof createPrintRepository>['getById']>>
