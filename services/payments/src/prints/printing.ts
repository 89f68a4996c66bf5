import type { PrintStatus } from '@kahani/contracts/prints'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { dueMail } from '../mails/mail-desk.ts'
import { createPrintRepository } from './print-repository.ts'

interface Step {
  status: PrintStatus
  courier?: string | null
  trackingNumber?: string | null
}

/**
 * Tells the family of a step of its copy.
 * @param round tells apart the times that a copy reaches a status: one that came back is shipped again
 */
export async function tellStep(trx: Transaction<Database>, printId: number, step: Step, round = ''): Promise<void> {
  const { status, courier = null, trackingNumber = null } = step
  await dueMail(trx, `print:${printId}:${status}${round}`, { kind: 'print', printId, status, courier, trackingNumber })
}

/**
 * Sends the copy of an order that is paid on its way, by the free copy that the order has granted. Where it was paid so
 * late that its address is forgotten, the family keeps that free copy instead.
 */
export async function placeCopy(trx: Transaction<Database>, order: { id: number; user_id: number }): Promise<void> {
  const prints = createPrintRepository(trx)
  const copy = await prints.lockByOrder(order.id)
  if (copy.shipping_address === null) return
  await ledgerWithin(trx).usePrintedCopy(order.user_id, copy.id)
  await prints.move(copy.id, { status: 'placed' })
  await tellStep(trx, copy.id, { status: 'placed' })
}
