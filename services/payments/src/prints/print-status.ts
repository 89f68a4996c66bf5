import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { orderRef } from '../ledger/remaining-grant.ts'
import { notifyAccount } from '../notifications/notify-account.ts'
import { createPrintRepository, type PrintRow, type PrintStatusChange } from './print-repository.ts'

type Copy = Pick<PrintRow, 'id' | 'user_id'>

/** Changes the status of a copy and notifies the family. */
export async function changePrintStatus(
  trx: Transaction<Database>,
  copy: Copy,
  change: PrintStatusChange,
): Promise<void> {
  const changeCount = await createPrintRepository(trx).changeStatus(copy.id, change)
  await notifyPrintStatus(trx, copy, change, changeCount)
}

/** Cancels a copy that was not shipped, and refunds the credit that it used. @param notify whether the family gets an email */
export async function cancelPrint(
  trx: Transaction<Database>,
  copy: Copy,
  profiles: ChangedProfiles,
  { notify = true } = {},
): Promise<void> {
  await ledgerWithin(trx, profiles).refundPrintedCopy(copy.user_id, copy.id)
  if (notify) await changePrintStatus(trx, copy, { status: 'cancelled' })
  else await createPrintRepository(trx).changeStatus(copy.id, { status: 'cancelled' })
}

/** @param changeCount number of status changes so far: each is notified once */
export async function notifyPrintStatus(
  trx: Transaction<Database>,
  copy: Copy,
  { status, courier = null, trackingNumber = null }: PrintStatusChange,
  changeCount = 0,
): Promise<void> {
  const subject = { kind: 'print' as const, printId: copy.id, status, courier, trackingNumber }
  await notifyAccount(trx, copy.user_id, `print:${copy.id}:${changeCount}`, subject)
}

/**
 * Places the copy of a paid order, using the credit that the order granted. If the payment came so late that the address
 * was deleted, the family keeps the credit instead.
 */
export async function placePrint(
  trx: Transaction<Database>,
  order: { id: number; user_id: number },
  profiles: ChangedProfiles,
): Promise<void> {
  const prints = createPrintRepository(trx)
  const copy = await prints.lockByOrder(order.id)
  if (copy.shipping_address === null) return
  const grantRef = orderRef(order.id)
  await ledgerWithin(trx, profiles).spendPrintedCopy(order.user_id, copy.id, grantRef)
  await prints.setGrant(copy.id, grantRef)
  await changePrintStatus(trx, copy, { status: 'placed' })
}
