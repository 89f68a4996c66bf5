import {
  type FreePrintedCopyAnswer,
  type MovePrintedCopy,
  PRINT_MOVES,
  type PrintedCopy,
  type PrintStatus,
} from '@kahani/contracts/prints'
import { bookSchema } from '@kahani/contracts/stories-internal'
import { printMessages } from '@kahani/messages/en/payments'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { cannotMoveCopy, keyReused, trackingNeeded, unknownCopy } from '../errors.ts'
import { type LedgerService, ledgerWithin } from '../ledger/ledger-service.ts'
import { type CopyRow, createPrintRepository } from './print-repository.ts'
import { moveCopy, tellStep } from './printing.ts'

const PAGE = 50

export interface PrintParts {
  db: Kysely<Database>
  ledger: LedgerService
  stories: InternalClient
  /** Called when something is in the outbox. */
  flushOutbox: () => void
}

const shown = (copy: CopyRow): PrintedCopy => ({
  id: copy.id,
  userId: copy.user_id,
  storyId: copy.story_id,
  status: copy.status as PrintStatus,
  free: copy.order_id === null,
  shippingAddress: copy.shipping_address ?? '',
  courier: copy.courier,
  trackingNumber: copy.tracking_number,
  createdAt: copy.created_at.toISOString(),
  updatedAt: copy.updated_at.toISOString(),
})

/** Printed copies: the free ones of packages, and the life of every one. */
export function createPrintService({ db, ledger, stories, flushOutbox }: PrintParts) {
  /** @throws HttpError 404 unless the story is there and theirs */
  async function checkStory(userId: number, storyId: number, requestId: string): Promise<void> {
    await stories.call(`/internal/stories/${storyId}/book?userId=${userId}`, {
      answer: bookSchema,
      requestId,
      timeoutMs: 5_000,
    })
  }

  return {
    checkStory,

    /** Uses a free copy. @param key makes a second click the same copy. @throws HttpError 402 when none is left */
    async orderFree(order: {
      userId: number
      storyId: number
      shippingAddress: string
      key: string | undefined
      requestId: string
    }): Promise<FreePrintedCopyAnswer> {
      const { userId, storyId, shippingAddress, key } = order
      await checkStory(userId, storyId, order.requestId)
      await db.transaction().execute(async trx => {
        const prints = createPrintRepository(trx)
        const printId = await prints.add({
          userId,
          storyId,
          shippingAddress,
          ...(key ? { idempotencyKey: key } : {}),
        })
        if (printId === null) {
          const first = key === undefined ? undefined : await prints.byKey(userId, key)
          if (first?.story_id !== storyId || first.shipping_address !== shippingAddress) throw keyReused()
          return
        }
        await ledgerWithin(trx).usePrintedCopy(userId, printId)
        await tellStep(trx, printId, { status: 'placed' })
      })
      flushOutbox()
      const { printedCopiesRemaining } = await ledger.standing(userId)
      return { success: true, message: printMessages.freeOrdered, printedCopiesRemaining }
    },

    async list({ status, before }: { status?: PrintStatus | undefined; before?: number | undefined }) {
      const rows = await createPrintRepository(db).page({ status, before, most: PAGE + 1 })
      const page = rows.slice(0, PAGE)
      return { printedCopies: page.map(shown), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
    },

    /** Moves a copy on in its life, and tells the family. Asking for the status it has changes nothing. */
    async move(id: number, { status, courier, trackingNumber }: MovePrintedCopy): Promise<PrintedCopy> {
      await db.transaction().execute(async trx => {
        const copy = await createPrintRepository(trx).lock(id)
        if (!copy) throw unknownCopy()
        const from = copy.status as PrintStatus
        if (from === status) return
        const allowed: readonly PrintStatus[] = PRINT_MOVES[from]
        if (!allowed.includes(status)) throw cannotMoveCopy(from, status)
        if (status === 'shipped' && !(courier && trackingNumber)) throw trackingNeeded()
        const tracking =
          status === 'shipped'
            ? { courier: courier ?? null, trackingNumber: trackingNumber ?? null }
            : { courier: copy.courier, trackingNumber: copy.tracking_number }
        await moveCopy(trx, id, { status, ...tracking })
      })
      flushOutbox()
      return shown(await createPrintRepository(db).byId(id))
    },
  }
}
export type PrintService = ReturnType<typeof createPrintService>
