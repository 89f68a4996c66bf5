import { queueNotification } from '@kahani/service-kit/notifications'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { createPrintRepository, type PrintStatusChange } from './print-repository.ts'

/** Changes the status of a copy and notifies the family. */
export async function changePrintStatus(
  trx: Transaction<Database>,
  printId: number,
  change: PrintStatusChange,
): Promise<void> {
  const changeCount = await createPrintRepository(trx).changeStatus(printId, change)
  await notifyPrintStatus(trx, printId, change, changeCount)
}

/** @param changeCount number of status changes so far: each is notified once */
export async function notifyPrintStatus(
  trx: Transaction<Database>,
  printId: number,
  { status, courier = null, trackingNumber = null }: PrintStatusChange,
  changeCount = 0,
): Promise<void> {
  const subject = { kind: 'print' as const, printId, status, courier, trackingNumber }
  await queueNotification(trx, 'payments', `print:${printId}:${changeCount}`, subject)
}

/**
 * Places the copy of a paid order, using the credit that the order granted. If the payment came so late that the address
 * was deleted, the family keeps the credit instead.
 */
export async function placePrint(trx: Transaction<Database>, order: { id: number; user_id: number }): Promise<void> {
  const copy = await createPrintRepository(trx).lockByOrder(order.id)
  if (copy.shipping_address === null) return
  await ledgerWithin(trx).spendPrintedCopy(order.user_id, copy.id)
  await changePrintStatus(trx, copy.id, { status: 'placed' })
}
