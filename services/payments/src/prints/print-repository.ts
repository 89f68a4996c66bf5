import type { PageQuery } from '@kahani/contracts/paging'
import {
  OPEN_PRINT_STATUSES,
  type PrintedCopiesQuery,
  type PrintStatus,
  UNSENT_PRINT_STATUSES,
} from '@kahani/contracts/prints'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { grantRefOf, selectDisputedOrders } from '../disputes/dispute-repository.ts'
import type { CheckedFiles } from './print-files.ts'

export interface NewPrint extends CheckedFiles {
  userId: number
  storyId: number
  shippingAddress: string
  /** Absent for a free copy. */
  orderId?: number
  idempotencyKey?: string
}

export interface PrintStatusChange {
  status: PrintStatus
  courier?: string | null
  trackingNumber?: string | null
}

/** Copies of a user, all of one story if it is given. */
export interface CopiesOfUser {
  userId: number
  storyId?: number
  ids: number[]
}

/**
 * Whether the copy is not printed or sent because the payment of its order, or of its package, is disputed. Postgres reads the
 * disputes once for all copies.
 */
const isHeld = (eb: ExpressionBuilder<Database, 'printed_copies'>) =>
  eb.fn
    .coalesce(
      eb.and([
        eb('printed_copies.status', 'in', UNSENT_PRINT_STATUSES),
        eb.or([
          eb('grant_ref', 'in', selectDisputedOrders(eb).select(grantRefOf.as('ref'))),
          eb('printed_copies.order_id', 'in', selectDisputedOrders(eb).select('orders.id')),
        ]),
      ]),
      eb.lit(false),
    )
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
          files_version: copy.filesVersion,
          title: copy.title,
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

    /** Records which grant the copy uses. */
    async setGrant(id: number, grantRef: string): Promise<void> {
      await db.updateTable('printed_copies').set({ grant_ref: grantRef }).where('id', '=', id).execute()
    },

    /** The copies of an order's grant that have not been sent. */
    lockUnsentOfGrant(grantRef: string, orderId: number) {
      return db
        .selectFrom('printed_copies')
        .select(['id', 'user_id'])
        .where(eb => eb.or([eb('grant_ref', '=', grantRef), eb('order_id', '=', orderId)]))
        .where('status', 'in', UNSENT_PRINT_STATUSES)
        .orderBy('id')
        .forUpdate()
        .execute()
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

    /** The copies of an account with what was paid for them, newest first. */
    listOf(userId: number, { before, limit }: PageQuery) {
      return db
        .selectFrom('printed_copies')
        .leftJoin('orders', 'orders.id', 'printed_copies.order_id')
        .selectAll('printed_copies')
        .select([isHeld, 'amount', 'currency'])
        .where('printed_copies.user_id', '=', userId)
        .where('printed_copies.status', '<>', 'unpaid')
        .$if(before !== undefined, query => query.where('printed_copies.id', '<', before ?? 0))
        .orderBy('printed_copies.id', 'desc')
        .limit(limit)
        .execute()
    },

    /** The copies of a story that are on order, with what was paid for them. */
    listOpenOf(userId: number, storyId: number) {
      return db
        .selectFrom('printed_copies')
        .leftJoin('orders', 'orders.id', 'printed_copies.order_id')
        .selectAll('printed_copies')
        .select([isHeld, 'amount', 'currency'])
        .where('printed_copies.user_id', '=', userId)
        .where('story_id', '=', storyId)
        .where('printed_copies.status', 'in', OPEN_PRINT_STATUSES)
        .orderBy('printed_copies.id')
        .execute()
    },

    /** Locks copies after their orders, as settlements do. */
    async lockCopies({ userId, storyId, ids }: CopiesOfUser) {
      const copies = db
        .selectFrom('printed_copies')
        .where('user_id', '=', userId)
        .$if(storyId !== undefined, query => query.where('story_id', '=', storyId ?? 0))
        .where('id', 'in', ids)
        .where('status', '<>', 'unpaid')
      await db
        .selectFrom('orders')
        .select('id')
        .where('id', 'in', copies.select('order_id'))
        .orderBy('id')
        .forUpdate()
        .execute()
      return copies.select(['id', 'user_id', 'order_id', 'status']).orderBy('id').forUpdate().execute()
    },

    /** The versions of the files of copies that are on order, or can still be paid for, and whose address is not deleted yet. */
    async listVersions(storyId: number): Promise<(string | null)[]> {
      const copies = await db
        .selectFrom('printed_copies')
        .select('files_version')
        .distinct()
        .where('story_id', '=', storyId)
        .where('status', 'in', [...OPEN_PRINT_STATUSES, 'unpaid'])
        .where('shipping_address', 'is not', null)
        .execute()
      return copies.map(copy => copy.files_version)
    },

    /** The versions of the files of copies that were ordered, and whose title is not deleted yet. */
    async listShownVersions(storyId: number): Promise<string[]> {
      const copies = await db
        .selectFrom('printed_copies')
        .select('files_version')
        .distinct()
        .where('story_id', '=', storyId)
        .where('status', '<>', 'unpaid')
        .where('title', 'is not', null)
        .where('files_version', 'is not', null)
        .$narrowType<{ files_version: string }>()
        .execute()
      return copies.map(copy => copy.files_version)
    },

    /** Deletes the addresses of copies of a story that were not paid for. */
    async deleteUnpaidAddressesOf(storyId: number): Promise<void> {
      await db
        .updateTable('printed_copies')
        .set({ shipping_address: null, title: null })
        .where('story_id', '=', storyId)
        .where('status', '=', 'unpaid')
        .execute()
    },

    findByIdempotencyKey(userId: number, idempotencyKey: string) {
      return db
        .selectFrom('printed_copies')
        .selectAll()
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
    },

    async isInWork(userId: number, storyId: number, filesVersion: string | null): Promise<boolean> {
      const copy = await db
        .selectFrom('printed_copies')
        .select('id')
        .where('user_id', '=', userId)
        .where('story_id', '=', storyId)
        .where('files_version', 'is not distinct from', filesVersion)
        .where('status', 'in', [...UNSENT_PRINT_STATUSES])
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
  }
}
export type PrintRow = Awaited<ReturnType<ReturnType<typeof createPrintRepository>['getById']>>
