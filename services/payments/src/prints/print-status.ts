import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { queueNotification } from '../notifications/notification-service.ts'
import { type CopyMove, createPrintRepository } from './print-repository.ts'

/** Changes a copy's status, and tells the family of it. */
export async function moveCopy(trx: Transaction<Database>, printId: number, move: CopyMove): Promise<void> {
  const moves = await createPrintRepository(trx).move(printId, move)
  await tellStep(trx, printId, move, moves)
}

/** Tells the family how its copy stands. @param moves how often its status has changed: each time is told once */
export async function tellStep(
  trx: Transaction<Database>,
  printId: number,
  { status, courier = null, trackingNumber = null }: CopyMove,
  moves = 0,
): Promise<void> {
  await queueNotification(trx, `print:${printId}:${moves}`, { kind: 'print', printId, status, courier, trackingNumber })
}

/**
 * Sends the copy of an order that is paid on its way, by the free copy that the order has granted. Where it was paid so
 * late that its address is forgotten, the family keeps that free copy instead.
 */
export async function placeCopy(trx: Transaction<Database>, order: { id: number; user_id: number }): Promise<void> {
  const copy = await createPrintRepository(trx).lockByOrder(order.id)
  if (copy.shipping_address === null) return
  await ledgerWithin(trx).usePrintedCopy(order.user_id, copy.id)
  await moveCopy(trx, copy.id, { status: 'placed' })
}
