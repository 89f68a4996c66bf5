import type { CurrencyCode } from '@kahani/contracts/money'
import type { PageQuery } from '@kahani/contracts/paging'
import {
  type AccountPrintedCopy,
  type ChangePrintStatus,
  type FreePrintedCopyAnswer,
  PRINT_TRANSITIONS,
  type PrintedCopiesQuery,
  type PrintedCopy,
  type PrintStatus,
  type PrintVersions,
  type StoryPrintedCopy,
} from '@kahani/contracts/prints'
import { type Page, toPage } from '@kahani/listing/paging'
import { printMessages } from '@kahani/messages/en/payments'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { idempotencyKeyReused, invalidPrintTransition, printHeld, printNotFound, trackingRequired } from '../errors.ts'
import { type LedgerService, ledgerWithin } from '../ledger/ledger-service.ts'
import type { PrintFiles } from './print-files.ts'
import { createPrintRepository, type PrintRow } from './print-repository.ts'
import { changePrintStatus, notifyPrintStatus } from './print-status.ts'

export interface PrintServiceDeps {
  db: Kysely<Database>
  ledger: LedgerService
  files: PrintFiles
  profiles: ChangedProfiles
  flushOutbox: () => void
}

const toPrintedCopy = (copy: PrintRow): PrintedCopy => ({
  id: copy.id,
  userId: copy.user_id,
  storyId: copy.story_id,
  status: copy.status as PrintStatus,
  free: copy.order_id === null,
  shippingAddress: copy.shipping_address ?? '',
  courier: copy.courier,
  trackingNumber: copy.tracking_number,
  preflight: copy.preflight,
  filesVersion: copy.files_version,
  held: copy.held,
  createdAt: copy.created_at.toISOString(),
  updatedAt: copy.updated_at.toISOString(),
})

const toPrice = ({ amount, currency }: { amount: number | null; currency: CurrencyCode | null }) =>
  amount === null || currency === null ? null : { amount, currency }

/** A copy for its family, without what `stories` knows about its story. */
export type OrderedCopy = Omit<AccountPrintedCopy, 'inLibrary'>

type OrderedRow = Awaited<ReturnType<ReturnType<typeof createPrintRepository>['listOf']>>[number]
const toOrderedCopy = (copy: OrderedRow): OrderedCopy => ({
  id: copy.id,
  storyId: copy.story_id,
  title: copy.title,
  status: copy.status as PrintStatus,
  held: copy.held,
  paid: toPrice(copy),
  shippingAddress: copy.shipping_address,
  courier: copy.courier,
  trackingNumber: copy.tracking_number,
  filesVersion: copy.files_version,
  createdAt: copy.created_at.toISOString(),
  updatedAt: copy.updated_at.toISOString(),
})

/** Orders free printed copies, and moves all copies through their statuses. */
export function createPrintService({ db, ledger, files, profiles, flushOutbox }: PrintServiceDeps) {
  return {
    /** Idempotent per `idempotencyKey`. @throws HttpError 402 if no free copy is left */
    async orderFree(order: {
      userId: number
      storyId: number
      seenVersion: string | undefined
      shippingAddress: string
      idempotencyKey: string | undefined
      requestId: string
    }): Promise<FreePrintedCopyAnswer> {
      const { userId, storyId, shippingAddress, idempotencyKey } = order
      const checked = await files.check(order, order.requestId)
      await db.transaction().execute(async trx => {
        const prints = createPrintRepository(trx)
        const printId = await prints.add({
          userId,
          storyId,
          shippingAddress,
          ...checked,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
        if (printId === null) {
          const existing = idempotencyKey && (await prints.findByIdempotencyKey(userId, idempotencyKey))
          if (!existing || existing.story_id !== storyId || existing.shipping_address !== shippingAddress) {
            throw idempotencyKeyReused()
          }
          return
        }
        await prints.setGrant(printId, await ledgerWithin(trx, profiles).spendPrintedCopy(userId, printId))
        await notifyPrintStatus(trx, { id: printId, user_id: userId }, { status: 'placed' })
      })
      flushOutbox()
      const { printedCopiesRemaining } = await ledger.summary(userId)
      return { success: true, message: printMessages.freeOrdered, printedCopiesRemaining }
    },

    /** Whether a copy of this version of the files, or one without a version, is paid for and not sent yet. */
    isInWork: (userId: number, storyId: number, filesVersion: string | null) =>
      createPrintRepository(db).isInWork(userId, storyId, filesVersion),

    /** The versions of the files of a story that its copies need, and those whose cover is shown. */
    async listVersions(storyId: number): Promise<PrintVersions> {
      const prints = createPrintRepository(db)
      return { versions: await prints.listVersions(storyId), shown: await prints.listShownVersions(storyId) }
    },

    /** The family of a copy; null if there is no such copy. */
    ownerOf: (id: number) => createPrintRepository(db).ownerOf(id),

    /** The copies of an account. */
    async listOf(userId: number, query: PageQuery): Promise<Page<OrderedCopy>> {
      const rows = await createPrintRepository(db).listOf(userId, { ...query, limit: query.limit + 1 })
      return toPage(rows.map(toOrderedCopy), query.limit, copy => copy.id)
    },

    /** The copies of a story that are on order. */
    async listOpenOf(userId: number, storyId: number): Promise<StoryPrintedCopy[]> {
      const copies = await createPrintRepository(db).listOpenOf(userId, storyId)
      return copies.map(copy => ({
        id: copy.id,
        status: copy.status as StoryPrintedCopy['status'],
        paid: toPrice(copy),
        asOrdered: copy.files_version !== null,
        held: copy.held,
        courier: copy.courier,
        trackingNumber: copy.tracking_number,
        createdAt: copy.created_at.toISOString(),
        updatedAt: copy.updated_at.toISOString(),
      }))
    },

    /** Call it when a story was deleted. Idempotent. @returns whether its files for the press are needed */
    async completeStoryDeletion(storyId: number): Promise<boolean> {
      const prints = createPrintRepository(db)
      await prints.deleteUnpaidAddressesOf(storyId)
      return (await prints.listVersions(storyId)).length > 0
    },

    async list(filter: PrintedCopiesQuery): Promise<Page<PrintedCopy>> {
      const rows = await createPrintRepository(db).list({ ...filter, limit: filter.limit + 1 })
      return toPage(rows.map(toPrintedCopy), filter.limit, copy => copy.id)
    },

    /** Changes the status of a copy and notifies the family. Setting the current status is a no-op. */
    async changeStatus(id: number, { status, courier, trackingNumber }: ChangePrintStatus): Promise<PrintedCopy> {
      await db.transaction().execute(async trx => {
        const copy = await createPrintRepository(trx).lock(id)
        if (!copy) throw printNotFound()
        const from = copy.status as PrintStatus
        if (from === status) return
        const allowed: readonly PrintStatus[] = PRINT_TRANSITIONS[from]
        if (!allowed.includes(status)) throw invalidPrintTransition(from, status)
        if (copy.held) throw printHeld()
        if (status === 'shipped' && !(courier && trackingNumber)) throw trackingRequired()
        const tracking =
          status === 'shipped'
            ? { courier: courier ?? null, trackingNumber: trackingNumber ?? null }
            : { courier: copy.courier, trackingNumber: copy.tracking_number }
        await changePrintStatus(trx, copy, { status, ...tracking })
      })
      flushOutbox()
      return toPrintedCopy(await createPrintRepository(db).getById(id))
    },
  }
}
export type PrintService = ReturnType<typeof createPrintService>
